import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A short message about something that has happened. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly kind: 'success' | 'error';
  /** 0: until it is closed. */
  readonly timeoutMs: number;
}

/**
 * Something that can be undone; how is known to `ui/dialogs/announce`. With a toast as long as that is shown; a small
 * change without one as long as it is among the newest.
 */
export interface Undoable {
  /** The id of its toast, where it has one. */
  readonly id: string;
  readonly message: string;
  readonly isQuiet?: boolean;
  /** The change is not stored yet. */
  readonly isSaving?: boolean;
  /** It is undone as soon as it is stored. */
  readonly isWanted?: boolean;
}

/** This many changes without a toast can be undone one after the other. */
const maxQuiet = 20;

interface ShownToast extends Toast {
  readonly isUndoable: boolean;
}

const withoutId = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): readonly Entry[] =>
  entries.some((entry) => entry.id === id) ? entries.filter((entry) => entry.id !== id) : entries;

/** The user undoes it: its toast is closed. */
export const undoTaken = createAction<{ id: string }>('undo/taken');

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    shown: (state, { payload: { isUndoable: _, ...toast } }: PayloadAction<ShownToast>) => [...state, toast],
    /** By its time, by the user, or because newer ones need its room. */
    closed: (state, { payload }: PayloadAction<{ id: string }>) => withoutId(state, payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(undoTaken, (state, { payload }) => withoutId(state, payload.id));
  },
});

export const toastActions = toastsSlice.actions;

/**
 * What can no longer be undone takes the changes without a toast before it along: the key must not undo an older change
 * when the last one is meant.
 */
function withoutClosed(state: readonly Undoable[], id: string): readonly Undoable[] {
  const at = state.findIndex((entry) => entry.id === id);
  return at < 0 ? state : state.filter((entry, index) => index > at || (index < at && entry.isQuiet !== true));
}

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as readonly Undoable[],
  reducers: {
    /** A change without a toast is being saved: the key must not undo an older one. */
    begun: (state, { payload }: PayloadAction<{ id: string; message: string }>) => {
      const [oldest, ...others] = state.filter((entry) => entry.isQuiet);
      return [
        ...(oldest && others.length + 1 >= maxQuiet ? withoutId(state, oldest.id) : state),
        { ...payload, isQuiet: true, isSaving: true },
      ];
    },
    /** The user wants a change undone that is still being saved. */
    wanted: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.map((entry) => (entry.id === payload.id ? { ...entry, isWanted: true } : entry)),
    stored: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.map(({ isSaving, ...entry }) =>
        entry.id === payload.id || isSaving === undefined ? entry : { ...entry, isSaving },
      ),
    /** It was not stored, or there is nothing to undo. */
    ended: (state, { payload }: PayloadAction<{ id: string }>) => withoutId(state, payload.id),
    /** A change that cannot be undone was made: the key must not undo an older one instead. */
    quietForgotten: (state) => state.filter((entry) => entry.isQuiet !== true),
  },
  extraReducers: (builder) => {
    builder
      .addCase(toastActions.shown, (state, { payload: { id, message, isUndoable } }) =>
        isUndoable ? [...state, { id, message }] : state,
      )
      .addCase(toastActions.closed, (state, { payload }) => withoutClosed(state, payload.id))
      .addCase(undoTaken, (state, { payload }) => withoutId(state, payload.id));
  },
});

export const undoActions = undoSlice.actions;

export const announcementReducers = { toasts: toastsSlice.reducer, undo: undoSlice.reducer };

export interface WithAnnouncements {
  readonly toasts: readonly Toast[];
  /** The newest last. */
  readonly undo: readonly Undoable[];
}
