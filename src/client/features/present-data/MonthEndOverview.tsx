import type { MonthEnd } from '../../api/api';
import { monthEndLines } from './month-end/monthEndLines';
import { MonthEndSteps } from './month-end/MonthEndSteps';

/** The steps to close a month that has ended, with links to them. */
export const MonthEndOverview = ({ month }: { readonly month: MonthEnd }) => (
  <MonthEndSteps month={month.Month} lines={monthEndLines(month, true)} />
);
