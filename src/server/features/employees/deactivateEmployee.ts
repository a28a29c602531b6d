import { isLeaderCycle } from '../../../domain/employees/employeeRules';
import { handOverTasks } from '../../assignments/handOverTasks';
import { failures, mustBeValid } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { forgetDevices } from '../../security/knownDevicesRepository';
import { endSessionsOf } from '../../security/sessionsRepository';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { mustReachEmployee } from './editEmployee';
import { successorsIn, teamOf } from './employeeLeavingReadModel';
import { employeeRecordWire } from './employeeRecordWire';
import { deactivationRefusal } from './employeeRefusal';
import { stopTimers } from '../../timers/stopTimersRepository';
import {
  addEmployeeChanges,
  forgetLinksOf,
  handOverTeam,
  queueEmployeeChanges,
  storeStatus,
} from './employeesRepository';
import { employeeRecord, type EmployeeRow } from './employeesReadModel';
import { knownCompany, type KnownCompany } from './knownCompanyReadModel';

type LeavingCall = Call<'deactivateEmployee'>;

/** Each project at most once: the last word counts. */
const handOvers = ({ body }: LeavingCall): Map<string, string> =>
  new Map((body.Hand_over ?? []).map((entry) => [entry.split(':')[0] ?? '', entry.split(':')[1] ?? '']));

/** Gives the open tasks of the named projects to members of them; each task tells it, each successor is told once per project. */
async function handOver(call: LeavingCall, leaving: EmployeeRow): Promise<void> {
  const { caller, database } = call;
  const wanted = handOvers(call);
  for (const projectId of wanted.keys()) await mustSeeProject(database, caller, projectId);
  const possible = await successorsIn(database, [...wanted.keys()], leaving.id);
  for (const [projectId, successorId] of wanted) {
    const successor = possible.find((member) => member.project_id === projectId && member.id === successorId);
    if (successor === undefined)
      throw failures.invalid([
        { field: 'Hand_over', message: 'Only another active member of the project can take the tasks over' },
      ]);
    await handOverTasks(call, { projectId, leaving, successor });
  }
}

/** Gives the team to another leader. */
async function handOverPeople(
  { body, caller, database, now }: LeavingCall,
  leaving: EmployeeRow,
  known: KnownCompany,
): Promise<void> {
  if (!body.Team_goes_to) return;
  const leader = known.people.get(body.Team_goes_to);
  const leaders = new Map([...known.people].map(([id, person]) => [id, person.team_leader_id]));
  const isPossible = leader?.status === 'Active' && leader.id !== leaving.id;
  const team = await teamOf(database, leaving.id);
  const isInTeam = team.some(
    ({ id }) => id === body.Team_goes_to || isLeaderCycle(leaders, id, body.Team_goes_to ?? null),
  );
  mustBeValid(
    isPossible && !isInTeam
      ? []
      : [
          {
            field: 'Team_goes_to',
            message: 'Only another active employee, who does not report to this team, can lead it',
          },
        ],
  );
  if (leader === undefined) return;
  const moved = await handOverTeam(database, leaving.id, leader.id);
  await addEmployeeChanges(
    database,
    caller.employeeId,
    now,
    moved.map((employeeId) => ({
      employeeId,
      field: 'Team leader',
      previous: leaving.full_name,
      current: leader.full_name,
    })),
  );
}

/**
 * Deactivates an employee: nothing is deleted. Sessions and mailed links end at once, a running timer stops and tells it,
 * open tasks and the team go where the caller says and otherwise stay.
 * @throws Failure 403, 404, 409 for oneself, for the last keeper of roles and for who is deactivated already, 422 for a successor who cannot be one
 */
export const deactivateEmployee: Handler<'deactivateEmployee'> = async (call) => {
  const { body, caller, database, now } = call;
  await queueEmployeeChanges(database);
  const leaving = await mustReachEmployee(call, body.id);
  const known = await knownCompany(database);
  const refusal = deactivationRefusal(known, caller, leaving);
  if (refusal !== null) throw failures.conflict(refusal);

  await storeStatus(database, leaving.id, 'DeActive');
  await forgetDevices(database, leaving.id);
  await endSessionsOf(database, leaving.id);
  await forgetLinksOf(database, leaving.id);
  const stopped = await stopTimers(
    database,
    { column: 'employee_id', value: leaving.id },
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
  await handOver(call, leaving);
  await handOverPeople(call, leaving, known);
  await addEmployeeChanges(database, caller.employeeId, now, [
    { employeeId: leaving.id, field: 'Status', previous: 'Active', current: 'DeActive' },
  ]);
  return employeeRecordWire(await employeeRecord(database, leaving.id), call);
};
