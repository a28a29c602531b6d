import { useEffect } from 'react';
import { unsavedForms, type LeaveGuard } from './unsavedForms';

/**
 * Lets the browser ask before the tab is closed or reloaded with unsaved changes, and the app before it moves away from them.
 *
 * @param isDirty true while there is something to lose
 * @param guard which ways out inside the app ask; default Back
 */
export function useUnsavedChangesGuard(isDirty: boolean, guard: LeaveGuard = 'back'): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const takeOut = unsavedForms.add(guard);
    return () => {
      window.removeEventListener('beforeunload', ask);
      takeOut();
    };
  }, [isDirty, guard]);
}
