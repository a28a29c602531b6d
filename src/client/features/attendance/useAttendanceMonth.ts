import { yearAndMonth } from '../../../domain/calendar/month';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { toWorkDate } from '../../../domain/attendance/workDate';
import { type AttendanceCounts, useGetAttendanceOfMonthQuery } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { useNow } from '../../ui/badges/useNow';
import type { TableRows } from '../../table/view/FramedTable';
import { queryState } from '../../table/windows/queryState';
import { shownDay, type ShownDay } from './countedDay';
import { minuteMs } from '../../../domain/calendar/duration';

export interface AttendanceMonth extends Omit<TableRows<never>, 'source'> {
  readonly days: readonly ShownDay[] | undefined;
  readonly counts: AttendanceCounts | undefined;
}

/**
 * The days of a month of one employee with their totals.
 * @param month YYYY-MM
 * @param employeeId the query is skipped while it is absent
 */
export function useAttendanceMonth(month: string, employeeId: string | undefined): AttendanceMonth {
  const timeZone = useSelector(selectTimeZone);
  const today = toWorkDate(new Date(useNow(minuteMs)).toISOString(), timeZone);
  const argument = { ...yearAndMonth(month), employee_id: employeeId ?? '' };
  const { currentData, error, isError, refetch } = useGetAttendanceOfMonthQuery(argument, {
    skip: employeeId === undefined,
    refetchOnMountOrArgChange: true,
  });
  const days = useMemo(() => currentData?.days.map((day) => shownDay(day, today)), [currentData, today]);
  return { days, counts: currentData?.summary, ...queryState({ data: currentData, error, isError, refetch }) };
}
