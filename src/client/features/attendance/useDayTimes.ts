import { yearAndMonth } from '../../../domain/calendar/month';
import { useSelector } from 'react-redux';
import { useGetAttendanceOfMonthQuery, useGetLastFaceLogQuery, useListOwnManualTimesQuery } from '../../api/api';
import { selectTimeZone, selectUser } from '../../session/sessionSelectors';
import { useWorkDate } from '../../widgets/useWorkDate';
import { dayHeaderTexts, dayOffLabel, getTodayTimes } from './day-times/dayTimes';
import { minuteMs } from '../../../domain/calendar/duration';

// Check-ins happen at the door, not on this page.
const freshness = { pollingInterval: 5 * minuteMs, skipPollingIfUnfocused: true, refetchOnFocus: true };

const isFirstReading = (query: { readonly isFetching: boolean; readonly currentData?: unknown }): boolean =>
  query.isFetching && query.currentData === undefined;

/** Face and manual times of the user on the present working day, with the state of the two queries. */
export function useDayTimes() {
  const today = useWorkDate();
  const timeZone = useSelector(selectTimeZone);
  const face = useGetLastFaceLogQuery(undefined, freshness);
  const manual = useListOwnManualTimesQuery(undefined, freshness);
  const times = getTodayTimes(face.currentData ?? [], manual.currentData ?? [], today, timeZone);
  const employeeId = useSelector(selectUser)?._id ?? '';
  // The reason for a missing check-in is needed only without one.
  const isUnseen = face.currentData !== undefined && times.faceIn === null;
  const month = useGetAttendanceOfMonthQuery(
    { ...yearAndMonth(today), employee_id: employeeId },
    { skip: !isUnseen || employeeId === '' },
  );
  const dayOff = isUnseen
    ? dayOffLabel(
        today,
        month.currentData?.days.find(({ date }) => date === today),
      )
    : undefined;
  return {
    times,
    texts: dayHeaderTexts(times, timeZone, dayOff),
    isFaceLoading: isFirstReading(face) || isFirstReading(month),
    isManualLoading: isFirstReading(manual),
    isFailed: (face.isError && !face.currentData) || (manual.isError && !manual.currentData),
    isRetrying: face.isFetching || manual.isFetching,
    retry: (): void => {
      if (face.isError) void face.refetch();
      if (manual.isError) void manual.refetch();
    },
  };
}
