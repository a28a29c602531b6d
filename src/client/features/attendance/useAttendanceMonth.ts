import { yearAndMonth } from '../../../domain/calendar/month';
import { useMemo } from 'react';
import { type AttendanceCounts, useGetAttendanceOfMonthQuery } from '../../api/api';
import type { TableRows } from '../../table/view/FramedTable';
import { queryState } from '../../table/windows/queryState';
import { shownDay, type ShownDay } from './countedDay';
import { useWorkDate } from '../../widgets/useWorkDate';

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
  const today = useWorkDate();
  const argument = { ...yearAndMonth(month), employee_id: employeeId ?? '' };
  const { currentData, error, isError, refetch } = useGetAttendanceOfMonthQuery(argument, {
    skip: employeeId === undefined,
    refetchOnMountOrArgChange: true,
  });
  const days = useMemo(() => currentData?.days.map((day) => shownDay(day, today)), [currentData, today]);
  return { days, counts: currentData?.summary, ...queryState({ data: currentData, error, isError, refetch }) };
}
