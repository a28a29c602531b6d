import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isMonth } from '../../../../domain/calendar/month';
import { isWaitingForAnswer } from '../../../../domain/present-data/monthToConfirm';
import { monthPostponed } from '../../../session/accountSlice';
import { selectMonthPostponed } from '../../../session/sessionSelectors';
import { Scope } from '../../../screen-state/Scope';
import { useScreenState } from '../../../screen-state/useScreenState';
import { loadedPart } from '../../../ui/states/loadedPart';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useOwnMonth, type OwnMonth } from './useOwnMonth';
import { useIdleMoment } from './useIdleMoment';

// Most sign-ins ask nothing.
const MonthConfirmationDialog = loadedPart(() => import('./MonthConfirmationDialog'), { isQuiet: true });

/**
 * F-01: after every sign-in asks for the answer to an unanswered month that is not closed, once the user is idle; closing the dialog
 * postpones it for the session. Later it opens by `?confirm=month`, and for an earlier month by `?confirm=2026-02`.
 */
export default function MonthConfirmation() {
  const dispatch = useDispatch();
  const [called, call] = useUrlRecord('confirm');
  const own = useOwnMonth(called);
  const postponed = useSelector(selectMonthPostponed);
  const isAsking = useIdleMoment(!!own.record && isWaitingForAnswer(own.record) && postponed !== own.month);
  const [closings, countClosings] = useScreenState('drafts', 'month/closings', 0);
  // Closed in this tab: one that puts the month off in another leaves what is being typed alone.
  const asked = `month/${called ?? ''}/${closings}`;
  const [comment, setComment] = useScreenState<string | null>('drafts', `${asked}/month/comment`, null);
  // Once something was typed it stays: HR may close the month, or it is answered or put off in another tab.
  if (called === null && !isAsking && comment === null) return null;
  const close = ({ record, month }: OwnMonth): void => {
    countClosings((count) => count + 1);
    // A month that the address names does not replace the one that was postponed.
    if (record && !isMonth(called)) dispatch(monthPostponed(month));
    if (called !== null) call(null);
  };
  return (
    <Suspense fallback={null}>
      {/* Once a month is put off or answered, the dialog opens again for the next one. */}
      <Scope key={asked} name={asked}>
        <MonthConfirmationDialog
          called={called}
          found={own}
          comment={comment ?? ''}
          onComment={setComment}
          onClose={close}
        />
      </Scope>
    </Suspense>
  );
}
