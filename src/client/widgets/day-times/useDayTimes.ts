import { useSelector } from 'react-redux';
import { useGetLastFaceLogQuery, useListOwnManualTimesQuery } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { useToday } from '../useToday';
import { dayHeaderTexts, timesOfToday } from './dayTimes';

// Check-ins happen at the door, not on this page.
const freshness = { pollingInterval: 5 * 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true };

/** Today's face and manual times of the signed-in person, with the state of the two calls behind them. */
export function useDayTimes() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const face = useGetLastFaceLogQuery(undefined, freshness);
  const manual = useListOwnManualTimesQuery(undefined, freshness);
  const times = timesOfToday(face.data ?? [], manual.data ?? [], today, timeZone);
  return {
    times,
    texts: dayHeaderTexts(times, timeZone),
    isFaceLoading: face.isLoading,
    isManualLoading: manual.isLoading,
    isFailed: (face.isError && !face.data) || (manual.isError && !manual.data),
    isRetrying: face.isFetching || manual.isFetching,
    retry: (): void => {
      if (face.isError) void face.refetch();
      if (manual.isError) void manual.refetch();
    },
  };
}
