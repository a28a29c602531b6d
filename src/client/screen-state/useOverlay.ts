import { useContext, useLayoutEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { noteOpener } from '../browser/focus/opener';
import { overlayActions, type OpenOverlay, type WithScreenState } from './screenState';
import { PlacedOverlays } from './OpenInOrder';
import { ownership } from './owners';
import { useScopedId } from './Scope';

/** A dialog, drawer, menu or popover whose being open is in the store. */
export interface Overlay<Props> {
  readonly isOpen: boolean;
  /** What it shows; undefined while it is closed. */
  readonly props: Props | undefined;
  /** Opens it, or changes what the open one shows. */
  readonly open: (props: Props) => void;
  readonly close: () => void;
  /** For Blueprint's `onInteraction` of an overlay that shows nothing of its own. */
  readonly toggle: (isOpen: boolean, props: Props) => void;
}

interface OverlayOptions {
  /** The focus stays where it is, in a field above a list of its choices. */
  readonly isAside?: boolean;
}

/**
 * An overlay of this component. It closes when the component disappears.
 * @param name its kind, unique within the scope, for example 'delete'
 */
export function useOverlay<Props = null>(name: string, { isAside = false }: OverlayOptions = {}): Overlay<Props> {
  const id = useScopedId(name);
  const store = useStore<WithScreenState>();
  const placed = useContext(PlacedOverlays);
  const found = useSelector(({ overlays }: WithScreenState): OpenOverlay | undefined => {
    const index = overlays.findIndex((overlay) => overlay.id === id);
    return index < placed ? overlays[index] : undefined;
  });

  const owner = useMemo(() => ownership(store, `overlays:${id}`), [store, id]);
  const actions = useMemo(() => {
    const isOpen = (): boolean => store.getState().overlays.some((overlay) => overlay.id === id);
    const open = (props: Props): void => {
      if (!owner.isCurrent()) return;
      store.dispatch(overlayActions.opened(id, props, isAside ? null : noteOpener(id, !isOpen())));
    };
    // Asked for by events that come often, such as scrolling.
    const close = (): void => {
      if (owner.isCurrent() && isOpen()) store.dispatch(overlayActions.closed(id));
    };
    return { open, close, toggle: (isOpen: boolean, props: Props) => (isOpen ? open(props) : close()) };
  }, [store, id, owner, isAside]);
  const { close } = actions;

  useLayoutEffect(() => {
    const giveUp = owner.claim();
    return () => {
      close();
      giveUp();
    };
  }, [owner, close]);

  return { isOpen: found !== undefined, props: found?.props as Props | undefined, ...actions };
}
