import type { Handler } from '../../operations/call';
import { presentMonthAnswer } from './presentMonthAnswer';

/** Whether a month is closed, and how many answers and records are missing. */
export const getPresentMonth: Handler<'getPresentMonth'> = ({ database, query }) =>
  presentMonthAnswer(database, query.month);
