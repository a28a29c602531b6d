import type { Kysely } from 'kysely';
import { erasedTerms, formerIdentity, isConfirmedBy } from '../../../../domain/employees/erasure';
import { removeContents } from '../../../attachments/removeContents';
import type { Schema } from '../../../database/schema';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import type { Call, PreparedHandler } from '../../../operations/call';
import { mustManageEmployee } from '../editEmployee';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';
import { queueEmployeeChanges } from '../employeesRepository';
import { erasureObstacle } from './erasureObstacle';
import { formerCodes, personIdentity } from './personalDataReadModel';
import { erasePerson, lockPerson, takeFormerNumber } from './personalDataRepository';

async function erase(call: Call<'erasePersonalData'>, pool: Kysely<Schema>): Promise<{ Name: string }> {
  const { body, caller, database, now, services } = call;
  await queueEmployeeChanges(database);
  const person = await mustManageEmployee(call, body.id);
  const obstacle = await erasureObstacle(call, person);
  if (obstacle !== null) throw failures.conflict(obstacle);
  if (!isConfirmedBy(body.Name, person.full_name))
    throw failures.invalid([{ field: 'Name', message: `Type ${person.full_name} to confirm` }]);
  await lockPerson(database, person.id);
  const [identity, codes] = await allInOrder([personIdentity(database, person.id), formerCodes(database, person.id)]);
  const number = await takeFormerNumber(database);
  const former = formerIdentity(number);
  const contents = await erasePerson(database, {
    subject: { ...person, formerCodes: codes },
    former,
    number,
    terms: erasedTerms(identity, former, body.Single_names === 'true'),
    actorId: caller.employeeId,
    now,
  });
  await addEmployeeChanges(database, caller.employeeId, now, [
    { employeeId: person.id, field: 'Personal data', previous: null, current: 'Erased' },
  ]);
  call.recordAudit({ kind: 'record_deleted', subject: { kind: 'employee', id: person.id, text: former.name } });
  call.afterCommit(() => removeContents(pool, services.fileStore, contents));
  call.afterCommit(async () => services.mailer.forget?.([...identity.emails, person.full_name]));
  return { Name: former.name };
}

/**
 * Replaces a former employee by 'Former employee N': what identifies the person is deleted or replaced in all tables,
 * files and unsent mails; figures and histories stay. It cannot be undone.
 * @throws Failure 403, 404, 409 while the person is active or has duties, 422 when the typed name is another one
 */
export const erasePersonalData: PreparedHandler<'erasePersonalData'> = {
  prepare:
    async ({ database: pool }) =>
    (call) =>
      erase(call, pool),
};
