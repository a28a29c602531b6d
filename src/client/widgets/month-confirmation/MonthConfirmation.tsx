import { useListPreferencesQuery } from '../../api/api';
import { usePreference } from '../../session/usePreference';
import { useAddressRecord } from '../address/useAddressRecord';
import { MonthConfirmationDialog } from './MonthConfirmationDialog';
import { useOwnMonth } from './useOwnMonth';
import { useQuietMoment } from './useQuietMoment';

/** Under it stands the month that the person was last asked about ('YYYY-MM'). */
const askedMonthKey = 'month.asked';
const readMonth = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** F-01: asks once, by itself, for the answer to a month that has none, when nobody is in the middle of something; afterwards where it is called for (`?confirm=month`). */
export default function MonthConfirmation() {
  const own = useOwnMonth();
  const [askedMonth, keepAskedMonth] = usePreference(askedMonthKey, readMonth);
  // Without the preferences nobody knows whether it was asked before.
  const { isSuccess: isAskedKnown } = useListPreferencesQuery();
  const [called, call] = useAddressRecord('confirm');
  const isDue = isAskedKnown && own.record?.Attendence_Status === null && askedMonth !== own.month;
  const isAsking = useQuietMoment(isDue);
  if (called === null && !isAsking) return null;
  const close = (): void => {
    if (own.record && askedMonth !== own.month) keepAskedMonth(own.month);
    if (called !== null) call(null);
  };
  return <MonthConfirmationDialog own={own} onClose={close} />;
}
