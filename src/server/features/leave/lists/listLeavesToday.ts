import { workDateIn } from '../../../../domain/attendance/workDate';
import { coveredHalves } from '../../../../domain/leave/leavePeriod';
import type { Handler, Schemas } from '../../../operations/call';
import { leavesOn } from './leavesTodayReadModel';
import { toPeriod } from '../../../leave-days/leavePeriodColumns';
import { periodWire, personWire } from '../leaveWire';

/** CALL-062: employees with a granted leave today, by name, half days included (F-36). */
export const listLeavesToday: Handler<'listLeavesToday'> = async ({ database, now, services }) => {
  const today = workDateIn(services.companyTimeZone, now);
  const leaves = await leavesOn(database, today, services.companyTimeZone);
  return leaves.map((leave) => {
    const { first, second } = coveredHalves(toPeriod(leave), today);
    return {
      _id: leave.id,
      Employee_ID: leave.employee_id,
      Employee: personWire({ ...leave, id: leave.employee_id }),
      ...periodWire(leave),
      Status: leave.status as Schemas['LeaveToday']['Status'],
      away_first_half: first ? 1 : 0,
      away_second_half: second ? 1 : 0,
    };
  });
};
