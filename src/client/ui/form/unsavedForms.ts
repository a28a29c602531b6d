const rules = {
  /** A form in a dialog: Back would close it. */
  back: (against: Navigation) => against === 'back',
  /** A form that is the page itself. */
  links: () => true,
  /** What stays while the page is the same. */
  page: (_against: Navigation, leavesPage: boolean) => leavesPage,
  /** A form in a drawer, or next to the list of records, which asks itself before it shows another. */
  record: (against: Navigation, leavesPage: boolean) => against === 'back' || leavesPage,
};
/** Against which navigation unsaved changes are guarded. */
export type LeaveGuard = keyof typeof rules;
type Navigation = 'back' | 'links';

const guards = new Map<symbol, LeaveGuard>();

/** The unsaved changes of the open page, checked when it is left. */
export const unsavedForms = {
  /** @returns unregisters the form */
  add(guard: LeaveGuard): () => void {
    const form = Symbol(guard);
    guards.set(form, guard);
    return () => void guards.delete(form);
  },
  /** The session has ended, or its user has confirmed to leave: nothing is asked any more. */
  abandon: (): void => guards.clear(),
  /** @param leavesPage whether another page follows, and not another state of this one */
  isGuarded: (against: Navigation, leavesPage = true): boolean =>
    [...guards.values()].some((guard) => rules[guard](against, leavesPage)),
};

/** Whether a part of the page has unsaved changes: forms and texts mark themselves. */
export const holdsUnsaved = (part: Element | null): boolean => (part?.querySelector('[data-unsaved]') ?? null) !== null;
