import { createContext, useEffect, useState, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { isPlaced } from '../browser/focus/opener';
import { arePartsLoading } from '../browser/loadingParts';
import { takesFocus, type OpenOverlay, type WithScreenState } from './screenState';

/** How many of the open overlays are on the page, the lowest first. */
export const PlacedOverlays = createContext(Infinity);

/** What the URL opens, such as a drawer, lies below all of them: it is there once no code has been loaded for this long. */
const settledFrames = 3;
/** An overlay that shows nothing does not keep back those above it for longer. */
const maxFrames = 30;
/** Nor one whose code does not come. */
const maxLoadingFrames = 1200;

const countOverlays = (): number =>
  document.querySelectorAll('.bp6-overlay.bp6-overlay-open:not(.bp6-toast-container)').length;

/** Those that the focus enters are known by their entry; of the others there is only their number. */
const areOnPage = (overlays: readonly OpenOverlay[]): boolean =>
  countOverlays() >= overlays.length && overlays.filter(takesFocus).every(isPlaced);

const selectCount = ({ overlays }: WithScreenState): number => overlays.length;

/**
 * Around a screen that begins with a state that another screen has left, as after a jump: its overlays open one after
 * the other as they did then. Mounted together, they would lie above one another in the order of their components.
 */
export function OpenInOrder({ children }: { readonly children: ReactNode }) {
  const store = useStore<WithScreenState>();
  const count = useSelector(selectCount);
  const [placed, setPlaced] = useState(count > 0 ? 0 : Infinity);
  useEffect(() => {
    if (placed === Infinity) return undefined;
    // Later ones open immediately.
    if (placed >= count) return setPlaced(Infinity);
    let frames = 0;
    let loadingFrames = 0;
    const isReady = (): boolean =>
      placed === 0 ? frames > settledFrames : areOnPage(store.getState().overlays.slice(0, placed));
    let frame = requestAnimationFrame(function look() {
      if (loadingFrames < maxLoadingFrames && arePartsLoading()) {
        loadingFrames += 1;
        frames = 0;
      } else frames += 1;
      if (isReady() || frames > maxFrames) setPlaced(placed + 1);
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [store, placed, count]);
  return <PlacedOverlays value={placed}>{children}</PlacedOverlays>;
}
