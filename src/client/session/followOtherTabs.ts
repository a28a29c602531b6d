import type { Dispatch } from '@reduxjs/toolkit';
import { readStored, watchStored } from '../browser/storage';
import { adoptRenewedToken, adoptToken } from '../browser/tokenVault';
import { monthPostponed, signedIn } from './accountSlice';
import { endWithStoredSession } from './expireSession';
import { restoredAccount } from './restoredSession';
import { startPath } from './returnPath';
import type { WithSession } from './sessionReducer';
import { selectIsTokenPresent, selectPath } from './sessionSelectors';
import type { SessionServices } from './sessionServices';

interface Store {
  readonly dispatch: Dispatch;
  readonly getState: () => WithSession;
}

interface TabServices extends Pick<SessionServices, 'reloadAt'> {
  /** Shows the newest state, if the page shows an earlier one. */
  readonly leavePast: () => void;
}

/**
 * One browser, one session: signing out in a tab signs out the others, signing in too, and a question that was closed
 * in one is closed in all. Returns the function that ends it.
 */
export function followOtherTabs(store: Store, { reloadAt, leavePast }: TabServices): () => void {
  const endMonth = watchStored('monthPostponed', (month) => {
    if (month !== null && selectIsTokenPresent(store.getState())) store.dispatch(monthPostponed(month));
  });
  const endToken = watchStored('token', () => {
    if (adoptRenewedToken()) return;
    // A tab that the browser had stopped hears of changes late: what counts is stored now.
    const token = readStored('token');
    adoptToken(token);
    // An earlier state is one of a session that has ended, at a path of then.
    leavePast();
    if (token === null) {
      endWithStoredSession(store);
      return;
    }
    const { user } = restoredAccount();
    if (user.length === 0) return;
    const { expired } = store.getState().session.account;
    // What the same user has typed here can still be copied; then the page continues.
    if (expired && expired.unsentTexts.length > 0 && expired.userId === user[0]?._id) return;
    store.dispatch(signedIn(user));
    // Perhaps another user: nothing that this tab has read may stay.
    const path = selectPath(store.getState());
    reloadAt(path.startsWith('/login') ? startPath : path);
  });
  return () => {
    endMonth();
    endToken();
  };
}
