import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoggedInUser } from '../api/api';
import { isAnswered } from '../api/callEvents';

/** The signed-in user. The token itself never enters the store; it is in the vault. */
export interface AccountState {
  /** BEH-047: a list whose first item is used; empty while signed out. */
  user: LoggedInUser[];
  isTokenPresent: boolean;
  /**
   * The page to open after signing in: the one that was open when the token expired, or that was requested without one.
   */
  returnPath: string | null;
  /** The month ('YYYY-MM') whose question was closed in this session without an answer. */
  monthPostponed: string | null;
  /** The user is signing out: it waits for the server. */
  isSigningOut?: boolean;
  /** Changes are not stored yet: the user is asked whether to wait for them, or has decided not to. */
  signOutQuestion?: 'asked' | 'left';
  /** The server has ended the session of this page, which is still open because of unsent texts. */
  expired?: ExpiredSession;
  /** The server has ended the session before: the sign-in page says so. */
  hasEnded?: boolean;
}

interface ExpiredSession {
  /** Whose it was. */
  readonly userId: string;
  /** What the user had typed and not sent. */
  readonly unsentTexts: readonly string[];
}

interface Expiry extends ExpiredSession {
  readonly returnPath: string | null;
}

export const signedOutAccount: AccountState = {
  user: [],
  isTokenPresent: false,
  returnPath: null,
  monthPostponed: null,
};

const slice = createSlice({
  name: 'session',
  initialState: signedOutAccount,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<LoggedInUser[]>) => {
      state.user = payload;
      state.isTokenPresent = true;
      delete state.expired;
      delete state.hasEnded;
      delete state.isSigningOut;
      delete state.signOutQuestion;
      state.monthPostponed = null;
    },
    monthPostponed: (state, { payload }: PayloadAction<string>) => {
      state.monthPostponed = payload;
    },
    signOutBegun: (state) => {
      state.isSigningOut = true;
    },
    signOutAsked: (state) => {
      state.signOutQuestion = 'asked';
    },
    /** The user waits longer. */
    signOutContinued: (state) => {
      delete state.signOutQuestion;
    },
    /** The user does not wait. */
    signOutForced: (state) => {
      state.signOutQuestion = 'left';
    },
    /** The session goes on, or another one has begun. */
    signOutEnded: (state) => {
      delete state.isSigningOut;
      delete state.signOutQuestion;
    },
    /** With the address that the browser opens instead of /login. */
    signedOut: (_state, _action: PayloadAction<string | undefined>) => signedOutAccount,
    expired: (_state, { payload: { returnPath, ...expired } }: PayloadAction<Expiry>) => ({
      ...signedOutAccount,
      returnPath,
      // Without unsent texts the page leads to the sign-in by itself.
      ...(expired.unsentTexts.length > 0 && { expired }),
    }),
    sentToSignIn: (state, { payload }: PayloadAction<{ returnPath: string }>) => {
      state.returnPath = payload.returnPath;
    },
  },
  extraReducers: (builder) => {
    const takePicture = (state: AccountState, { payload }: { payload: { Profile_pic: string | null } }): void => {
      if (state.user[0]) state.user[0].Profile_pic = payload.Profile_pic;
    };
    // The role may have changed since the sign-in: its flags are read by its id.
    const takeRole = (state: AccountState, { payload }: { payload: { Role_permission_id?: string } }): void => {
      if (state.user[0] && payload.Role_permission_id !== undefined)
        state.user[0].Role_permission_id = payload.Role_permission_id;
    };
    builder.addMatcher(isAnswered('getOwnProfile'), takeRole);
    builder.addMatcher(isAnswered('changeOwnPhoto'), takePicture).addMatcher(isAnswered('getOwnProfile'), takePicture);
  },
});

export const {
  signedIn,
  signOutBegun,
  signOutAsked,
  signOutContinued,
  signOutForced,
  signOutEnded,
  signedOut,
  expired,
  sentToSignIn,
  monthPostponed,
} = slice.actions;
export const accountReducer = slice.reducer;
