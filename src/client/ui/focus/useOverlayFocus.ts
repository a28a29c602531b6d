import { createContext, useCallback, useContext, useEffect, useInsertionEffect, useRef } from 'react';
import {
  enterLayer,
  getOpener,
  markLayer,
  returnFocus,
  type Opener,
  type PlacedOverlay,
} from '../../browser/focus/opener';
import { isFocusLost, stopsIn } from '../../browser/focus/place';
import { useOpeningOverlay } from '../../screen-state/useOpeningOverlay';

/** Blueprint's invisible element at the beginning of an overlay, which it focuses. */
const startMark = '.bp6-overlay-start-focus-trap';
const openOverlay = 'bp6-overlay-open';
/** The close button is first, but is never the intended start. */
const closing = '.bp6-dialog-header, .bp6-drawer-header';
const footer = '.bp6-dialog-footer, .db-drawer-footer';
/** A double Enter must not delete. */
const dangerous = '.bp6-intent-danger';
/** The day of a calendar at which the arrows start. */
const day = '[role=gridcell][tabindex="0"]';
const comingContent = '.db-skeleton, .bp6-spinner.db-day-loading';

/** The initial focus of an overlay: its answer, the selected or first item of a menu, otherwise the first field. */
function findStart(overlay: Element): HTMLElement | null | undefined {
  const present = stopsIn(overlay).filter((stop) => !stop.matches(dangerous) && !stop.closest(closing));
  const isAnswer = (stop: HTMLElement): boolean => stop.matches('[data-answer]');
  const isChosen = (stop: HTMLElement): boolean => stop.matches('.bp6-selected, [aria-selected=true]');
  const first = present[0];
  // A dialog without fields is a confirmation.
  const submit = first?.closest(footer) ? present.find((stop) => stop.matches('[type=submit]')) : undefined;
  const chosen = first?.matches('.bp6-menu-item') ? present.find(isChosen) : undefined;
  return overlay.querySelector<HTMLElement>(day) ?? present.find(isAnswer) ?? submit ?? chosen ?? first;
}

/**
 * Blueprint keeps the place of a closed overlay in the page, below those that have opened since: opened again, a question
 * about a form would be under the form.
 */
function putOnTop(place: Element | null): void {
  // What has the focus would lose it: a popover that Blueprint has opened itself.
  if (place?.nextElementSibling && !place.contains(document.activeElement)) place.parentElement?.append(place);
}

/** Whether the focus is in something that lies above an overlay: what is typed there goes on, whatever arrives below. */
function isFocusAbove(overlay: Element): boolean {
  const holder = document.activeElement?.closest(`.${openOverlay}:not(.bp6-toast-container)`) ?? overlay;
  return (overlay.compareDocumentPosition(holder) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

export interface OverlayFocus {
  /** Moves the focus into the overlay unless it is there: for content that comes later. */
  readonly enter: () => void;
  /** Blueprint's callback of that name. */
  readonly onOpening: (content: HTMLElement) => void;
}

/**
 * The keyboard focus of an overlay: it moves to its first field or item when it opens and returns to its opener when it
 * closes or is removed. Blueprint focuses an invisible element before the overlay, and returns the focus only from
 * overlays that stay mounted, after their animation, to an element that may be gone.
 */
export function useOverlayFocus(isOpen: boolean): OverlayFocus {
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<Opener>(undefined);
  const place = useRef<Element>(null);
  const entry = useRef<PlacedOverlay>(undefined);
  const opening = useOpeningOverlay();
  // Before a field with `autoFocus` takes the focus.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const found = opening.find(place.current);
    entry.current = found?.returnTo ? found : undefined;
    opener.current = getOpener(entry.current?.returnTo ?? undefined);
    putOnTop(place.current);
  }, [isOpen, opening]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A dialog that replaces another one: that one has returned the focus.
    opener.current ??= getOpener(undefined);
    return () => {
      const overlay = frame.current?.closest('.bp6-overlay');
      if (isFocusLost() || overlay?.contains(document.activeElement) === true) returnFocus(opener.current);
      // Without an opener it would stay in what is closed, which would still take keys while it fades.
      const active = document.activeElement;
      if (active instanceof HTMLElement && overlay?.contains(active) === true) active.blur();
      // An overlay above that closed within the same frame has made Blueprint focus this one in the next.
      requestAnimationFrame(() => {
        if (overlay?.classList.contains(openOverlay) === false && overlay.contains(document.activeElement))
          returnFocus(opener.current);
      });
    };
  }, [isOpen]);

  const enter = useCallback((): void => {
    const overlay = frame.current?.closest('.bp6-overlay');
    const mark = overlay?.querySelector<HTMLElement>(startMark);
    const active = document.activeElement;
    if (!overlay || !mark || (overlay.contains(active) && active !== mark && active !== frame.current)) return;
    if (isFocusAbove(overlay)) return;
    if (active !== frame.current) mark.focus({ preventScroll: true });
    const isByKey = active === frame.current || mark.matches(':focus-visible');
    const start = findStart(overlay);
    const menu = overlay.querySelector<HTMLElement>('.bp6-menu');
    const isComing = overlay.querySelector(comingContent) !== null && (!start || start.closest(footer) !== null);
    if (isComing) return;
    // Opened by pointer: the first field of a form, unless it would open the keyboard of a phone. A menu takes arrows and letters.
    const isInForm = start?.matches('form *') === true;
    const takesTyping = isInForm && !window.matchMedia('(pointer: coarse)').matches;
    if (isByKey || takesTyping) (start ?? frame.current)?.focus({ preventScroll: true });
    else if (menu && start?.closest('.bp6-menu') === menu) {
      menu.tabIndex = -1;
      menu.focus({ preventScroll: true });
    }
  }, []);

  const onOpening = useCallback(
    (content: HTMLElement): void => {
      frame.current = content;
      place.current = content.closest('.bp6-portal');
      if (entry.current) {
        markLayer(content, entry.current);
        opening.raise(entry.current.id);
      }
      // Blueprint makes the frame a tab stop.
      content.tabIndex = -1;
      // Blueprint records what had the focus only now, and moves it in the next frame.
      requestAnimationFrame(() => {
        if (!content.isConnected) return;
        enter();
        enterLayer(content, opener.current, entry.current);
      });
    },
    [enter, opening],
  );
  return { enter, onOpening };
}

const OverlayEntryContext = createContext<() => void>(() => undefined);
export const OverlayEntry = OverlayEntryContext.Provider;

/** For a placeholder: what replaces it is entered, if the focus has waited for it at the beginning of the overlay. */
export function useContentEntry(): void {
  const enter = useContext(OverlayEntryContext);
  useEffect(
    () => () => {
      requestAnimationFrame(enter);
    },
    [enter],
  );
}
