import { mayChangeClosedMonths } from '../../../domain/present-data/closedMonth';
import type { Handler } from '../../operations/call';
import { readDayEvidence } from './dayEvidence';
import { mustSeeRequest } from './requestsReadModel';
import { requestWire } from './requestWire';

/**
 * Evidence for or against a claim: all records of that employee's day.
 * @throws Failure 404
 */
export const getManualAttendanceEvidence: Handler<'getManualAttendanceEvidence'> = async (call) => {
  const { caller, database, query } = call;
  const request = await mustSeeRequest(database, caller, query.id);
  const day = await readDayEvidence(call, request.employee_id, request.work_date);
  return {
    Request: requestWire(request, caller),
    Day: day,
    May_change_day: !day.Is_month_closed || mayChangeClosedMonths(caller),
  };
};
