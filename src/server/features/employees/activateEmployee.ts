import type { Handler } from '../../operations/call';
import { mustManageEmployee } from './editEmployee';
import { employeeRecordWire } from './employeeRecordWire';
import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { queueEmployeeChanges, storeStatus } from './employeesRepository';
import { employeeRecord } from '../../employee-records/employeesReadModel';

/**
 * Reverts a deactivation. Handed over duties are not moved back.
 * @throws Failure 403, 404
 */
export const activateEmployee: Handler<'activateEmployee'> = async (call) => {
  const { body, caller, database, now } = call;
  await queueEmployeeChanges(database);
  const person = await mustManageEmployee(call, body.id);
  if (person.status !== 'Active') {
    await storeStatus(database, person.id, 'Active');
    call.recordAudit({ kind: 'employee_activated', subject: { kind: 'employee', id: person.id } });
    await addEmployeeChanges(database, caller.employeeId, now, [
      { employeeId: person.id, field: 'Status', previous: 'DeActive', current: 'Active' },
    ]);
  }
  return employeeRecordWire(await employeeRecord(database, person.id), call);
};
