import { useDispatch, useSelector } from 'react-redux';
import { monthPutOff } from '../../../session/accountSlice';
import { selectMonthPutOff } from '../../../session/sessionSelectors';
import { useAddressRecord } from '../../../widgets/address/useAddressRecord';
import { MonthConfirmationDialog } from './MonthConfirmationDialog';
import { useOwnMonth } from './useOwnMonth';
import { useQuietMoment } from './useQuietMoment';

/**
 * F-01: after every sign-in asks for the answer to an unanswered month, once the user is idle; closing the dialog
 * postpones it for the session. Later it opens by `?confirm=month`.
 */
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
