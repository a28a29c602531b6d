import { countOpenOverlays, findTopOverlay } from '../screen-state/openOverlays';
import { awaitsContent } from '../ui/focus/useOverlayFocus';
import { overlayActions, type WithScreenState } from '../screen-state/screenState';

interface OverlayStore {
  readonly getState: () => WithScreenState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: ReturnType<typeof overlayActions.closed>) => unknown;
}

/** An overlay that a key has opened and that does not have the focus yet. */
interface ComingOverlay {
  readonly id: string;
  /** How many overlays the page showed before it. */
  readonly shownBefore: number;
  readonly keys: KeyInit[];
  /** The focus is in it: the keys are about to be passed on. */
  isEntered: boolean;
}
type KeyInit = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const writingPlaces = 'input, textarea, [contenteditable=true]';
/** Fields that keep the focus while their list is open. */
const openField = '[role=combobox], [aria-expanded=true]';
/** Focused by Blueprint and by `useOverlayFocus` while there is nothing else to focus. */
const mark = '.bp6-overlay-start-focus-trap, .bp6-overlay-content, .bp6-overlay';
/** An overlay on the page takes the focus in the next frame; one that has not by then leaves it where it is. */
const maxFrames = 10;

const isOnPage = ({ shownBefore }: ComingOverlay): boolean => countOpenOverlays() > shownBefore;
const isHeld = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  (key.length === 1 || /^(Escape|Enter|Tab|Backspace|Arrow\w+)$/.test(key));

/** Presses a key where the focus is now. Only in a field other keys than letters and Escape: a double Enter must not answer. */
function press(init: KeyInit): void {
  const active = document.activeElement ?? document.body;
  const isWriting = active.matches(writingPlaces);
  if (init.key.length > 1 && init.key !== 'Escape' && !isWriting) return;
  const isDone = !active.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  if (isDone || !isWriting) return;
  // Deprecated, but the only way by which an insertion is an input for React, and can be undone.
  if (init.key.length === 1) document.execCommand('insertText', false, init.key);
  else if (init.key === 'Backspace') document.execCommand('delete');
}

/**
 * Keeps what is pressed between the moment at which the store opens an overlay and the moment at which the overlay has
 * the focus: a part of the program that is loaded first, Blueprint's next frame, or content that comes later. The page
 * beneath receives none of it. The field that is focused then receives it; Escape immediately closes what is not on the
 * page yet. Overlays opened by pointer are left alone: the user looks first.
 */
export function keepKeysForOverlays(store: OverlayStore): void {
  let coming: ComingOverlay | undefined;
  let isByKey = false;
  let top = store.getState().overlays.at(-1)?.id;

  const passOn = (): void => {
    const keys = coming?.keys ?? [];
    coming = undefined;
    for (const key of keys) press(key);
  };
  const giveUpUnlessEntered = (overlay: ComingOverlay): void => {
    let frames = 0;
    const look = (): void => {
      if (coming !== overlay || overlay.isEntered) return;
      const isWaiting = !isOnPage(overlay) || awaitsContent(findTopOverlay());
      frames = isWaiting ? 0 : frames + 1;
      if (frames > maxFrames) passOn();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  store.subscribe(() => {
    const { overlays } = store.getState();
    const newest = overlays.at(-1)?.id;
    if (newest === top) return;
    const isOpened = newest !== undefined && overlays.length > 0 && newest !== top;
    top = newest;
    const active = document.activeElement;
    coming = undefined;
    if (!isOpened || !isByKey || active?.matches(openField) === true) return;
    coming = { id: newest, shownBefore: countOpenOverlays(), keys: [], isEntered: false };
    giveUpUnlessEntered(coming);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // Not for the keys that are passed on here.
    if (!event.isTrusted) return;
    isByKey = true;
    if (coming === undefined || !isHeld(event)) return;
    const active = document.activeElement;
    if (event.key === 'Escape' && isOnPage(coming) && findTopOverlay()?.contains(active) === true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (event.key === 'Escape' && !isOnPage(coming)) store.dispatch(overlayActions.closed(coming.id));
    else coming.keys.push({ key: event.key, code: event.code, shiftKey: event.shiftKey });
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (coming === undefined || !(target instanceof Element) || target.matches(mark)) return;
    if (!isOnPage(coming) || findTopOverlay()?.contains(target) !== true) return;
    coming.isEntered = true;
    const entered = coming;
    // The component that focuses is still at work.
    requestAnimationFrame(() => {
      if (coming === entered) passOn();
    });
  };
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn, true);
  document.addEventListener(
    'pointerdown',
    () => {
      isByKey = false;
      coming = undefined;
    },
    true,
  );
}
