import { useSearchParams } from 'react-router-dom';
import { isMonth } from '../../../../domain/calendar/month';

/** The state of the leave calendar in the URL. */
export interface CalendarPlace {
  /** YYYY-MM. */
  readonly month: string;
  /** Part of name or code; '' for all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Another month or search begins at the first page; only months and pages add to the browser's history. */
export function useCalendarPlace(currentMonth: string): [CalendarPlace, (change: Partial<CalendarPlace>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('month') ?? '';
  const place = {
    month: isMonth(asked) ? asked : currentMonth,
    text: parameters.get('q') ?? '',
    page: Math.max(1, Math.floor(Number(parameters.get('people'))) || 1),
  };
  const show = (change: Partial<CalendarPlace>): void => {
    const { month, text, page } = { ...place, page: 1, ...change };
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value, isAbsent] of [
          ['month', month, month === currentMonth],
          ['q', text, text === ''],
          ['people', String(page), page === 1],
        ] as const) {
          if (isAbsent) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: change.text !== undefined },
    );
  };
  return [place, show];
}
