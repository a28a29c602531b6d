import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isMailAddress } from '../../domain/session/mailAddress';
import { standardRoles } from '../../domain/permissions/standardRoles';
import { addEvent } from '../audit/auditRepository';
import type { Schema } from '../database/schema';
import { addEmployeeChanges } from '../employee-records/employeeChangesRepository';
import type { Identity } from './identityProvider';
import {
  linkEmployee,
  linkedEmployee,
  employeeWithEmail,
  insertNewcomer,
  newcomerRoleAndCode,
} from './linksRepository';
import { SignInRejected } from './signInProblems';

/** The role with the fewest rights. */
const newcomerRole = standardRoles[4].name;
const maxNameLength = 50;

interface Attempt {
  readonly now: Date;
  readonly machineNow: Date;
  /** From where the user signs in. */
  readonly address: string;
}

/**
 * The employee of a user at the provider: by an earlier link, otherwise by the verified mail address, which links them.
 * @returns the employee's id
 * @throws SignInRejected
 */
export async function matchEmployee(
  database: Kysely<Schema>,
  identity: Identity,
  addsEmployees: boolean,
  attempt: Attempt,
): Promise<string> {
  const linked = await linkedEmployee(database, identity);
  if (linked !== undefined) return linked;
  const { email, isEmailVerified } = identity;
  if (email === undefined || !isMailAddress(email) || !isEmailVerified) throw new SignInRejected('unverified');
  const employee = await employeeWithEmail(database, email);
  if (employee === undefined && !addsEmployees) throw new SignInRejected('unknown');
  if (employee !== undefined && employee.status !== 'Active') throw new SignInRejected('inactive', employee.id);
  const employeeId = employee?.id ?? (await addNewcomer(database, { ...identity, email }, attempt));
  // Another user at the provider now has the mail address of a colleague.
  if (!(await linkEmployee(database, identity, employeeId, attempt.machineNow)))
    throw new SignInRejected('linked', employeeId);
  return employeeId;
}

const newNames = ({ firstName, lastName, email }: Identity & { email: string }): [string, string] => {
  const local = email.split('@')[0] ?? email;
  return [(firstName ?? local).slice(0, maxNameLength), (lastName ?? '–').slice(0, maxNameLength)];
};

/** Adds an employee with a role of few rights and no password. */
async function addNewcomer(
  database: Kysely<Schema>,
  identity: Identity & { email: string },
  { now, address }: Attempt,
): Promise<string> {
  const { roleId, code } = await newcomerRoleAndCode(database, newcomerRole);
  // The company has renamed or removed the role.
  if (roleId === undefined) throw new SignInRejected('unknown');
  const id = newId();
  const [firstName, lastName] = newNames(identity);
  await insertNewcomer(database, { id, code, firstName, lastName, email: identity.email, roleId, now });
  await addEmployeeChanges(database, id, now, [{ employeeId: id, field: 'Status', previous: null, current: 'Active' }]);
  await addEvent(
    database,
    { at: now, actor: null, address, sessionId: null },
    { kind: 'employee_added', subject: { kind: 'employee', id }, details: { text: 'by company sign-in' } },
  );
  return id;
}
