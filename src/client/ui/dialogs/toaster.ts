import { addPageKeys } from '../keys/pageKeys';
import { commandKeyName } from '../keys/commandKeyName';
import type { Toast, ToastPosition } from './makeToaster';

/** CONST-010: the timeout of error toasts. */
const errorTimeoutMs = 5000;
const successTimeoutMs = 4000;

let position: ToastPosition = 'top-right';

/** Sets the position; to be called before the first toast. */
export function placeToasts(at: ToastPosition): void {
  position = at;
}

let created: Promise<(toast: Toast) => () => void> | undefined;

/** One toaster for the whole product. Its code is loaded with the first toast. */
function loadToaster(): Promise<(toast: Toast) => () => void> {
  created ??= import('./makeToaster')
    .then(({ makeToaster }) => makeToaster(position))
    .catch((failure: unknown) => {
      // The next toast tries again.
      created = undefined;
      throw failure;
    });
  return created;
}

/** Loads it while the server is reachable, for a page that must show messages when it is not. */
export async function prepareToasts(): Promise<void> {
  try {
    await loadToaster();
  } catch {
    // No message yet: the first toast loads it again, and reports the failure.
  }
}

export interface ToastOptions {
  /** In milliseconds; 0: until it is closed. */
  readonly timeout?: number;
}

/** Shows a success. Also works outside of React. Resolves when the toast is being shown. */
export const showSuccess = (message: string, { timeout = successTimeoutMs }: ToastOptions = {}): Promise<void> =>
  loadToaster().then((show) => void show({ message, kind: 'success', timeoutMs: timeout }));

/** Shows a failure. Also works outside of React. */
export const showError = (message: string, { timeout = errorTimeoutMs }: ToastOptions = {}): Promise<void> =>
  loadToaster().then((show) => void show({ message, kind: 'error', timeoutMs: timeout }));

/** Long enough to notice a mistake. */
const undoTimeoutMs = 12_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** The actions that Ctrl/⌘ + Z would undo, the newest last. */
const undoable: (() => void)[] = [];
/** Removes the key from the keyboard shortcuts. */
let unlistKey: (() => void) | undefined;

function undoNewest(event: KeyboardEvent): void {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
  const newest = undoable.at(-1);
  if (!isUndo || !newest || isTyping(event.target)) return;
  event.preventDefault();
  newest();
}

/**
 * Reports an action and offers undo: by the button, or by Ctrl/⌘ + Z while the toast is shown, the newest first. While
 * the user types, these keys belong to the text.
 */
export async function showUndoable(message: string, undo: () => void): Promise<void> {
  const show = await loadToaster();
  const stop = (): void => {
    const place = undoable.indexOf(byKey);
    if (place >= 0) undoable.splice(place, 1);
    if (undoable.length > 0) return;
    window.removeEventListener('keydown', undoNewest);
    unlistKey?.();
    unlistKey = undefined;
  };
  const undoOnce = (): void => {
    const isFirst = undoable.includes(byKey);
    stop();
    if (isFirst) undo();
  };
  const byKey = (): void => {
    undoOnce();
    dismiss();
  };
  undoable.push(byKey);
  window.addEventListener('keydown', undoNewest);
  unlistKey ??= addPageKeys({
    title: 'Everywhere',
    isEverywhere: true,
    keys: [{ keys: `${commandKeyName} + Z`, description: 'Undo the last change' }],
  });
  const dismiss = show({
    message,
    kind: 'success',
    timeoutMs: undoTimeoutMs,
    action: { label: 'Undo', onPress: undoOnce },
    onGone: stop,
  });
}
