import { workDateIn } from '../../../domain/attendance/workDate';
import { addDays } from '../../../domain/calendar/day';
import { tabsFor } from '../../../domain/employees/employeeTabs';
import { presenceToday } from '../../../domain/employees/presenceToday';
import { waitingInvitation } from '../../link-mails/linkMailsRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Handler } from '../../operations/call';
import { presenceOn } from '../../presence/presenceReadModel';
import { runningWork } from '../../presence/runningTimersReadModel';
import { employeeRecordWire } from './employeeRecordWire';
import { employeeRecord } from '../../employee-records/employeesReadModel';
import { namedFormerWorkplaces } from '../../workplaces/workplacesReadModel';

/**
 * C-25: an employee with today's presence and the running task. Times of the day are only for callers who may open the
 * attendance tab.
 * @throws Failure 404 when there is no such employee
 */
export const getEmployeeDetail: Handler<'getEmployeeDetail'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const today = workDateIn(services.companyTimeZone, now);
  const [person, presence, running, invitation, former] = await allInOrder([
    employeeRecord(database, body.id),
    presenceOn(database, { day: today, timeZone: services.companyTimeZone }, body.id),
    runningWork(database, caller, body.id),
    waitingInvitation(database, body.id),
    namedFormerWorkplaces(database, body.id),
  ]);
  const marks = presence.get(person.id);
  const work = running.get(person.id);
  const tabs = tabsFor({ id: person.id, teamLeaderId: person.team_leader_id }, caller);
  const record = employeeRecordWire(person, call);
  const waitsSince = record.May_edit ? invitation : undefined;
  const maySeeTimes = tabs.includes('Attendance');
  return {
    Employee: record,
    Today: {
      Day: today,
      State: marks === undefined ? 'Absent' : presenceToday(marks),
      Check_In: maySeeTimes ? (marks?.checkInAt?.toISOString() ?? null) : null,
      Check_Out: maySeeTimes ? (marks?.checkOutAt?.toISOString() ?? null) : null,
      Is_working: work !== undefined,
      Task: work?.task ?? null,
      Since: work?.task ? work.since.toISOString() : null,
    },
    Tabs: tabs,
    Invitation_waits_since: waitsSince?.toISOString() ?? null,
    Former_workplaces: tabs.includes('Details')
      ? former.map(({ until, location, shift_type: Shift_type }) => ({
          Until: addDays(until, -1),
          Location: location,
          Shift_type,
        }))
      : [],
  };
};
