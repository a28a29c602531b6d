import type { BlueprintParts } from './blueprintParts';

/** Blueprint moves the header a frame after the body: this number of body positions is remembered as caused by it. */
const rememberedPlaces = 12;

/**
 * Header and body scroll in elements of their own, and in Blueprint only the header follows the body. When the browser
 * scrolls a heading into view (for the focus or a search in the page), the body has to follow the header.
 * @returns unsubscribes
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
    // Next to a scroll bar the body can scroll a little further than the header.
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
