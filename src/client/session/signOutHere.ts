import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { signedOut } from './accountSlice';
import type { WithSession } from './sessionReducer';
import { selectIsTokenPresent, selectUser } from './sessionSelectors';
import { whenChoicesStored } from './whenChoicesStored';

/**
 * The server revokes the token; this browser forgets it, even when the server cannot be reached. What the user has chosen
 * is stored before.
 */
export const signOutHere =
  () =>
  async (dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>, getState: () => WithSession): Promise<void> => {
    const user = selectUser(getState())?._id;
    await dispatch(whenChoicesStored());
    // Another tab may have ended the session in the meantime, or begun one of another user.
    if (!selectIsTokenPresent(getState()) || selectUser(getState())?._id !== user) return;
    const { data } = await dispatch(api.endpoints.signOut.initiate(undefined, { track: false }));
    dispatch(signedOut(data?.Provider_url ?? undefined));
  };
