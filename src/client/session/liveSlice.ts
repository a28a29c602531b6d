import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Something has changed, by somebody else or in another tab: ids only. The contract describes it (followChanges). */
export interface LiveChange {
  readonly Kind: string;
  /** null: several, or the kind says enough. */
  readonly _id: string | null;
  readonly Project_id: string | null;
  readonly Concerns_me: boolean;
}

/** The connection by which the server tells of changes. It stands under `session`: it lasts as long as the visit. */
export interface LiveState {
  /** `off`: nobody is signed in, or the tab is out of sight. `lost`: it is being tried again. */
  connection: 'off' | 'connecting' | 'open' | 'lost';
  /** Up to where changes are known; the next connection goes on from there. */
  position: number | null;
}

/** No connection yet. */
export const notLive: LiveState = { connection: 'off', position: null };

const slice = createSlice({
  name: 'live',
  initialState: notLive,
  reducers: {
    connecting: (state) => {
      if (state.connection !== 'lost') state.connection = 'connecting';
    },
    opened: (state, { payload }: PayloadAction<{ position: number }>) => {
      state.connection = 'open';
      state.position = payload.position;
    },
    changed: (state, { payload }: PayloadAction<{ position: number; changes: readonly LiveChange[] }>) => {
      state.position = payload.position;
    },
    /** Changes were missed that nobody can name any more. */
    gapFound: (state, { payload }: PayloadAction<{ position: number }>) => {
      state.position = payload.position;
    },
    lost: (state) => {
      state.connection = 'lost';
    },
    paused: (state) => {
      state.connection = 'off';
    },
  },
});

export const { connecting, opened, changed, gapFound, lost, paused } = slice.actions;
export const liveReducer = slice.reducer;
