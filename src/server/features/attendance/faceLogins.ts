import { daysOfMonth, toMonth } from '../../../domain/calendar/month';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { attendanceCodes } from './attendanceCodesReadModel';
import { faceDaysBetween, faceTimes, faceWindow, isFaceSortKey } from './faceEmployeesReadModel';
import { faceLoginWire } from './faceLoginWire';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/** CALL-052: all face logins, newest first. */
export const listFaceLogins: Handler<'listFaceLogins'> = async ({ database }) =>
  mapWithPauses(await faceDaysBetween(database, null), faceLoginWire);

/** CALL-053: the employees of one day, as in the attendance of its month, with their times and attendance. */
export const listFaceLoginsOfDay: Handler<'listFaceLoginsOfDay'> = async ({ database, now, query, services }) => {
  const timeZone = services.companyTimeZone;
  const [people, codes] = await Promise.all([
    faceTimes(database, query.date, timeZone),
    attendanceCodes(database, query.date, { now, timeZone }),
  ]);
  return people.map((person) => ({
    ...faceLoginWire(person),
    first_half: codes.get(person.id)?.first ?? null,
    second_half: codes.get(person.id)?.second ?? null,
  }));
};

/** CALL-054: the face logins of a month, newest first; of a full date only the month counts (F-39). */
export const listFaceLoginsOfMonth: Handler<'listFaceLoginsOfMonth'> = async ({ database, query }) =>
  mapWithPauses(await faceDaysBetween(database, daysOfMonth(toMonth(query.date))), faceLoginWire);

/**
 * A window of a month's face logins, in any order.
 * @throws Failure 400 for an unknown sort key
 */
export const listFaceLoginWindow: Handler<'listFaceLoginWindow'> = async ({ database, query }) => {
  const [key = '', direction] = (query.sort ?? 'date:desc').split(':');
  if (!isFaceSortKey(key))
    throw failures.malformed([{ field: 'sort', message: `Face logins cannot be sorted by '${key}'` }]);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const window = {
    span: daysOfMonth(query.Month),
    text: query.q?.trim() ?? '',
    sort: { key, direction: direction === 'asc' ? 'asc' : 'desc' },
    offset,
    limit,
  } as const;
  const { rows, total } = await faceWindow(database, window);
  return { Rows: rows.map(faceLoginWire), Total: total };
};
