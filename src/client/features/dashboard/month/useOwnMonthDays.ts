import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { daysOfMonth, yearAndMonth, type Month } from '../../../../domain/calendar/month';
import { useGetAttendanceOfMonthQuery, useGetOwnMonthQuery, useListOwnTimeEntriesQuery } from '../../../api/api';
import { selectTimeZone, selectUser } from '../../../session/sessionSelectors';
import { useNow } from '../../../ui/badges/useNow';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { refreshed } from '../screens/refreshed';
import { toOwnDays } from './ownDays';
import { minuteMs } from '../../../../domain/calendar/duration';

const none: readonly never[] = [];

/** Hours and figures of a month of the user; `data` is that of this month only. */
export function useOwnMonth(month: Month) {
  const { first, last } = daysOfMonth(month);
  const hours = useListOwnTimeEntriesQuery({ from: first, to: last }, refreshed);
  const figures = useGetOwnMonthQuery(month, refreshed);
  return { hours: { ...hours, data: hours.currentData }, figures: { ...figures, data: figures.currentData } };
}

/** The days of a month of the user with all of their records, and the calls that they are made of. */
export function useOwnMonthDays(month: Month) {
  const today = useWorkDate();
  const now = useNow(minuteMs);
  const timeZone = useSelector(selectTimeZone);
  const userId = useSelector(selectUser)?._id ?? '';
  const attendance = useGetAttendanceOfMonthQuery(
    { ...yearAndMonth(month), employee_id: userId },
    { ...refreshed, skip: userId === '' },
  );
  const { hours, figures } = useOwnMonth(month);
  const [shownAttendance, entries, ownMonth] = [attendance.currentData, hours.data, figures.data];
  const days = useMemo(
    () => toOwnDays(shownAttendance?.days ?? none, entries ?? none, ownMonth, { now, today, timeZone }),
    [shownAttendance, entries, ownMonth, now, today, timeZone],
  );
  return {
    days,
    counts: shownAttendance?.summary,
    isRead: shownAttendance !== undefined && entries !== undefined,
    /** The first call that failed without an answer. */
    failed: [attendance, hours, figures].find((query) => query.currentData === undefined && query.isError),
    hours,
    figures,
  };
}

export type OwnMonthDays = ReturnType<typeof useOwnMonthDays>;
