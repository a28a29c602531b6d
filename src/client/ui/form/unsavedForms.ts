/**
 * The scope of the guard: a form in a dialog against Back, which would close it; a form that is the page itself also
 * against links.
 */
export type LeaveGuard = 'back' | 'links';

const guards = new Map<symbol, LeaveGuard>();

/** The unsaved changes of the open page, checked when it is left. */
export const unsavedForms = {
  /** @returns unregisters the form */
  add(guard: LeaveGuard): () => void {
    const form = Symbol(guard);
    guards.set(form, guard);
    return () => void guards.delete(form);
  },
  isGuarded: (against: LeaveGuard): boolean =>
    against === 'back' ? guards.size > 0 : [...guards.values()].includes('links'),
};
