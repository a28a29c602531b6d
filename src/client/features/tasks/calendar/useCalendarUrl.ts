import { useMemo } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import type { CalendarView } from '../../../../domain/schedule/calendarWeeks';
import { calendarKinds, type CalendarKind } from './calendarItem';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

/** Whose tasks and leave are shown: 'all', 'me', 'team', or the id of a person. */
export type ShownPeople = string;

/** What the calendar shows, in the URL. */
export interface CalendarUrl {
  readonly view: CalendarView;
  /** The current day; its month or week is shown. */
  readonly day: Day;
  readonly people: ShownPeople;
  /** undefined for all projects. */
  readonly projectId: string | undefined;
  readonly hidden: readonly CalendarKind[];
}

interface Defaults {
  readonly today: Day;
  readonly people: ShownPeople;
}

/** Changes replace the history entry: Back leaves the page. */
export function useCalendarUrl({ today, people }: Defaults) {
  const [parameters, setParameters] = useUrlParameters();
  const asked = parameters.get('day') ?? '';
  const hide = parameters.get('hide') ?? '';
  const hidden = useMemo(() => calendarKinds.filter((kind) => hide.split(',').includes(kind)), [hide]);
  const shown: CalendarUrl = {
    view: parameters.get('view') === 'week' ? 'week' : 'month',
    day: isDay(asked) ? asked : today,
    people: parameters.get('people') ?? people,
    projectId: parameters.get('project') ?? undefined,
    hidden,
  };
  const show = (change: Partial<CalendarUrl>): void => {
    const next = { ...shown, ...change };
    setParameters(
      (current) =>
        withParameters(current, {
          view: next.view === 'month' ? undefined : next.view,
          day: next.day === today ? undefined : next.day,
          people: next.people === people ? undefined : next.people,
          project: next.projectId || undefined,
          hide: next.hidden.join(',') || undefined,
        }),
      { replace: true },
    );
  };
  return [shown, show] as const;
}
