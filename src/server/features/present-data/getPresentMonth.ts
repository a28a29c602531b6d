import type { Handler } from '../../operations/call';
import { presentMonthAnswer } from './presentMonthAnswer';

/** Whether a month is closed, and the numbers of missing answers and records. */
export const getPresentMonth: Handler<'getPresentMonth'> = ({ database, query, services }) =>
  presentMonthAnswer(database, query.month, services.companyTimeZone);
