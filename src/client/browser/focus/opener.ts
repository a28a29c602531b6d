import { describePlace, findPlace, type Place } from './place';

/** Where the focus returns when an overlay closes: its opener, or what opened the menu with the opener in it. */
export interface Opener {
  /** While the page is the one on which it had the focus. */
  readonly element: Element | undefined;
  readonly place: Place;
  /** What is above the page and contains it: gone with the overlay in it. */
  readonly layer: Element | null;
  readonly next: Opener | undefined;
}

/**
 * The same as plain data, for the store: the nearest control first, and those that opened the overlays in which it is.
 */
export type ReturnPlaces = readonly Place[];

const openers = new WeakMap<Element, Opener | undefined>();
/** On the page where an overlay was opened, the elements themselves are known. */
const found = new WeakMap<ReturnPlaces, Opener | undefined>();
/** When overlays were opened that the focus has not entered yet. */
const awaited = new WeakMap<ReturnPlaces, number>();
/** Overlays that Escape is to close as soon as the focus is in them. */
const held = new WeakSet<ReturnPlaces>();

const getLayer = (element: Element): Element | null => element.closest('.bp6-portal');
const isGone = (layer: Element | null): boolean =>
  layer !== null && (!layer.isConnected || layer.querySelector('.bp6-overlay-open') === null);
/** The layer of an overlay whose being open is in the store. */
const findLayer = (overlay: string): Element | null =>
  document.querySelector(`[data-overlay="${CSS.escape(overlay)}"]`);

function findOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const layer = getLayer(element);
  return { element, place: describePlace(element), layer, next: layer ? openers.get(layer) : undefined };
}

/** What a menu of Blueprint's own has contained is not on the page of a later state. */
const isLasting = ({ layer, place }: Opener): boolean => layer === null || place.overlay !== null;

const describe = (opener: Opener | undefined): Place[] =>
  opener ? [...(isLasting(opener) ? [opener.place] : []), ...describe(opener.next)] : [];

/**
 * What has the focus now, for an overlay that opens; nothing when it is in that overlay already.
 * @param isNew not for one that only shows something else
 */
export function noteOpener(overlay: string, isNew: boolean): ReturnPlaces {
  const opener = findOpener();
  const isInside = opener !== undefined && opener.place.overlay === overlay;
  const places = isInside ? [] : describe(opener);
  found.set(places, isInside ? undefined : opener);
  if (isNew) awaited.set(places, performance.now());
  return places;
}

/** An overlay of a state that was reached elsewhere finds the controls of the page by their places. */
function openerAt([place, ...others]: ReturnPlaces): Opener | undefined {
  if (!place) return undefined;
  const layer = place.overlay === null ? null : findLayer(place.overlay);
  const next = openerAt(others);
  return place.overlay !== null && layer === null ? next : { element: undefined, place, layer, next };
}

/** Where the focus returns: as the store says, or to what has it now when Blueprint opens the overlay by itself. */
export const getOpener = (places: ReturnPlaces | undefined): Opener | undefined =>
  places === undefined ? findOpener() : (found.get(places) ?? openerAt(places) ?? findOpener());

/** An open overlay, as far as it matters here. */
export interface PlacedOverlay {
  readonly id: string;
  readonly returnTo: ReturnPlaces | null;
}

/** Names the layer after the entry in the store of the overlay that it contains. */
export function markLayer(content: Element, { id }: PlacedOverlay): void {
  const layer = getLayer(content);
  // Not for one that is drawn inside of another.
  if (layer && content.closest('.bp6-overlay')?.parentElement === layer) layer.setAttribute('data-overlay', id);
}

/** The focus has entered an overlay. */
export function enterLayer(content: Element, opener: Opener | undefined, entry: PlacedOverlay | undefined): void {
  const layer = getLayer(content);
  if (layer) openers.set(layer, opener);
  if (!entry?.returnTo || !awaited.delete(entry.returnTo) || !held.delete(entry.returnTo)) return;
  const target = layer?.contains(document.activeElement) === true ? document.activeElement : content;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** Whether an open overlay of the store that the focus enters is on the page. */
export function isPlaced({ id }: PlacedOverlay): boolean {
  const layer = findLayer(id);
  return layer !== null && !isGone(layer);
}

/** The same, in another layer than this one. */
export const isPlacedElsewhere = (overlay: PlacedOverlay, layer: Element | null): boolean =>
  isPlaced(overlay) && findLayer(overlay.id) !== layer;

/** Code that does not arrive must not keep the keys from the page. */
const maxAwaitedMs = 2000;

/** Whether the focus is about to enter an overlay that was opened just now, and is not in it yet. */
export function isFocusAwaited({ id, returnTo }: PlacedOverlay): boolean {
  const since = returnTo ? awaited.get(returnTo) : undefined;
  if (since === undefined || performance.now() - since > maxAwaitedMs) return false;
  return document.activeElement?.closest('[data-overlay]')?.getAttribute('data-overlay') !== id;
}

/** Escape was pressed before the focus was in the overlay: it is given to it then. */
export function holdEscape({ returnTo }: PlacedOverlay): void {
  if (returnTo) held.add(returnTo);
}

export function returnFocus(opener: Opener | undefined): void {
  if (!opener) return;
  const { element, place, layer, next } = opener;
  if (isGone(layer)) {
    returnFocus(next);
    return;
  }
  const goal = element?.isConnected === true && element instanceof HTMLElement ? element : findPlace(place);
  goal?.focus({ preventScroll: true });
}
