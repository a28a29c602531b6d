import type { Call, Handler } from '../../../operations/call';
import { employeeRecord, type EmployeeRow } from '../../../employee-records/employeesReadModel';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';
import { mustReadFiles, mustReadPersonalData } from './mustReadPersonalData';

async function requestArchive(call: Call<'requestPersonalData' | 'requestOwnPersonalData'>, person: EmployeeRow) {
  const { caller, database, now, services } = call;
  mustReadFiles(services);
  await addEmployeeChanges(database, caller.employeeId, now, [
    { employeeId: person.id, field: 'Personal data', previous: null, current: 'Exported' },
  ]);
  call.recordAudit({ kind: 'exported', subject: { kind: 'employee', id: person.id } });
  const name = `personal-data-${person.code.replace(/[^\w.-]/g, '_')}.zip`;
  return { Link: services.linkSigner.linkTo({ id: person.id, name }, caller.employeeId, 'personalData') };
}

/** A link to the archive of the caller's own data. */
export const requestOwnPersonalData: Handler<'requestOwnPersonalData'> = async (call) =>
  requestArchive(call, await employeeRecord(call.database, call.caller.employeeId));

/** @throws Failure 403 for an employee who may do more than the caller, 404 */
export const requestPersonalData: Handler<'requestPersonalData'> = async (call) =>
  requestArchive(call, await mustReadPersonalData(call, call.body.id));
