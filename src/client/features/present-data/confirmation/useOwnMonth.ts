import { useSelector } from 'react-redux';
import { toMonth, zeroBasedMonth, type Month } from '../../../../domain/calendar/month';
import { monthsToConfirm, recordToConfirm } from '../../../../domain/present-data/monthToConfirm';
import { useGetMonthlyAttendanceQuery, type PresentRecord } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { useToday } from '../../../widgets/useToday';

export interface OwnMonth {
  /** 'YYYY-MM' of the record, or the earliest month that it could have been of. */
  readonly month: Month;
  /** null: the month has no record; undefined: loading. */
  readonly record: PresentRecord | null | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The month to confirm: that of the address, otherwise last month until it is answered, then the current one. The call
 * (CALL-005) counts months from zero and returns the newest of that name, so a record of another year is none.
 * @param named value of `confirm` in the address
 */
export function useOwnMonth(named: string | null): OwnMonth {
  const months = monthsToConfirm(named, toMonth(useToday()));
  const [first = '', second] = months;
  const Code = useSelector(selectUser)?.Employee_code ?? '';
  const earlier = useGetMonthlyAttendanceQuery({ Code, month: zeroBasedMonth(first) }, { skip: Code === '' });
  const later = useGetMonthlyAttendanceQuery(
    { Code, month: zeroBasedMonth(second ?? first) },
    { skip: Code === '' || second === undefined },
  );
  const asked = second === undefined ? [earlier] : [earlier, later];
  const record = recordToConfirm(
    asked.flatMap(({ currentData = [] }) => currentData),
    months,
  );
  const isKnown = asked.every(({ currentData }) => currentData !== undefined);
  return {
    month: record === undefined ? first : toMonth(record.Date),
    record: isKnown ? (record ?? null) : undefined,
    error: asked.find(({ error }) => error !== undefined)?.error,
    retry: () => void Promise.all(asked.map(({ refetch }) => refetch())),
  };
}
