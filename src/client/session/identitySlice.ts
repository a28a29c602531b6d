import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { isApiFailure } from '../api/apiFailure';
import { identityAnswered, identityAsked } from '../api/identityQuestion';

/** What the server demands of the user beyond the session. */
export interface IdentityState {
  /** The question 'Confirm that it is you' is open. */
  readonly isAsked: boolean;
  /** The role demands a second factor, and the user has none yet. */
  readonly lacksSecondFactor: boolean;
}

export interface WithIdentity {
  readonly identity: IdentityState;
}

const initialState: IdentityState = { isAsked: false, lacksSecondFactor: false };

const slice = createSlice({
  name: 'identity',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(identityAsked, (state) => ({ ...state, isAsked: true }))
      .addCase(identityAnswered, (state) => ({ ...state, isAsked: false }))
      .addMatcher(isRejectedWithValue, (state, { payload }) =>
        isApiFailure(payload) && payload.code === 'second_factor_required'
          ? { ...state, lacksSecondFactor: true }
          : state,
      );
  },
});

export const identityReducer = slice.reducer;
export const selectIsIdentityAsked = ({ identity }: WithIdentity): boolean => identity.isAsked;
export const selectLacksSecondFactor = ({ identity }: WithIdentity): boolean => identity.lacksSecondFactor;
