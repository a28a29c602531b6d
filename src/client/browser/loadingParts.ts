let count = 0;

const reachable = 'daybook:reachable';

/** Counts a part of the program that is to be shown as soon as its code has come. */
export function whileLoading<Loaded>(part: Promise<Loaded>): Promise<Loaded> {
  count += 1;
  return part.finally(() => {
    count -= 1;
  });
}

/** Whether something that is to be shown waits for its code. */
export const arePartsLoading = (): boolean => count > 0;

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
