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
    ({ historyAction }) =>
      historyAction !== NavigationType.Replace &&
      unsavedForms.isGuarded(historyAction === NavigationType.Pop ? 'back' : 'links'),
  );
  const question = useOverlay('leave');
  const { open, close } = question;
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return undefined;
    open(null);
    return close;
  }, [isBlocked, open, close]);
  // A dialog that is fading out has the answers of before: a second press must not answer again. Shown again after a look
  // at an earlier state, it asks about a navigation that no longer waits.
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  });
  return (
    <DiscardDialog
      isOpen={question.isOpen}
      onDiscard={() => (latest.current.proceed ?? close)()}
      onKeep={() => (latest.current.reset ?? close)()}
    />
  );
}
