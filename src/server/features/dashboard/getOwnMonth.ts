import { mayChangeInMonth } from '../../../domain/present-data/closedMonth';
import { daysOfMonth } from '../../../domain/calendar/month';
import type { Handler, Schemas } from '../../operations/call';
import { isMonthClosed } from '../../present-months/closingsReadModel';
import {
  correctionsBetween,
  kraOfMonth,
  overtimeBetween,
  ownTaskFigures,
  recordOfMonth,
  requestFigures,
} from './ownMonthReadModel';

/** The caller's month, except attendance and hours, which have their own calls. */
export const getOwnMonth: Handler<'getOwnMonth'> = async ({ caller, database, query }) => {
  const span = daysOfMonth(query.month);
  const [corrections, overtime, requests, tasks, kra, record, isClosed] = await Promise.all([
    correctionsBetween(database, caller.employeeId, span),
    overtimeBetween(database, caller.employeeId, span),
    requestFigures(database, caller.employeeId, span),
    ownTaskFigures(database, caller),
    kraOfMonth(database, caller.employeeId, span.first),
    recordOfMonth(database, caller.employeeId, span.first),
    isMonthClosed(database, span.first),
  ]);
  return {
    Corrections: corrections.map((row) => ({
      Day: row.work_date,
      Check_in: row.check_in_at?.toISOString() ?? null,
      Check_out: row.check_out_at?.toISOString() ?? null,
    })),
    Overtime: overtime.map((row) => ({
      _id: row.id,
      Day: row.work_date,
      Hours: row.claimed_hours,
      Status: row.status as Schemas['OwnOvertime']['Status'],
      Project_name: row.project_name,
    })),
    Requests: requests.map((row) => ({ Kind: row.kind, Status: row.status, Total: row.total })),
    Tasks: tasks.map((row) => ({ Status: row.status, Priority: row.priority, Total: row.total })),
    Kra:
      kra === undefined
        ? null
        : { Own_average: kra.own_average, Leader_average: kra.leader_average, Team_leader: kra.leader_name },
    Record_status:
      record === undefined ? null : (record.attendance_status ?? (record.is_asked_about ? 'No answer' : 'Not asked')),
    Hours_closed: !mayChangeInMonth(isClosed ? query.month : null, caller),
  };
};
