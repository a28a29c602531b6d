/** Stores that show an earlier state: one in a page, several in a test. */
const showing = new Set<object>();
let waiting: (() => void)[] = [];

/** True while the page shows an earlier state: nothing may be sent or stored then. */
export const isPastShown = (): boolean => showing.size > 0;

/** Only for `client/past`, by each store for itself. Ending it releases everything that waits for the present. */
export function setPastShown(shown: boolean, by: object): void {
  if (shown) showing.add(by);
  else showing.delete(by);
  if (isPastShown()) return;
  const released = waiting;
  waiting = [];
  for (const release of released) release();
}

/** Resolves when the page shows the newest state, immediately if it does. */
export const whenPresent = (): Promise<void> =>
  isPastShown() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve();

const blankPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The address of a picture on the server. An earlier state loads none, and has a blank one in its place. */
export const pictureAddress = (url: string): string => (isPastShown() ? blankPicture : url);
