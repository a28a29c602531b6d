import { api } from '../api/api';
import { signedOut, signOutEnded } from './accountSlice';
import { selectIsSigningOut, selectIsTokenPresent, selectUser } from './sessionSelectors';
import { whenStored, type SignOutDispatch, type WithUnstored } from './whenStored';

type SignOutThunk = (dispatch: SignOutDispatch, getState: () => WithUnstored) => Promise<void>;

/**
 * Ends the session of this page once what the user has changed is stored. A second call in the meantime does nothing.
 * @param end ends it on the server, and gives the address to open instead of /login; the session goes on when it rejects
 */
const signOut =
  (end: (dispatch: SignOutDispatch) => Promise<string | undefined>): SignOutThunk =>
  async (dispatch, getState) => {
    if (selectIsSigningOut(getState())) return;
    const user = selectUser(getState())?._id;
    // Another tab may have ended the session in the meantime, or begun one of another user.
    const isSameSession = (): boolean => selectIsTokenPresent(getState()) && selectUser(getState())?._id === user;
    try {
      await dispatch(whenStored());
      if (!isSameSession()) return;
      const address = await end(dispatch);
      if (isSameSession()) dispatch(signedOut(address));
    } finally {
      dispatch(signOutEnded());
    }
  };

/** The server revokes the token; this browser forgets it, even when the server cannot be reached. */
export const signOutHere = (): SignOutThunk =>
  signOut(async (dispatch) => {
    const { data } = await dispatch(api.endpoints.signOut.initiate(undefined, { track: false }));
    return data?.Provider_url ?? undefined;
  });

/** Ends all sessions of the user, this one too. Rejects with an ApiFailure when the server could not. */
export const signOutEverywhere = (): SignOutThunk =>
  signOut(async (dispatch) => {
    await dispatch(api.endpoints.signOutEverywhere.initiate({ Keep_this: 'false' }, { track: false })).unwrap();
    return undefined;
  });
