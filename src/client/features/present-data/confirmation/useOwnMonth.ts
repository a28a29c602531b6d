import { useSelector } from 'react-redux';
import { addMonths, isMonth, toMonth, getYear, zeroBasedMonth, type Month } from '../../../../domain/calendar/month';
import { useGetMonthlyAttendanceQuery, type PresentRecord } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { useToday } from '../../../widgets/useToday';

export interface OwnMonth {
  /** 'YYYY-MM' of the record, or the month that it would have been of. */
  readonly month: Month;
  /** null: the month has no record; undefined: loading. */
  readonly record: PresentRecord | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The month to confirm: that of the address, otherwise the oldest that waits for an answer, otherwise the newest of the last
 * two. The call (CALL-005) counts months from zero.
 * @param named value of `confirm` in the address: a month, or another text without one
 */
export function useOwnMonth(named: string | null): OwnMonth {
  const current = toMonth(useToday());
  const month = isMonth(named) ? named : current;
  const Code = useSelector(selectUser)?.Employee_code ?? '';
  const { currentData, error, refetch } = useGetMonthlyAttendanceQuery(
    { Code, month: zeroBasedMonth(month), Year: getYear(month), ...(!isMonth(named) && { Waiting: 'true' }) },
    { skip: Code === '' },
  );
  const record = currentData?.[0];
  const missing = isMonth(named) ? named : addMonths(current, -1);
  return {
    month: record === undefined ? missing : toMonth(record.Date),
    record: currentData === undefined ? undefined : (record ?? null),
    error,
    retry: () => void refetch(),
  };
}
