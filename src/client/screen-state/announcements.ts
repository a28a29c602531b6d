import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A short message about something that has happened. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly kind: 'success' | 'error';
  /** 0: until it is closed. */
  readonly timeoutMs: number;
  /** The deleted record that its undo restores. */
  readonly restores?: string;
}

/**
 * Something that can be undone, or will be when it is stored; how is known to `ui/dialogs/announce`. With a toast as long
 * as that is shown; otherwise as long as it is among the newest.
 */
export interface Undoable {
  /** The id of its toast, where it has one. */
  readonly id: string;
  readonly message: string;
  /** Its screen shows it, and no toast does. */
  readonly isQuiet?: boolean;
  /** The change is not stored yet. */
  readonly isSaving?: boolean;
  /** Can never be undone: it is listed while it is being saved, so that the key means no older one. */
  readonly isFinal?: boolean;
  /** The user has asked for it: it is undone as soon as it is stored and nothing newer waits to be undone. */
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

/** What is not stored yet, or is to be undone, stays in the list until that has happened. */
const isUnderWay = ({ isSaving, isWanted }: Undoable): boolean => isSaving === true || isWanted === true;

/**
 * What can no longer be undone takes the changes without a toast before it along: the key must not undo an older change
 * when the last one is meant.
 */
function withoutOlder(state: readonly Undoable[], id: string): readonly Undoable[] {
  const at = state.findIndex((entry) => entry.id === id);
  return at < 0
    ? state
    : state.filter((entry, index) => index > at || (index < at && (entry.isQuiet !== true || isUnderWay(entry))));
}

const undoSlice = createSlice({
  name: 'undo',
  initialState: [] as readonly Undoable[],
  reducers: {
    /** A change is being saved: the key must not undo an older one. */
    begun: (state, { payload }: PayloadAction<Pick<Undoable, 'id' | 'message' | 'isFinal'>>) => {
      const settled = state.filter((entry) => entry.isQuiet && !isUnderWay(entry));
      const [oldest] = settled;
      return [
        ...(oldest && settled.length >= maxQuiet ? withoutId(state, oldest.id) : state),
        { ...payload, isQuiet: true, isSaving: true },
      ];
    },
    wanted: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.map((entry) => (entry.id === payload.id ? { ...entry, isWanted: true } : entry)),
    stored: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.map(({ isSaving, ...entry }) =>
        entry.id === payload.id || isSaving === undefined ? entry : { ...entry, isSaving },
      ),
    /** It was not stored, or nothing has changed. */
    ended: (state, { payload }: PayloadAction<{ id: string }>) => withoutId(state, payload.id),
    /** It is stored and cannot be undone. */
    endedForGood: (state, { payload }: PayloadAction<{ id: string }>) => withoutOlder(state, payload.id),
    /** The state was put in place of the present: what it is saving was answered long ago, or never is. */
    savingForgotten: (state) => (state.some(isUnderWay) ? state.filter((entry) => !isUnderWay(entry)) : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(toastActions.shown, (state, { payload: { id, message, isUndoable } }) => {
        if (!isUndoable) return state;
        // One that was being saved keeps its place in the order.
        return state.some((entry) => entry.id === id)
          ? state.map((entry) => (entry.id === id ? { id, message } : entry))
          : [...state, { id, message }];
      })
      .addCase(toastActions.closed, (state, { payload }) =>
        state.some((entry) => entry.id === payload.id && isUnderWay(entry)) ? state : withoutOlder(state, payload.id),
      )
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
