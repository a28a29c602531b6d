import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { daysOfMonth, type Month } from '../../../../domain/calendar/month';
import { useGetAttendanceOfMonthQuery, useGetOwnMonthQuery, useListOwnTimeEntriesQuery } from '../../../api/api';
import { selectTimeZone, selectUser } from '../../../session/sessionSelectors';
import { useNow } from '../../../ui/badges/useNow';
import { useToday } from '../../../widgets/useToday';
import { refreshed } from '../screens/refreshed';
import { toOwnDays } from './ownDays';

const none: readonly never[] = [];

/** The days of a month of the user with all of their records, and the calls that they are made of. */
export function useOwnMonthDays(month: Month) {
  const today = useToday();
  const now = useNow(60_000);
  const timeZone = useSelector(selectTimeZone);
  const userId = useSelector(selectUser)?._id ?? '';
  const { first, last } = daysOfMonth(month);
  const attendance = useGetAttendanceOfMonthQuery(
    { month: Number(month.slice(5)), year: Number(month.slice(0, 4)), employee_id: userId },
    { ...refreshed, skip: userId === '' },
  );
  const hours = useListOwnTimeEntriesQuery({ from: first, to: last }, refreshed);
  const figures = useGetOwnMonthQuery(month, refreshed);
  const [shownAttendance, logs, ownMonth] = [attendance.currentData, hours.currentData, figures.currentData];
  const days = useMemo(
    () => toOwnDays(shownAttendance?.days ?? none, logs ?? none, ownMonth, { now, today, timeZone }),
    [shownAttendance, logs, ownMonth, now, today, timeZone],
  );
  return {
    days,
    isRead: shownAttendance !== undefined && logs !== undefined,
    /** The first call that failed without an answer. */
    failed: [attendance, hours, figures].find((query) => query.currentData === undefined && query.isError),
    hours: { ...hours, data: logs },
    figures: { ...figures, data: ownMonth },
  };
}
