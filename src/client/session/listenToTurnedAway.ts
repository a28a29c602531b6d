import { writeReturnPath } from '../browser/storage';
import { turnedAway } from './accountSlice';
import type { Listen } from './listen';

/** BEH-027: the page that was asked for without a token is remembered for after the sign-in, a reload in between included. */
export function listenToTurnedAway(listen: Listen): void {
  listen({
    actionCreator: turnedAway,
    effect: ({ payload }) => writeReturnPath(payload.returnPath),
  });
}
