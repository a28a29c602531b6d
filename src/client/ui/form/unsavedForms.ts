/** How far a form is guarded: one in a dialog against Back, which would close it; one that is the page itself also against links. */
export type LeaveGuard = 'back' | 'links';

const guards = new Map<symbol, LeaveGuard>();

/** What stands to be lost in the open page. Asked when it is left, and by nobody before. */
export const unsavedForms = {
  /** @returns takes the form out again */
  add(guard: LeaveGuard): () => void {
    const form = Symbol(guard);
    guards.set(form, guard);
    return () => void guards.delete(form);
  },
  isGuarded: (against: LeaveGuard): boolean =>
    against === 'back' ? guards.size > 0 : [...guards.values()].includes('links'),
};
