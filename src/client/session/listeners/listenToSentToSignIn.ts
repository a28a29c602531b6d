import { writeReturnPath } from '../../browser/storage';
import { sentToSignIn } from '../accountSlice';
import type { Listen } from '../listen';

/** BEH-027: remembers the page that was requested without a token for after the sign-in, also over a reload. */
export function listenToSentToSignIn(listen: Listen): void {
  listen({
    actionCreator: sentToSignIn,
    effect: ({ payload }) => writeReturnPath(payload.returnPath),
  });
}
