import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The open URL. It decides what the screen shows, so a recorded state could not be replayed without it. It is part
 * of `session`, because the keys of the state are fixed.
 */
export interface LocationState {
  pathname: string;
  /** With its question mark; '' without. */
  search: string;
  /** Identifies the history entry. Only the main program has these two. */
  key?: string;
  /** What the link that led here has stored in the history entry: plain data. */
  state?: unknown;
}

// The last segment of these paths is a single-use secret from a mail or the first start.
const secretPath = /^\/(reset-password|setup)\/.+/i;

/** The URL without secrets, for the store. */
export function shownLocation({ pathname, search, key, state }: LocationState): LocationState {
  const [, page] = secretPath.exec(pathname) ?? [];
  return {
    pathname: page === undefined ? pathname : `/${page}/•••`,
    search,
    ...(key === undefined ? {} : { key, state: state ?? null }),
  };
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
