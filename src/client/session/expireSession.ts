import type { Dispatch } from '@reduxjs/toolkit';
import { hasTokenExpired } from '../browser/tokenVault';
import { expired, signedOut } from './accountSlice';
import { isReturnPath } from './returnPath';
import type { WithSession } from './sessionReducer';
import { selectIsTokenPresent, selectPath, selectUser } from './sessionSelectors';
import { unsentTexts } from './unsentTexts';

interface Store {
  readonly dispatch: Dispatch;
  readonly getState: () => WithSession;
}

/** The server has ended the session. The open page is remembered for the next sign-in (E-03). */
export function expireSession({ dispatch, getState }: Store): void {
  const state = getState();
  // Several calls may be rejected together: the first one has ended the session.
  if (!selectIsTokenPresent(state)) return;
  const path = selectPath(state);
  dispatch(
    expired({
      returnPath: isReturnPath(path) ? path : null,
      userId: selectUser(state)?._id ?? '',
      unsentTexts: unsentTexts(state),
    }),
  );
}

/** The token is gone from the browser's storage: in another tab or page its user has signed out, or learned of the end. */
export function endWithStoredSession(store: Store): void {
  // What was typed here and not sent can still be copied.
  if (hasTokenExpired() || unsentTexts(store.getState()).length > 0) expireSession(store);
  else if (selectIsTokenPresent(store.getState())) store.dispatch(signedOut());
}
