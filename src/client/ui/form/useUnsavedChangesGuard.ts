import { useEffect } from 'react';
import { unsavedForms, type LeaveGuard } from './unsavedForms';

/**
 * Asks before the tab is closed or the app navigates away from unsaved changes.
 * @param isDirty true with unsaved changes
 * @param guard the navigation inside the app that asks; default Back
 */
export function useUnsavedChangesGuard(isDirty: boolean, guard: LeaveGuard = 'back'): void {
  useEffect(() => {
    if (!isDirty) return;
    const takeOut = unsavedForms.add(guard);
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsavedForms.isGuarded('back')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      takeOut();
    };
  }, [isDirty, guard]);
}
