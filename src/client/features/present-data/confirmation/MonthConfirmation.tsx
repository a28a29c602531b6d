import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { monthPostponed } from '../../../session/accountSlice';
import { selectMonthPostponed } from '../../../session/sessionSelectors';
import { loadedPart } from '../../../ui/states/loadedPart';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useOwnMonth } from './useOwnMonth';
import { useIdleMoment } from './useIdleMoment';

// Most sign-ins ask nothing.
const MonthConfirmationDialog = loadedPart(() => import('./MonthConfirmationDialog'), { isQuiet: true });

/**
 * F-01: after every sign-in asks for the answer to an unanswered month that is not closed, once the user is idle; closing the dialog
 * postpones it for the session. Later it opens by `?confirm=month`.
 */
export default function MonthConfirmation() {
  const dispatch = useDispatch();
  const own = useOwnMonth();
  const postponed = useSelector(selectMonthPostponed);
  const [called, call] = useUrlRecord('confirm');
  const isAsking = useIdleMoment(
    own.record?.Attendence_Status === null && !own.record.Closed && postponed !== own.month,
  );
  if (called === null && !isAsking) return null;
  const close = (): void => {
    if (own.record) dispatch(monthPostponed(own.month));
    if (called !== null) call(null);
  };
  return (
    <Suspense fallback={null}>
      <MonthConfirmationDialog own={own} onClose={close} />
    </Suspense>
  );
}
