import { Link } from 'react-router-dom';
import { addMonths, monthName, toMonth } from '../../../../domain/calendar/month';
import { useGetMonthEndQuery } from '../../../api/api';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { MonthEndOverview } from '../../present-data/MonthEndOverview';
import type { DashboardPanelProps } from '../screens/DashboardPanel';
import { QueryPanel } from '../screens/QueryPanel';
import { refreshed } from '../screens/refreshed';

/** The steps to close the last month, each with what is open. */
export default function MonthEndPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const month = addMonths(toMonth(useWorkDate()), -1);
  return (
    <QueryPanel
      mark={mark}
      title={`Month end, ${monthName(month)}`}
      action={<Link to="/month-end">Open</Link>}
      query={useGetMonthEndQuery(month, refreshed)}
      what="the steps"
      lines={8}
    >
      {(answer) => <MonthEndOverview month={answer} />}
    </QueryPanel>
  );
}
