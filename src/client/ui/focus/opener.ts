import { describePlace, findPlace, type Place } from './place';

/** Where the focus returns when an overlay closes: its opener, or what opened the menu with the opener in it. */
export interface Opener {
  readonly element: Element;
  readonly place: Place;
  readonly layer: Element | null;
  readonly next: Opener | undefined;
}

const openers = new WeakMap<Element, Opener>();
const getLayer = (element: Element): Element | null => element.closest('.bp6-portal');
const isGone = (layer: Element | null): boolean =>
  layer !== null && (!layer.isConnected || layer.querySelector('.bp6-overlay-open') === null);

/** What has the focus now. */
export function findOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const layer = getLayer(element);
  return { element, place: describePlace(element), layer, next: layer ? openers.get(layer) : undefined };
}

export function setOpener(content: Element, opener: Opener): void {
  const layer = getLayer(content);
  if (layer) openers.set(layer, opener);
}

export function returnFocus(opener: Opener | undefined): void {
  if (!opener) return;
  const { element, place, layer, next } = opener;
  if (isGone(layer)) {
    returnFocus(next);
    return;
  }
  const goal = element.isConnected && element instanceof HTMLElement ? element : findPlace(place);
  goal?.focus({ preventScroll: true });
}
