import { useCallback, useContext, useInsertionEffect, useRef } from 'react';
import { ReactReduxContext } from 'react-redux';
import { PlacedOverlays } from './OpenInOrder';
import { takesFocus, type OpenOverlay, type WithScreenState } from './screenState';

/** For an overlay that appears on the page: the entry of the store on top of those that are there and take the focus. */
export function useOpeningOverlay(): () => OpenOverlay | undefined {
  // Dialogs about the program itself are outside of what the store describes.
  const store = useContext(ReactReduxContext)?.store;
  const placed = useContext(PlacedOverlays);
  const latest = useRef(placed);
  useInsertionEffect(() => {
    latest.current = placed;
  });
  return useCallback(() => {
    const overlays = (store?.getState() as Partial<WithScreenState> | undefined)?.overlays ?? [];
    return overlays.slice(0, latest.current).findLast(takesFocus);
  }, [store]);
}
