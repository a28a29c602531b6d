import { isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { isApiFailure } from '../api/apiFailure';
import { writeReturnPath, writeStored } from '../browser/storage';
import { keepToken } from '../browser/tokenVault';
import { expired, turnedAway } from './accountSlice';
import type { Listen } from './listen';
import { isReturnPath } from './returnPath';
import { selectIsTokenPresent, selectPath } from './sessionSelectors';

/** Its 401 means 'wrong password', not 'expired'. */
const endpointsBeforeSignIn: readonly string[] = ['signIn'];

const endpointOf = (action: { meta: { arg: unknown } }): unknown => {
  const { arg } = action.meta;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : undefined;
};

/** E-03: an unauthorised answer ends the session here; the page that is open is remembered for after the next sign-in. */
export function listenToExpiry(listen: Listen): void {
  listen({
    matcher: isRejectedWithValue,
    effect: (action, store) => {
      if (!isApiFailure(action.payload) || action.payload.httpStatus !== 401) return;
      // Several calls may be refused at once: the first one has ended the session.
      if (!selectIsTokenPresent(store.getState()) || endpointsBeforeSignIn.includes(String(endpointOf(action)))) return;
      const path = selectPath(store.getState());
      store.dispatch(expired({ returnPath: isReturnPath(path) ? path : null }));
    },
  });
  listen({
    actionCreator: expired,
    effect: ({ payload }, { dispatch, extra }) => {
      keepToken(null);
      writeStored('user', null);
      writeReturnPath(payload.returnPath);
      // What the former session has read is not for whoever signs in next.
      dispatch(api.util.resetApiState());
      extra.openAfresh('/login');
    },
  });
  listen({
    actionCreator: turnedAway,
    effect: ({ payload }) => writeReturnPath(payload.returnPath),
  });
}
