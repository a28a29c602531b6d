import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { signedOut } from './accountSlice';

/** The server revokes the token; this browser forgets it, even when the server cannot be reached. */
export const signOutHere =
  () =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
    const { data } = await dispatch(api.endpoints.signOut.initiate(undefined, { track: false }));
    dispatch(signedOut(data?.Provider_url ?? undefined));
  };
