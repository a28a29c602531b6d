import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { readStored, writeReturnPath, writeStored } from '../../browser/storage';
import { dropExpiredToken } from '../../browser/tokenVault';
import { expired } from '../accountSlice';
import { endWithStoredSession, expireSession } from '../expireSession';
import type { Listen } from '../listen';
import { selectIsSigningOut } from '../sessionSelectors';

/**
 * E-03: an unauthorised answer ends the session; the open page is remembered for the next sign-in. Where texts were typed
 * and not sent, the page stays, and shows nothing but the end of the session and what its user may lose.
 */
export function listenToExpiry(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      if (!isApiFailure(action.payload) || action.payload.httpStatus !== 401) return;
      // The user ends the session: calls that were under way are rejected before the answer to that.
      if (selectIsSigningOut(store.getState())) return;
      // A page that the browser had kept, or a tab that has not heard of it yet: its user may have signed out.
      if (readStored('token') === null) endWithStoredSession(store);
      else expireSession(store);
    },
  });
  listen({
    actionCreator: expired,
    effect: ({ payload }, { dispatch, extra }) => {
      dropExpiredToken();
      writeStored('user', null);
      writeReturnPath(payload.returnPath);
      // Data of the previous session is not for the next user.
      dispatch(api.util.resetApiState());
      if (payload.unsentTexts.length === 0) extra.reloadAt('/login');
    },
  });
}
