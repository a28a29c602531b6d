import type { Day } from '../../src/domain/calendar/day';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayMs } from '../../src/domain/calendar/duration';
import type { PermissionFlag } from '../../src/domain/permissions/permissionCatalogue';
import { standardRoles, type StandardRoleName } from '../../src/domain/permissions/standardRoles';
import type { Schema } from '../../src/server/database/schema';
import { createToken, hashToken } from '../../src/server/security/token';
import { testMoment } from './testMoment';

export interface TestPerson {
  id: string;
  token: string;
  roleId: string;
  email: string;
  firstName: string;
  lastName: string;
  code: string;
}

export interface PersonDetails {
  /** 'Employee' when left out. */
  role?: StandardRoleName;
  /** Exactly these flags, in a role of the person's own. */
  flags?: PermissionFlag[];
  firstName?: string;
  lastName?: string;
  email?: string;
  passwordHash?: string;
  positionId?: string;
  departmentId?: string;
  teamLeaderId?: string;
  status?: 'Active' | 'DeActive';
  /** When the record was made, with which employment begins. Default: long before the test. */
  addedAt?: Date;
}

let counter = 0;

/** Without a day of joining employment begins with the record: it is older than what tests look at. */
const longAgo = (): Date => new Date(testMoment().getTime() - 10 * 365 * dayMs);

async function roleFor(database: Kysely<Schema>, { role = 'Employee', flags }: PersonDetails): Promise<string> {
  const name = flags === undefined ? role : `Role ${randomUUID()}`;
  const granted = flags ?? standardRoles.find((standard) => standard.name === role)?.grantedFlags;
  if (granted === undefined) throw new Error(`There is no standard role ${role}`);
  const existing = await database.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirst();
  if (existing !== undefined) return existing.id;
  const id = randomUUID();
  await database
    .insertInto('roles')
    .values({ id, name, granted_flags: [...granted], updated_at: testMoment() })
    .execute();
  return id;
}

/** An employee with an open session. */
export async function addPerson(database: Kysely<Schema>, details: PersonDetails = {}): Promise<TestPerson> {
  counter += 1;
  const id = randomUUID();
  const token = createToken();
  const roleId = await roleFor(database, details);
  const { firstName = 'Person', lastName = `Number${counter}`, email = `person${counter}@company.example` } = details;
  const code = `T${String(counter).padStart(4, '0')}`;
  await database
    .insertInto('employees')
    .values({
      id,
      code,
      first_name: firstName,
      last_name: lastName,
      email,
      role_id: roleId,
      password_hash: details.passwordHash ?? null,
      position_id: details.positionId ?? null,
      department_id: details.departmentId ?? null,
      team_leader_id: details.teamLeaderId ?? null,
      status: details.status ?? 'Active',
      created_at: details.addedAt ?? longAgo(),
    })
    .execute();
  // Far enough away that a test which moves the clock stays signed in.
  await database
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      employee_id: id,
      created_at: testMoment(),
      last_seen_at: testMoment(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
      ends_at: new Date('2100-01-01T00:00:00Z'),
      confirmed_until: new Date('2100-01-01T00:00:00Z'),
    })
    .execute();
  return { id, token, roleId, email, firstName, lastName, code };
}

/** Sets the day of joining; people of tests have none at first. */
export const setJoined = (database: Kysely<Schema>, { id }: Pick<TestPerson, 'id'>, joined_on: Day): Promise<unknown> =>
  database.updateTable('employees').set({ joined_on }).where('id', '=', id).execute();
