import { useEffect, useState } from 'react';
import { unsavedForms } from '../../../ui/form/unsavedForms';

const textField =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';
const openOverlay = '.bp6-dialog, .bp6-drawer, .bp6-popover:not(.bp6-tooltip), [role=dialog], [role=alertdialog]';
/** Rarely anybody waits for it, and nothing tells of all that can be under way. */
const lookAgainMs = 500;

/** Whether somebody is in the middle of something: in a field, with unsaved changes, or in what has opened over the page. */
function isBusy(): boolean {
  return (
    unsavedForms.isGuarded('back') ||
    document.activeElement?.matches(textField) === true ||
    [...document.querySelectorAll(openOverlay)].some((element) => element.getClientRects().length > 0)
  );
}

/**
 * For what opens by itself: it must not take the keys of who is typing.
 *
 * @param isAwaited false: nobody waits for it, or it has come
 * @returns true from the first moment on in which nobody is in the middle of something
 */
export function useQuietMoment(isAwaited: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isAwaited) {
      setCome(false);
      return;
    }
    const look = (): void => {
      if (isBusy()) return;
      window.clearInterval(timer);
      setCome(true);
    };
    const timer = window.setInterval(look, lookAgainMs);
    look();
    return () => window.clearInterval(timer);
  }, [isAwaited]);
  return isAwaited && hasCome;
}
