import type { Toast } from '../../screen-state/announcements';
import { announce, type PendingUndo, type Undo } from './announce';
import { loadToasts } from './loadToasts';

/** CONST-010: the timeout of error toasts. */
const errorTimeoutMs = 5000;
const successTimeoutMs = 4000;
/** Long enough to notice a mistake. */
const undoTimeoutMs = 12_000;

/** Loads it while the server is reachable, for a page that must show messages when it is not. */
export async function prepareToasts(): Promise<void> {
  try {
    await loadToasts();
  } catch {
    // No message yet: the first toast loads it again, and reports the failure.
  }
}

export interface ToastOptions {
  /** In milliseconds; 0: until it is closed. */
  readonly timeout?: number;
}

async function show(toast: Omit<Toast, 'id'>): Promise<void> {
  announce(toast);
  await loadToasts();
}

/** Shows a success. Also works outside of React. Resolves when the toast is being shown. */
export const showSuccess = (message: string, { timeout = successTimeoutMs }: ToastOptions = {}): Promise<void> =>
  show({ message, kind: 'success', timeoutMs: timeout });

/** Shows a failure. Also works outside of React. */
export const showError = (message: string, { timeout = errorTimeoutMs }: ToastOptions = {}): Promise<void> =>
  show({ message, kind: 'error', timeoutMs: timeout });

/**
 * Reports an action and offers undo: by the button, or by Ctrl/⌘ + Z while the toast is shown, the newest first. While
 * the user types, these keys belong to the text.
 * @param pending of a change that was begun before it was sent
 * @param restores the deleted record, for `endOfferToRestore`
 */
export async function showUndoable(
  message: string,
  undo: Undo,
  pending?: PendingUndo,
  restores?: string,
): Promise<void> {
  const toast: Omit<Toast, 'id'> = {
    message,
    kind: 'success',
    timeoutMs: undoTimeoutMs,
    ...(restores !== undefined && { restores }),
  };
  if (pending) pending.offerInToast(toast, undo);
  else announce(toast, undo);
  await loadToasts();
}
