import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { deleteKnownDevices } from '../../security/knownDevicesRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import { endSessions } from '../../security/sessionsRepository';
import { mustManageEmployee } from './editEmployee';
import { handOverDuties, parseHandOvers } from './duties/duties';
import { possibleSuccessors } from './duties/dutyPeopleReadModel';
import { notifyLeaveApprovers, waitingLeaves } from './duties/handOverTeam';
import { employeeRecordWire } from './employeeRecordWire';
import { deactivationObstacle } from './deactivationObstacle';
import { stopTimers } from '../../timers/stopTimersRepository';
import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { deleteEmployeeLinks, lockWithTeam, queueEmployeeChanges, storeStatus } from './employeesRepository';
import { employeeRecord } from '../../employee-records/employeesReadModel';
import { knownCompany } from './knownCompanyReadModel';

/**
 * Deactivates an employee: nothing is deleted. Sessions and mailed links end immediately, running timers stop with a line in
 * the history, and the duties that the caller names are handed over.
 * @throws Failure 403, 404, 409 for the caller, the last role administrator or an inactive employee, 422 for an impossible successor
 */
export const deactivateEmployee: Handler<'deactivateEmployee'> = async (call) => {
  const { body, caller, database, now } = call;
  await queueEmployeeChanges(database);
  const [leaving, known] = await allInOrder([mustManageEmployee(call, body.id), knownCompany(database)]);
  const obstacle = deactivationObstacle(known, caller, leaving);
  if (obstacle !== null) throw failures.conflict(obstacle);
  const [, people] = await allInOrder([lockWithTeam(database, leaving.id), possibleSuccessors(database, leaving.id)]);
  const context = { caller, database, now, leaving, people };

  call.recordAudit({ kind: 'employee_deactivated', subject: { kind: 'employee', id: leaving.id } });
  await handOverDuties(call, context, parseHandOvers(body.Hand_over ?? []));
  const waiting = await waitingLeaves({ database, leaving });
  await storeStatus(database, leaving.id, 'DeActive');
  await deleteKnownDevices(database, leaving.id);
  await endSessions(database, leaving.id);
  await deleteEmployeeLinks(database, [leaving.id]);
  const stopped = await stopTimers(
    database,
    { column: 'employee_id', values: [leaving.id] },
    { at: now, timeZone: call.services.companyTimeZone },
  );
  await addHistoryEntries(
    database,
    stopped.map((timer) => ({
      subject: { kind: 'task', id: timer.task_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: `Timer of ${leaving.full_name} stopped: deactivated`,
    })),
  );
  await notifyLeaveApprovers(context, waiting, `the team of ${leaving.full_name}`);
  await addEmployeeChanges(database, caller.employeeId, now, [
    { employeeId: leaving.id, field: 'Status', previous: 'Active', current: 'DeActive' },
  ]);
  return lastRead(async () => employeeRecordWire(await employeeRecord(database, leaving.id), call));
};
