import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { writeReturnPath, writeStored } from '../../browser/storage';
import { storeToken } from '../../browser/tokenVault';
import { expired } from '../accountSlice';
import type { Listen } from '../listen';
import { isReturnPath } from '../returnPath';
import { selectIsTokenPresent, selectPath } from '../sessionSelectors';

/** E-03: an unauthorised answer ends the session; the open page is remembered for the next sign-in. */
export function listenToExpiry(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      if (!isApiFailure(action.payload) || action.payload.httpStatus !== 401) return;
      // Several calls may be rejected together: the first one has ended the session.
      if (!selectIsTokenPresent(store.getState())) return;
      const path = selectPath(store.getState());
      store.dispatch(expired({ returnPath: isReturnPath(path) ? path : null }));
    },
  });
  listen({
    actionCreator: expired,
    effect: ({ payload }, { dispatch, extra }) => {
      storeToken(null);
      writeStored('user', null);
      writeReturnPath(payload.returnPath);
      // Data of the previous session is not for the next user.
      dispatch(api.util.resetApiState());
      extra.reloadAt('/login');
    },
  });
}
