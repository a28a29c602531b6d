import { maySeeTab, type EmployeeTab } from '../../../domain/employees/employeeTabs';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { employeeRecord, type EmployeeRow } from '../../employee-records/employeesReadModel';

/**
 * The employee of the requested tab.
 * @throws Failure 404 when there is no such employee, 403 when the caller may not open the tab
 */
export async function mustSeeTab(
  { caller, database }: Pick<Call<'getEmployeeDetail'>, 'caller' | 'database'>,
  employeeId: string,
  tab: EmployeeTab,
): Promise<EmployeeRow> {
  const person = await employeeRecord(database, employeeId);
  if (!maySeeTab(tab, { id: person.id, teamLeaderId: person.team_leader_id }, caller)) throw failures.notPermitted();
  return person;
}
