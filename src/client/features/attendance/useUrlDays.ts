import { useCallback } from 'react';
import type { Day } from '../../../domain/calendar/day';
import { isDay } from '../../../domain/calendar/isDay';
import { toMonth, type Month } from '../../../domain/calendar/month';
import { useUrlMonth } from '../../widgets/url-state/useUrlMonth';
import { useUrlParameters } from '../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../widgets/url-state/withParameters';

/**
 * The month of the attendance in the URL, with the day whose details are open (`day`) and the one that a correction is
 * requested for (`request`). A day shows its own month, also where the address names another or none; the page keeps
 * that month when the day is closed.
 */
export function useUrlDays(today: Day) {
  const preset = toMonth(today);
  const { month: chosen, choose, limits } = useUrlMonth({ preset });
  const [parameters, setParameters] = useUrlParameters();
  const openDay = parameters.get('day');
  const requested = parameters.get('request');
  const named = [openDay, requested].find((day) => day !== null && isDay(day)) ?? undefined;
  const monthOfDay = named && toMonth(named);
  const isOffered = monthOfDay !== undefined && monthOfDay >= limits.min && monthOfDay <= limits.max;
  const month: Month = isOffered ? monthOfDay : chosen;
  const show = useCallback(
    (parameter: 'day' | 'request', day: Day | null) =>
      setParameters(
        (current) =>
          withParameters(current, {
            month: month === preset ? undefined : month,
            [parameter]: day ?? undefined,
          }),
        { replace: day === null },
      ),
    [setParameters, month, preset],
  );
  const showDay = useCallback((day: Day | null) => show('day', day), [show]);
  const request = useCallback((day: Day | null) => show('request', day), [show]);
  return { month, choose, limits, openDay, showDay, requested, request };
}
