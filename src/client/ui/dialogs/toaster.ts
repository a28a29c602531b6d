import { addPageKeys } from '../keys/pageKeys';
import { commandKeyName } from '../keys/commandKeyName';
import type { Toast, ToastPosition } from './makeToaster';

/** CONST-010: the error toast closes by itself after so long. */
const errorTimeoutMs = 5000;
const successTimeoutMs = 4000;

let position: ToastPosition = 'top-right';

/** Where the program has room for them; to be said before the first one. */
export function placeToasts(at: ToastPosition): void {
  position = at;
}

let created: Promise<(toast: Toast) => () => void> | undefined;

/** One toaster for the whole product. Its code is loaded with the first toast: no page needs it to be drawn. */
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

/** Loads it while the server is there, for a page that must be able to speak when the server is gone. */
export async function prepareToasts(): Promise<void> {
  try {
    await loadToaster();
  } catch {
    // Nothing is to be said yet: the first toast loads it again, and fails if that fails.
  }
}

export interface ToastOptions {
  /** How long it stays, in milliseconds; 0: until it is closed. */
  readonly timeout?: number;
}

/** Says that something succeeded. Works outside of React too. Resolves when the toast is on its way. */
export const showSuccess = (message: string, { timeout = successTimeoutMs }: ToastOptions = {}): Promise<void> =>
  loadToaster().then((show) => void show({ message, kind: 'success', timeoutMs: timeout }));

/** Says that something failed. Works outside of React too. */
export const showError = (message: string, { timeout = errorTimeoutMs }: ToastOptions = {}): Promise<void> =>
  loadToaster().then((show) => void show({ message, kind: 'error', timeoutMs: timeout }));

/** Long enough to notice a mistake. */
const undoTimeoutMs = 12_000;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** What Ctrl/⌘ + Z would take back, the newest last. */
const undoable: (() => void)[] = [];
/** Takes the key out of the list of keys again. */
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
 * Says what was done and offers to take it back: by the button, or by Ctrl/⌘ + Z while the toast stands; of several the
 * newest goes first. Whoever is typing keeps these keys for the text.
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
    keys: [{ keys: `${commandKeyName} + Z`, does: 'Undo what was just done' }],
  });
  const dismiss = show({
    message,
    kind: 'success',
    timeoutMs: undoTimeoutMs,
    action: { label: 'Undo', onPress: undoOnce },
    onGone: stop,
  });
}
