import { mayManageRole } from '../../../../domain/employees/roleAuthority';
import { failures } from '../../../errors/failure';
import type { Call } from '../../../operations/call';
import { employeeRecord, type EmployeeRow } from '../../../employee-records/employeesReadModel';
import type { Services } from '../../../services';

/**
 * Uploaded files are part of an archive, which cannot say that they are missing once it is being sent.
 * @throws Failure 503 while they cannot be read
 */
export function mustReadFiles({ fileStore }: Pick<Services, 'fileStore'>): void {
  if (!fileStore.reading().works) throw failures.filesUnavailable(false);
}

/**
 * The employee whose data is exported: the caller, or one whom a holder of the flag may manage.
 * @throws Failure 404 when there is none, 403
 */
export async function mustReadPersonalData(
  { caller, database }: Pick<Call<'requestPersonalData'>, 'caller' | 'database'>,
  id: string,
): Promise<EmployeeRow> {
  const person = await employeeRecord(database, id);
  if (person.id === caller.employeeId) return person;
  if (!caller.grantedFlags.has('Employee.Personal_Data') || !mayManageRole(caller.grantedFlags, person.granted_flags))
    throw failures.notPermitted();
  return person;
}
