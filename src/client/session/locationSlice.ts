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

/** The address as it may stand in the store. */
export function shownLocation({ pathname, search }: LocationState): LocationState {
  const [, page] = secretPath.exec(pathname) ?? [];
  return { pathname: page === undefined ? pathname : `/${page}/•••`, search };
}

const atStart: LocationState = { pathname: '/', search: '' };

const slice = createSlice({
  name: 'session',
  initialState: atStart,
  reducers: {
    locationChanged: {
      prepare: (location: LocationState) => ({ payload: shownLocation(location) }),
      reducer: (_state, { payload }: PayloadAction<LocationState>) => payload,
    },
  },
});

export const { locationChanged } = slice.actions;
export const locationReducer = slice.reducer;
