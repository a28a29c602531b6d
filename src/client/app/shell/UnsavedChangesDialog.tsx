import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useOverlay } from '../../screen-state/useOverlay';
import { DiscardDialog } from '../../ui/dialogs/DiscardDialog';
import { unsavedForms } from '../../ui/form/unsavedForms';

/**
 * Asks before Back, or a link out of a form that is the page itself, discards entered data. A form's own buttons, which
 * replace the URL, ask themselves.
 */
export function UnsavedChangesDialog() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== NavigationType.Replace &&
      unsavedForms.isGuarded(
        historyAction === NavigationType.Pop ? 'back' : 'links',
        currentLocation.pathname !== nextLocation.pathname,
      ),
  );
  const question = useOverlay('leave');
  const { open, close } = question;
  // Another navigation that waits instead is the same question: closed and opened again, it would be on top in the store,
  // and where it was on the page.
  const isWaiting = blocker.state === 'blocked';
  useEffect(() => {
    if (!isWaiting) return undefined;
    open(null);
    return close;
  }, [isWaiting, open, close]);
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  });
  const answer = (leaves: boolean): void => {
    // Immediately: the blocker is shown as it was until the code of the next screen has arrived.
    close();
    // Shown again after a look at an earlier state, it asks about a navigation that no longer waits.
    const { current } = latest;
    if (current.state !== 'blocked') return;
    if (leaves) current.proceed();
    else current.reset();
  };
  return <DiscardDialog isOpen={question.isOpen} onDiscard={() => answer(true)} onKeep={() => answer(false)} />;
}
