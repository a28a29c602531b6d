import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** A short message about something that has happened. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly kind: 'success' | 'error';
  /** 0: until it is closed. */
  readonly timeoutMs: number;
}

/** Something that can be undone as long as its toast is shown; how is known to `ui/dialogs/announce`. */
export interface Undoable {
  /** The id of its toast. */
  readonly id: string;
  readonly message: string;
}

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

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as readonly Undoable[],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(toastActions.shown, (state, { payload: { id, message, isUndoable } }) =>
        isUndoable ? [...state, { id, message }] : state,
      )
      .addMatcher(isAnyOf(toastActions.closed, undoTaken), (state, { payload }) => withoutId(state, payload.id));
  },
});

export const announcementReducers = { toasts: toastsSlice.reducer, undo: undoSlice.reducer };

export interface WithAnnouncements {
  readonly toasts: readonly Toast[];
  /** The newest last. */
  readonly undo: readonly Undoable[];
}
