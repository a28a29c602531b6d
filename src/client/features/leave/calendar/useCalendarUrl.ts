import { isMonth } from '../../../../domain/calendar/month';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

/** The state of the leave calendar in the URL. */
export interface CalendarUrl {
  /** YYYY-MM. */
  readonly month: string;
  /** Part of name or code; '' for all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Another month or search begins at the first page; only months and pages add to the browser's history. */
export function useCalendarUrl(currentMonth: string): [CalendarUrl, (change: Partial<CalendarUrl>) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const asked = parameters.get('month') ?? '';
  const shown = {
    month: isMonth(asked) ? asked : currentMonth,
    text: parameters.get('q') ?? '',
    page: Math.max(1, Math.floor(Number(parameters.get('people'))) || 1),
  };
  const show = (change: Partial<CalendarUrl>): void => {
    const { month, text, page } = { ...shown, page: 1, ...change };
    setParameters(
      (current) =>
        withParameters(current, {
          month: month === currentMonth ? undefined : month,
          q: text || undefined,
          people: page === 1 ? undefined : String(page),
        }),
      { replace: change.text !== undefined },
    );
  };
  return [shown, show];
}
