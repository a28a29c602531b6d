import { useSelector } from 'react-redux';
import { addMonths, monthOf, zeroBasedMonth } from '../../../../domain/present-data/presentMonth';
import { useGetMonthlyAttendanceQuery, type PresentRecord } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { useToday } from '../../../widgets/useToday';

export interface OwnMonth {
  /** 'YYYY-MM' of the record, or of last month while there is none. */
  readonly month: string;
  /** null: the month has no record; undefined: it is not known yet. */
  readonly record: PresentRecord | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The month that is to be confirmed: the current one when its record is there already (CALL-005), else the last one.
 * The call counts months from zero and answers the newest of that name: one of another year is none.
 */
export function useOwnMonth(): OwnMonth {
  const current = monthOf(useToday());
  const last = addMonths(current, -1);
  const Code = useSelector(selectUser)?.Employee_code ?? '';
  const ofCurrent = useGetMonthlyAttendanceQuery({ Code, month: zeroBasedMonth(current) }, { skip: Code === '' });
  const ofLast = useGetMonthlyAttendanceQuery({ Code, month: zeroBasedMonth(last) }, { skip: Code === '' });
  const found = (records: readonly PresentRecord[] | undefined, month: string) =>
    records?.find((record) => monthOf(record.Date) === month);
  const record = found(ofCurrent.currentData, current) ?? found(ofLast.currentData, last);
  const isKnown = ofCurrent.currentData !== undefined && ofLast.currentData !== undefined;
  return {
    month: record === undefined ? last : monthOf(record.Date),
    record: isKnown ? (record ?? null) : undefined,
    error: ofCurrent.error ?? ofLast.error,
    retry: () => void Promise.all([ofCurrent.refetch(), ofLast.refetch()]),
  };
}
