import type { UnknownAction } from '@reduxjs/toolkit';
import { newId } from '../../browser/ids';
import {
  toastActions,
  undoActions,
  undoTaken,
  type Toast,
  type WithAnnouncements,
} from '../../screen-state/announcements';

const maxShown = 5;
const waitsTimeoutMs = 4000;

interface AnnouncingStore {
  readonly getState: () => WithAnnouncements;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** The store whose toasts the page shows. */
let store: AnnouncingStore | undefined;
/** Announced before there was one. */
let early: (() => void)[] = [];
/** How to undo, by the id of what can be undone. */
const undos = new Map<string, () => void>();

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
  const offered = new Set(store?.getState().undo.map(({ id }) => id));
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

/** Shows a toast, with `undo` one that offers it. One that says the same and is still shown makes room for it. */
export function announce(toast: Omit<Toast, 'id'>, undo?: () => void): void {
  const { kind, message, timeoutMs } = toast;
  const show = (): void => {
    const id = newId();
    if (!undo) for (const { id: shown } of alikeToasts(toast)) closeToast(shown);
    for (const oldest of store?.getState().toasts.slice(0, 1 - maxShown) ?? []) closeToast(oldest.id);
    if (undo) undos.set(id, undo);
    store?.dispatch(toastActions.shown({ id, kind, message, timeoutMs, isUndoable: undo !== undefined }));
  };
  if (store) show();
  else early.push(show);
}

/** Undoes a change; once. One that is still being saved is undone when it is stored. */
export function takeUndo(id: string): void {
  const entry = store?.getState().undo.find((offered) => offered.id === id);
  if (entry?.isSaving) {
    store?.dispatch(undoActions.wanted({ id }));
    announce({ kind: 'success', message: `Undone when it is saved: ${entry.message}`, timeoutMs: waitsTimeoutMs });
    return;
  }
  const undo = undos.get(id);
  if (!undo || !store) return;
  undos.delete(id);
  store.dispatch(undoTaken({ id }));
  undo();
}

/** A change that is being saved; exactly one of the two is called when the server has answered. */
export interface SavedUndo {
  /** It is stored: the key undoes it from now on, or it is undone immediately because the user has asked for that already. */
  readonly offer: (undo: () => void) => void;
  /**
   * It was not stored, there is nothing to undo, or it is offered otherwise.
   * @returns whether the user has asked for its undo
   */
  readonly end: () => boolean;
}

/**
 * To be called before a change is sent that its screen shows anyway, without a toast. The key means this change from then
 * on, not an older one.
 */
export function beginQuietUndo(message: string): SavedUndo {
  const id = newId();
  store?.dispatch(undoActions.begun({ id, message }));
  forgetUndos();
  const getEntry = () => store?.getState().undo.find((entry) => entry.id === id);
  const end = (): boolean => {
    const isWanted = getEntry()?.isWanted === true;
    store?.dispatch(undoActions.ended({ id }));
    return isWanted;
  };
  return {
    end,
    offer: (undo) => {
      const entry = getEntry();
      if (!entry) return;
      undos.set(id, undo);
      store?.dispatch(undoActions.stored({ id }));
      if (entry.isWanted) takeUndo(id);
    },
  };
}

/** To be called after a small change that cannot be undone, so that the key does not undo an older one instead. */
export function forgetQuietUndos(): void {
  store?.dispatch(undoActions.quietForgotten());
  forgetUndos();
}
