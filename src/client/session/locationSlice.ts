import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The address that is open. It decides what the screen shows, so a recorded state without it could not be replayed (ui.md).
 * It stands under `session`, because the state's keys are given and an address belongs to the visit.
 */
export interface LocationState {
  pathname: string;
  /** With its question mark; '' without. */
  search: string;
}

// The last segment of these addresses is a single-use secret from a mail or from the first start.
const secretPath = /^\/(reset-password|setup)\/.+/i;

const withoutSecret = (pathname: string): string => {
  const [, page] = secretPath.exec(pathname) ?? [];
  return page === undefined ? pathname : `/${page}/•••`;
};

const slice = createSlice({
  name: 'session',
  initialState: { pathname: '/', search: '' } as LocationState,
  reducers: {
    locationChanged: {
      prepare: (location: LocationState) => ({ payload: { pathname: withoutSecret(location.pathname), search: location.search } }),
      reducer: (_state, { payload }: PayloadAction<LocationState>) => payload,
    },
  },
});

export const { locationChanged } = slice.actions;
export const locationReducer = slice.reducer;
