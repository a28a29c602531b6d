import { isDay } from '../../../domain/calendar/isDay';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import { ratedMonth } from '../../../domain/kra/kraMonth';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { readKraFacts } from './kraFactsReadModel';
import { isVisibleKra } from '../../ratings/visibleRatingsReadModel';
import { selectKra } from './kraReadModel';

/**
 * The facts next to a rating: of the caller, and of an employee whose rating of that month the caller may see.
 * @throws Failure 404 otherwise, 400 for a month before which the calendar ends
 */
export const getKraFacts: Handler<'getKraFacts'> = async ({ caller, database, now, query, services }) => {
  const { Employee_id: employeeId = caller.employeeId, month } = query;
  const isOwn = employeeId === caller.employeeId;
  if (!isDay(firstDayOfMonth(ratedMonth(month))))
    throw failures.malformed([{ field: 'month', message: 'The rated month is before January 1900' }]);
  if (!isRecordId(employeeId)) throw failures.notFound('Employee');
  const [visible, [facts]] = await Promise.all([
    isOwn
      ? undefined
      : selectKra(database)
          .where('kra_records.employee_id', '=', employeeId)
          .where('kra_records.month', '=', firstDayOfMonth(month))
          .where(isVisibleKra(caller))
          .limit(1)
          .executeTakeFirst(),
    readKraFacts(database, [{ employeeId, month }], { now, timeZone: services.companyTimeZone }),
  ]);
  if (facts === undefined || (!isOwn && visible === undefined)) throw failures.notFound('Employee');
  return facts;
};
