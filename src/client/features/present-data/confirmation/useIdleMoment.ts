import { useEffect } from 'react';
import { unsavedForms } from '../../../ui/form/unsavedForms';
import { useScreenState } from '../../../screen-state/useScreenState';

const textField =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';
const openOverlay = '.bp6-dialog, .bp6-drawer, .bp6-popover:not(.bp6-tooltip), [role=dialog], [role=alertdialog]';
/** Rarely needed, and no event covers everything that the user may be doing. */
const pollMs = 500;

/** True while the user is in a field, has unsaved changes, or has an overlay open. */
function isBusy(): boolean {
  return (
    unsavedForms.isGuarded('back') ||
    document.activeElement?.matches(textField) === true ||
    [...document.querySelectorAll(openOverlay)].some((element) => element.getClientRects().length > 0)
  );
}

/**
 * For overlays that open on their own: they must not take the keys of a typing user.
 * @param isAwaited false: not needed, or already shown
 * @returns true from the first moment in which the user is idle
 */
export function useIdleMoment(isAwaited: boolean): boolean {
  const [isIdle, setIdle] = useScreenState('drafts', 'idle-moment', false);
  useEffect(() => {
    if (!isAwaited) {
      setIdle(false);
      return;
    }
    const look = (): void => {
      if (isBusy()) return;
      window.clearInterval(timer);
      setIdle(true);
    };
    const timer = window.setInterval(look, pollMs);
    look();
    return () => window.clearInterval(timer);
  }, [isAwaited, setIdle]);
  return isAwaited && isIdle;
}
