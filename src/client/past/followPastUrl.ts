import type { LocationState } from '../session/locationSlice';

interface ShownLocation {
  /** undefined while the page shows the present. */
  readonly getLocation: () => LocationState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const entryIndex = (state: unknown): number | undefined => {
  const index = (state as { readonly idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/**
 * Shows the URL of the shown state in the address bar, in the history entry of the present: no entry is added, and Back
 * and Forward stay where they are, because the router knows nothing of it.
 * @returns ends it
 */
export function followPastUrl({ getLocation, subscribe }: ShownLocation): () => void {
  let present: { readonly url: string; readonly state: unknown } | undefined;
  const replaceUrl = (url: string): void => window.history.replaceState(present?.state, '', url);

  const follow = (): void => {
    const location = getLocation();
    if (location) {
      present ??= { url: window.location.href, state: window.history.state };
      replaceUrl(location.pathname + location.search);
    } else if (present) {
      replaceUrl(present.url);
      present = undefined;
    }
  };

  const undoBack = (event: PopStateEvent): void => {
    if (!present) return;
    event.stopImmediatePropagation();
    const [from, to] = [entryIndex(present.state), entryIndex(event.state)];
    if (from === undefined || to === undefined || from === to) follow();
    else window.history.go(from - to);
  };

  // Before the router's own listener.
  window.addEventListener('popstate', undoBack, { capture: true });
  const unsubscribe = subscribe(follow);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', undoBack, { capture: true });
  };
}
