import { useSelector } from 'react-redux';
import { addMonths, toMonth, zeroBasedMonth } from '../../../../domain/calendar/month';
import { useGetMonthlyAttendanceQuery, type PresentRecord } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { useToday } from '../../../widgets/useToday';

export interface OwnMonth {
  /** 'YYYY-MM' of the record, or last month without one. */
  readonly month: string;
  /** null: the month has no record; undefined: loading. */
  readonly record: PresentRecord | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The month to confirm: the current one if its record exists (CALL-005), otherwise the last one. The call counts months
 * from zero and returns the newest of that name, so a record of another year is none.
 */
export function useOwnMonth(): OwnMonth {
  const current = toMonth(useToday());
  const last = addMonths(current, -1);
  const Code = useSelector(selectUser)?.Employee_code ?? '';
  const currentRecords = useGetMonthlyAttendanceQuery({ Code, month: zeroBasedMonth(current) }, { skip: Code === '' });
  const lastRecords = useGetMonthlyAttendanceQuery({ Code, month: zeroBasedMonth(last) }, { skip: Code === '' });
  const found = (records: readonly PresentRecord[] | undefined, month: string) =>
    records?.find((record) => toMonth(record.Date) === month);
  const record = found(currentRecords.currentData, current) ?? found(lastRecords.currentData, last);
  const isKnown = currentRecords.currentData !== undefined && lastRecords.currentData !== undefined;
  return {
    month: record === undefined ? last : toMonth(record.Date),
    record: isKnown ? (record ?? null) : undefined,
    error: currentRecords.error ?? lastRecords.error,
    retry: () => void Promise.all([currentRecords.refetch(), lastRecords.refetch()]),
  };
}
