import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { signedOut, signOutBegun, signOutEnded } from './accountSlice';
import type { WithSession } from './sessionReducer';
import { selectIsSigningOut, selectIsTokenPresent, selectUser } from './sessionSelectors';
import { whenChoicesStored } from './whenChoicesStored';

type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
type SessionThunk = (dispatch: SessionDispatch, getState: () => WithSession) => Promise<void>;

/**
 * Ends the session of this page once what the user has chosen is stored. A second call in the meantime does nothing.
 * @param end ends it on the server, and gives the address to open instead of /login; the session goes on when it rejects
 */
const signOut =
  (end: (dispatch: SessionDispatch) => Promise<string | undefined>): SessionThunk =>
  async (dispatch, getState) => {
    if (selectIsSigningOut(getState())) return;
    const user = selectUser(getState())?._id;
    // Another tab may have ended the session in the meantime, or begun one of another user.
    const isSameSession = (): boolean => selectIsTokenPresent(getState()) && selectUser(getState())?._id === user;
    dispatch(signOutBegun());
    try {
      await dispatch(whenChoicesStored());
      if (!isSameSession()) return;
      const address = await end(dispatch);
      if (isSameSession()) dispatch(signedOut(address));
    } finally {
      dispatch(signOutEnded());
    }
  };

/** The server revokes the token; this browser forgets it, even when the server cannot be reached. */
export const signOutHere = (): SessionThunk =>
  signOut(async (dispatch) => {
    const { data } = await dispatch(api.endpoints.signOut.initiate(undefined, { track: false }));
    return data?.Provider_url ?? undefined;
  });

/** Ends all sessions of the user, this one too. Rejects with an ApiFailure when the server could not. */
export const signOutEverywhere = (): SessionThunk =>
  signOut(async (dispatch) => {
    await dispatch(api.endpoints.signOutEverywhere.initiate({ Keep_this: 'false' }, { track: false })).unwrap();
    return undefined;
  });
