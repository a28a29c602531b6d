import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isApiFailure } from '../api/apiFailure';
import { writeReturnPath, writeStored } from '../browser/storage';
import { storeToken } from '../browser/tokenVault';
import { expired } from './accountSlice';
import type { Listen } from './listen';
import { isReturnPath } from './returnPath';
import { selectIsTokenPresent, selectPath } from './sessionSelectors';

/** E-03: an unauthorised answer ends the session here; the page that is open is remembered for after the next sign-in. */
export function listenToExpiry(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      if (!isApiFailure(action.payload) || action.payload.httpStatus !== 401) return;
      // Several calls may be refused at once: the first one has ended the session.
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
      // What the former session has read is not for whoever signs in next.
      dispatch(api.util.resetApiState());
      extra.reloadAt('/login');
    },
  });
}
