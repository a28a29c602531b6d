import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { signedOut } from './accountSlice';

/** Signs out: the server revokes the token; whether or not it can be reached, this browser forgets it. */
export const signOutHere =
  () =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> => {
    await dispatch(api.endpoints.signOut.initiate(undefined, { track: false }));
    dispatch(signedOut());
  };
