import type { BlueprintParts } from './blueprintParts';

/** Blueprint lets the header follow the body by a frame: so many places of the body are remembered as its doing. */
const rememberedPlaces = 12;

/**
 * Header and body scroll in elements of their own, and Blueprint lets the header follow the body alone. When the browser
 * scrolls a heading into view by itself (for the focus, for a search in the page), the body has to follow the header.
 * @returns the function that ends it
 */
export function keepHeaderWithBody({ scroller, headerScroller }: BlueprintParts): () => void {
  if (!headerScroller) return () => undefined;
  let places = [scroller.scrollLeft];
  const onBodyScroll = (): void => {
    if (places.at(-1) !== scroller.scrollLeft) places = [...places, scroller.scrollLeft].slice(-rememberedPlaces);
  };
  const onHeaderScroll = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = headerScroller;
    if (Math.abs(scrollLeft - scroller.scrollLeft) < 1 || places.some((place) => Math.abs(place - scrollLeft) < 1))
      return;
    // Beside a scroll bar the body goes a little further than the header can.
    const isAtItsEnd = scrollLeft >= scrollWidth - clientWidth - 1;
    if (isAtItsEnd && scroller.scrollLeft > scrollLeft) return;
    scroller.scrollLeft = scrollLeft;
  };
  scroller.addEventListener('scroll', onBodyScroll, { passive: true });
  headerScroller.addEventListener('scroll', onHeaderScroll, { passive: true });
  return () => {
    scroller.removeEventListener('scroll', onBodyScroll);
    headerScroller.removeEventListener('scroll', onHeaderScroll);
  };
}
