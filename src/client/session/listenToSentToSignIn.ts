import { writeReturnPath } from '../browser/storage';
import { sentToSignIn } from './accountSlice';
import type { Listen } from './listen';

/** BEH-027: the page that was asked for without a token is remembered for after the sign-in, a reload in between included. */
export function listenToSentToSignIn(listen: Listen): void {
  listen({
    actionCreator: sentToSignIn,
    effect: ({ payload }) => writeReturnPath(payload.returnPath),
  });
}
