import type { Dispatch } from '@reduxjs/toolkit';
import { expired } from './accountSlice';
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
