import { useContext, useInsertionEffect, useMemo, useRef } from 'react';
import { ReactReduxContext } from 'react-redux';
import { isPlaced, isPlacedElsewhere } from '../browser/focus/opener';
import { PlacedOverlays } from './OpenInOrder';
import { overlayActions, takesFocus, type OpenOverlay, type WithScreenState } from './screenState';

export interface OpeningOverlay {
  /**
   * The entry of the store for an overlay that appears on the page in this layer (null: in a new one): the one on top of
   * those that take the focus. Where another layer shows that one, it opened while the code of this one was loaded.
   */
  readonly find: (layer: Element | null) => OpenOverlay | undefined;
  /** The store has it on top when others have opened before it came: it lies above them on the page. */
  readonly raise: (id: string) => void;
}

/** For an overlay that appears on the page. */
export function useOpeningOverlay(): OpeningOverlay {
  // Dialogs about the program itself are outside of what the store describes.
  const store = useContext(ReactReduxContext)?.store;
  const placed = useContext(PlacedOverlays);
  const latest = useRef(placed);
  useInsertionEffect(() => {
    latest.current = placed;
  });
  return useMemo(() => {
    const entries = () =>
      ((store?.getState() as Partial<WithScreenState> | undefined)?.overlays ?? [])
        .slice(0, latest.current)
        .filter(takesFocus);
    return {
      find: (layer) => {
        const shown = entries();
        const top = shown.at(-1);
        return top && isPlacedElsewhere(top, layer) ? shown.findLast((overlay) => !isPlaced(overlay)) : top;
      },
      raise: (id) => {
        const shown = entries();
        const place = shown.findIndex((overlay) => overlay.id === id);
        if (place !== -1 && shown.slice(place + 1).some(isPlaced)) store?.dispatch(overlayActions.raised(id));
      },
    };
  }, [store]);
}
