import { useDispatch, useSelector } from 'react-redux';
import { monthPutOff } from '../../../session/accountSlice';
import { selectMonthPutOff } from '../../../session/sessionSelectors';
import { useAddressRecord } from '../../../widgets/address/useAddressRecord';
import { MonthConfirmationDialog } from './MonthConfirmationDialog';
import { useOwnMonth } from './useOwnMonth';
import { useQuietMoment } from './useQuietMoment';

/** F-01: asks after every sign-in for the answer to a month that has none, when nothing else is under way; closing it puts it off for the session. Afterwards it is asked where it is called for (`?confirm=month`). */
export default function MonthConfirmation() {
  const dispatch = useDispatch();
  const own = useOwnMonth();
  const putOff = useSelector(selectMonthPutOff);
  const [called, call] = useAddressRecord('confirm');
  const isAsking = useQuietMoment(own.record?.Attendence_Status === null && putOff !== own.month);
  if (called === null && !isAsking) return null;
  const close = (): void => {
    if (own.record) dispatch(monthPutOff(own.month));
    if (called !== null) call(null);
  };
  return <MonthConfirmationDialog own={own} onClose={close} />;
}
