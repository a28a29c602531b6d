const reachable = 'daybook:reachable';

/** Says that the server answers again, for parts of the page that could not be loaded. */
export const announceReachable = (): void => void window.dispatchEvent(new Event(reachable));

/**
 * Calls back whenever the server may be reachable again: it has answered, or the browser has a network.
 * @returns unsubscribes
 */
export function onReachable(callback: () => void): () => void {
  for (const name of [reachable, 'online']) window.addEventListener(name, callback);
  return () => {
    for (const name of [reachable, 'online']) window.removeEventListener(name, callback);
  };
}
