import { resetAnswers } from '../../api/callEvents';
import { writeReturnPath, writeStored } from '../../browser/storage';
import { storeToken } from '../../browser/tokenVault';
import { signedOut } from '../accountSlice';
import type { Listen } from '../listen';

/**
 * BEH-031, BEH-032: removes token and stored user, then opens /login with nothing of the session in memory, or the provider's
 * page that ends the session there.
 */
export function listenToSignOut(listen: Listen): void {
  listen({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch, extra }) => {
      storeToken(null);
      writeStored('user', null);
      writeReturnPath(null);
      dispatch(resetAnswers());
      extra.reloadAt(payload ?? '/login');
    },
  });
}
