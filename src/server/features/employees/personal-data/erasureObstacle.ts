import { dutyNames } from '../../../../domain/employees/duties';
import type { Call } from '../../../operations/call';
import type { EmployeeRow } from '../../../employee-records/employeesReadModel';
import { listDuties } from '../duties/duties';
import { possibleSuccessors } from '../duties/dutyPeopleReadModel';

/** Why the employee's personal data cannot be erased now; null when it can. */
export async function erasureObstacle(
  { caller, database, now }: Pick<Call<'erasePersonalData'>, 'caller' | 'database' | 'now'>,
  person: EmployeeRow,
): Promise<string | null> {
  if (person.status === 'Active')
    return `${person.full_name} is active. Deactivate the employee and hand over all duties first.`;
  const people = await possibleSuccessors(database, person.id);
  const lists = await listDuties({ caller, database, now, leaving: person, people });
  const kinds = lists
    .filter(({ duties, hidden }) => duties.length > 0 || hidden > 0)
    .map(({ kind }) => dutyNames[kind]);
  return kinds.length === 0
    ? null
    : `${person.full_name} still has duties: ${kinds.join(', ')}. Activate the employee and deactivate again, handing them over.`;
}
