import type { UnknownAction } from '@reduxjs/toolkit';
import { newId } from '../../browser/ids';
import { isPastShown, whenPresent } from '../../browser/past';
import {
  toastActions,
  undoActions,
  undoTaken,
  type Toast,
  type WithAnnouncements,
} from '../../screen-state/announcements';

const maxShown = 5;
const noticeMs = 4000;

/** Sends what undoes a change, and says whether it did; resolves when that was answered. */
export type Undo = () => unknown;

interface AnnouncingStore {
  readonly getState: () => WithAnnouncements;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** The store whose toasts the page shows. */
let store: AnnouncingStore | undefined;
/** Announced before there was one. */
let early: (() => void)[] = [];
/** How to undo, by the id of what can be undone. */
const undos = new Map<string, Undo>();
/** One after the other: a value that was changed twice must be restored in the opposite order. */
let isUndoing = false;
/** The toast of the last notice on undoing. */
let notice: string | undefined;

/** @returns ends it */
export function connectToaster(to: AnnouncingStore): () => void {
  store = to;
  const due = early;
  early = [];
  for (const run of due) run();
  return () => {
    if (store === to) store = undefined;
  };
}

/** Forgets how to undo what the store no longer offers. */
function forgetUndos(): void {
  if (!store) return;
  const offered = new Set(store.getState().undo.map(({ id }) => id));
  for (const id of undos.keys()) if (!offered.has(id)) undos.delete(id);
}

export function closeToast(id: string): void {
  if (store?.getState().toasts.some((toast) => toast.id === id)) store.dispatch(toastActions.closed({ id }));
  forgetUndos();
}

/** The toasts that say the same; what can be undone is something of its own each time. */
const alikeToasts = ({ kind, message }: Omit<Toast, 'id'>): readonly Toast[] => {
  const { toasts = [], undo = [] } = store?.getState() ?? {};
  return toasts.filter(
    (toast) => toast.kind === kind && toast.message === message && !undo.some(({ id }) => id === toast.id),
  );
};

/**
 * Shows a toast, with `undo` one that offers it. One that says the same and is still shown makes room for it.
 * @param id of a change that was begun, and now has a toast
 */
export function announce(toast: Omit<Toast, 'id'>, undo?: Undo, id = newId()): void {
  const show = (): void => {
    if (!undo) for (const { id: shown } of alikeToasts(toast)) closeToast(shown);
    for (const oldest of store?.getState().toasts.slice(0, 1 - maxShown) ?? []) closeToast(oldest.id);
    if (undo) undos.set(id, undo);
    store?.dispatch(toastActions.shown({ ...toast, id, isUndoable: undo !== undefined }));
  };
  if (store) show();
  else early.push(show);
}

/** A deleted record was restored otherwise than by the toast that offers it: that has nothing more to offer. */
export function endOfferToRestore(record: string): void {
  for (const { id, restores } of store?.getState().toasts ?? [])
    if (restores === record) store?.dispatch(undoTaken({ id }));
  forgetUndos();
}

/** What became of the key; the last one only, so that no toast that offers undo has to make room. */
function notify(message: string, kind: Toast['kind'] = 'success'): void {
  if (notice !== undefined) closeToast(notice);
  notice = newId();
  announce({ kind, message, timeoutMs: noticeMs }, undefined, notice);
}

/** A defect in an undo is reported like any other in the page. */
function reportDefect(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Undoes what the user has asked for, the newest first; what is still being saved comes first, when it is stored. */
async function undoWanted(inStore = store): Promise<void> {
  if (isUndoing || !inStore) return;
  isUndoing = true;
  try {
    await whenPresent();
    for (;;) {
      const newest = inStore.getState().undo.findLast(({ isWanted }) => isWanted);
      if (!newest || newest.isSaving) return;
      const undo = undos.get(newest.id);
      undos.delete(newest.id);
      // One that fails reports that itself, and must not hold up the others.
      await Promise.resolve(undo?.()).catch(reportDefect);
      await whenPresent();
      // Until it is answered it is not stored: signing out waits for it.
      inStore.dispatch(undoTaken({ id: newest.id }));
    }
  } finally {
    isUndoing = false;
  }
}

/** Undoes a change; once. One that is still being saved is undone when it is stored. */
export function takeUndo(id: string): void {
  const entry = store?.getState().undo.find((offered) => offered.id === id);
  if (!entry || entry.isWanted) return;
  const { message } = entry;
  if (entry.isFinal) {
    notify(`This cannot be undone: ${message}`, 'error');
    return;
  }
  const isNewerSaving = store?.getState().undo.some(({ isWanted, isSaving }) => isWanted && isSaving);
  store?.dispatch(undoActions.wanted({ id }));
  // Its toast has nothing more to offer.
  store?.dispatch(toastActions.closed({ id }));
  if (entry.isSaving) notify(`Is undone once it is saved: ${message}`);
  else if (isNewerSaving) notify(`Is undone after newer changes: ${message}`);
  void undoWanted();
}

/** The undo of a change that is being saved; exactly one of these is called when the server has answered. */
export interface PendingUndo {
  /** It is stored: the key undoes it from now on, or it is undone immediately because the user has asked for that already. */
  readonly offer: (undo: Undo) => void;
  /** The same with a toast that offers it. */
  readonly offerInToast: (toast: Omit<Toast, 'id'>, undo: Undo) => void;
  /** It was not stored, or nothing has changed. */
  readonly end: () => void;
  /**
   * It is stored and cannot be undone: neither can a small change before it, which the key would undo instead.
   * @param reason said to a user who has asked for its undo
   */
  readonly endForGood: (reason?: string) => void;
}

interface BegunUndo {
  /** It can never be undone. */
  readonly isFinal?: boolean;
}

/**
 * To be called before a change is sent. The key means this change from then on, not an older one.
 * @param message what is changed: 'Status of HBR-3'
 */
export function beginUndo(message: string, { isFinal = false }: BegunUndo = {}): PendingUndo {
  const id = newId();
  // While an earlier state is shown, there is none that shows toasts.
  const begunIn = store;
  begunIn?.dispatch(undoActions.begun({ id, message, ...(isFinal && { isFinal }) }));
  forgetUndos();
  const getEntry = () => begunIn?.getState().undo.find((entry) => entry.id === id);
  const answer = (settle: () => void): void => {
    if (isPastShown()) void whenPresent().then(settle);
    else settle();
  };
  const offer = (undo: Undo): void => {
    if (!getEntry()) return;
    undos.set(id, undo);
    begunIn?.dispatch(undoActions.stored({ id }));
    void undoWanted(begunIn);
  };
  return {
    offer: (undo) => answer(() => offer(undo)),
    offerInToast: (toast, undo) =>
      answer(() => {
        if (getEntry()?.isWanted) offer(undo);
        else announce(toast, undo, id);
      }),
    end: () =>
      answer(() => {
        begunIn?.dispatch(undoActions.ended({ id }));
        // An older one may have waited for it.
        void undoWanted(begunIn);
      }),
    endForGood: (reason) =>
      answer(() => {
        if (reason !== undefined && getEntry()?.isWanted) notify(`${message} was not undone: ${reason}`, 'error');
        begunIn?.dispatch(undoActions.endedForGood({ id }));
        forgetUndos();
        void undoWanted(begunIn);
      }),
  };
}

/** The same for a change whose call rejects when it is not stored. The undo of a stored one is still to be answered. */
export async function whileSaving<Answer>(
  message: string,
  save: () => PromiseLike<Answer>,
  options?: BegunUndo,
): Promise<{ readonly answer: Answer; readonly pending: PendingUndo }> {
  const pending = beginUndo(message, options);
  try {
    return { answer: await save(), pending };
  } catch (failure) {
    pending.end();
    throw failure;
  }
}
