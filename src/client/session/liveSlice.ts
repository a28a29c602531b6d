import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change by another user or tab: ids only. The contract describes it (followChanges). */
export interface LiveChange {
  readonly Kind: string;
  /** null: several, or the kind is sufficient. */
  readonly _id: string | null;
  readonly Project_id: string | null;
  readonly Concerns_me: boolean;
}

/** The connection for live changes. It is part of `session`, because it lasts as long as the session. */
export interface LiveState {
  /** `off`: signed out, or the tab is hidden. `lost`: reconnecting. */
  connection: 'off' | 'connecting' | 'open' | 'lost';
  /** The position up to which changes are known; the next connection continues from there. */
  position: number | null;
}

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
    /** Changes were missed that can no longer be listed. */
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
