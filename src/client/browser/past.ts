let isShown = false;
let waiting: (() => void)[] = [];

/** True while the page shows an earlier state: nothing may be sent or stored then. */
export const isPastShown = (): boolean => isShown;

/** Only for `client/past`. Ending it releases everything that waits for the present. */
export function setPastShown(shown: boolean): void {
  isShown = shown;
  if (shown) return;
  const released = waiting;
  waiting = [];
  for (const release of released) release();
}

/** Resolves when the page shows the newest state, immediately if it does. */
export const whenPresent = (): Promise<void> =>
  isShown ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();
