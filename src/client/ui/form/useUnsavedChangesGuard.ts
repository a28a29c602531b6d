import { useEffect } from 'react';

/**
 * Lets the browser ask before the tab is closed or reloaded with unsaved changes. Moving inside the app is the app's to
 * guard (react-router's `useBlocker`), with the same flag.
 *
 * @param isDirty true while there is something to lose
 * @param onDirtyChange told whenever the flag changes, and false when the form goes away
 */
export function useUnsavedChangesGuard(isDirty: boolean, onDirtyChange?: (isDirty: boolean) => void): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    onDirtyChange?.(true);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);
}
