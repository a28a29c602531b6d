import { CrossIcon } from '@blueprintjs/icons';
import { isMonth, monthName, type Month } from '../../../domain/calendar/month';
import { Button } from '../../ui/controls/Button';
import { useUrlRecord } from './useUrlRecord';

/** The month that a link limits a list to (`?month=2026-02`); undefined for all. */
export function useMonthFilter(): [Month | undefined, (month: null) => void] {
  const [asked, show] = useUrlRecord('month');
  return [isMonth(asked) ? asked : undefined, show];
}

/** The month of `useMonthFilter` in a toolbar, to be removed. */
export function MonthFilter() {
  const [month, show] = useMonthFilter();
  return month === undefined ? null : (
    <span>
      {`Days in ${monthName(month)}`}
      <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label="All months" onClick={() => show(null)} />
    </span>
  );
}
