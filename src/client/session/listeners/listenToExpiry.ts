import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { writeReturnPath, writeStored } from '../../browser/storage';
import { dropExpiredToken } from '../../browser/tokenVault';
import { expired } from '../accountSlice';
import { expireSession } from '../expireSession';
import type { Listen } from '../listen';

/**
 * E-03: an unauthorised answer ends the session; the open page is remembered for the next sign-in. Where texts were typed
 * and not sent, the page stays, and shows nothing but the end of the session and what its user may lose.
 */
export function listenToExpiry(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      if (isApiFailure(action.payload) && action.payload.httpStatus === 401) expireSession(store);
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
