/**
 * The scope of the guard: a form in a dialog against Back, which would close it; a form that is the page itself also
 * against links; what stays while the page is the same against leaving the page.
 */
export type LeaveGuard = 'back' | 'links' | 'page';

const guards = new Map<symbol, LeaveGuard>();

/** The unsaved changes of the open page, checked when it is left. */
export const unsavedForms = {
  /** @returns unregisters the form */
  add(guard: LeaveGuard): () => void {
    const form = Symbol(guard);
    guards.set(form, guard);
    return () => void guards.delete(form);
  },
  /** @param leavesPage whether another page follows, and not another state of this one */
  isGuarded: (against: 'back' | 'links', leavesPage = true): boolean =>
    [...guards.values()].some((guard) => (guard === 'page' ? leavesPage : against === 'back' || guard === 'links')),
};
