import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnPlaces } from '../browser/focus/opener';
import { announcementReducers } from './announcements';

/**
 * State of the screen that its components keep in the store instead of in themselves, so that the store alone
 * describes the screen: by branch, and in it by the id of the entry (see `useScopedId`).
 */
export type ScreenBranch = 'drafts' | 'tables';

/** The entries of a branch: plain JSON values. The component that owns an entry knows its type. */
export type ScreenEntries = Readonly<Record<string, unknown>>;

/** An open dialog, drawer, menu or popover. */
export interface OpenOverlay {
  readonly id: string;
  /** What it shows: plain JSON. */
  readonly props: unknown;
  /** Where the focus returns when it closes: the nearest control first; null for one that the focus does not enter. */
  readonly returnTo: ReturnPlaces | null;
}

/** Whether the focus enters it. It stays where it is for a list below a field, and for the reason why a control is off. */
export const takesFocus = ({ returnTo }: Pick<OpenOverlay, 'returnTo'>): boolean => returnTo !== null;

function withPart(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const parts = (whole ?? {}) as Readonly<Record<string, unknown>>;
  return { ...parts, [name]: withPart(parts[name], rest, value) };
}

const noEntries: ScreenEntries = {};

function entriesSlice<Name extends ScreenBranch>(name: Name) {
  return createSlice({
    name,
    initialState: noEntries,
    reducers: {
      /** An entry has a new value, or a first one. */
      changed: {
        prepare: (id: string, value: unknown) => ({ payload: { id, value } }),
        reducer: (state, { payload }: PayloadAction<{ id: string; value: unknown }>) =>
          payload.id in state && Object.is(state[payload.id], payload.value)
            ? state
            : { ...state, [payload.id]: payload.value },
      },
      /** One part of an entry that is an object has a new value; the path leads to it. */
      partChanged: {
        prepare: (id: string, path: readonly string[], value: unknown) => ({ payload: { id, path, value } }),
        reducer: (
          state,
          { payload: { id, path, value } }: PayloadAction<{ id: string; path: readonly string[]; value: unknown }>,
        ) => ({ ...state, [id]: withPart(state[id], path, value) }),
      },
      /** The component that owned the entry is gone. */
      released: {
        prepare: (id: string) => ({ payload: { id } }),
        reducer: (state, { payload }: PayloadAction<{ id: string }>) => {
          if (!(payload.id in state)) return state;
          const { [payload.id]: _released, ...rest } = state;
          return rest;
        },
      },
    },
  });
}

/** What is being entered: forms, comments, searches, cell editors. */
const draftsSlice = entriesSlice('drafts');
/** What is selected, marked, expanded and requested in tables, boards and lists. */
const tablesSlice = entriesSlice('tables');

const overlaysSlice = createSlice({
  name: 'overlays',
  initialState: [] as readonly OpenOverlay[],
  reducers: {
    /** Opens it on top of the others; one that is open already only shows something else. */
    opened: {
      prepare: (id: string, props: unknown, returnTo: ReturnPlaces | null = []) => ({
        payload: { id, props, returnTo },
      }),
      reducer: (state, { payload }: PayloadAction<OpenOverlay>) =>
        state.some(({ id }) => id === payload.id)
          ? state.map((overlay) => {
              if (overlay.id !== payload.id) return overlay;
              return payload.returnTo?.length === 0 ? { ...payload, returnTo: overlay.returnTo } : payload;
            })
          : [...state, payload],
    },
    /** It came above what has opened since: its code or its answer came late. */
    raised: {
      prepare: (id: string) => ({ payload: { id } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) => [
        ...state.filter(({ id }) => id !== payload.id),
        ...state.filter(({ id }) => id === payload.id),
      ],
    },
    /** Closed by the user, by its action, or because the component that owned it is gone. */
    closed: {
      prepare: (id: string) => ({ payload: { id } }),
      reducer: (state, { payload }: PayloadAction<{ id: string }>) =>
        state.some(({ id }) => id === payload.id) ? state.filter(({ id }) => id !== payload.id) : state,
    },
  },
});

export const screenActions = { drafts: draftsSlice.actions, tables: tablesSlice.actions };
export const overlayActions = overlaysSlice.actions;

/** The reducers of these branches, for the root reducers of both programs. */
export const screenReducers = {
  drafts: draftsSlice.reducer,
  overlays: overlaysSlice.reducer,
  tables: tablesSlice.reducer,
  ...announcementReducers,
};

export interface WithScreenState {
  readonly drafts: ScreenEntries;
  readonly overlays: readonly OpenOverlay[];
  readonly tables: ScreenEntries;
}
