import { createEntityAdapter, createSlice, isAnyOf, type EntityState } from '@reduxjs/toolkit';
import { api, type Leave } from '../api/api';

/** Limit of the cache: the least recently read leaves are evicted. */
const maxKnownLeaves = 1000;

const adapter = createEntityAdapter<Leave, string>({ selectId: (leave) => leave._id });
type LeavesState = EntityState<Leave, string>;

function remember(state: LeavesState, leaves: readonly Leave[]): void {
  const read = new Set(leaves.map((leave) => leave._id));
  adapter.upsertMany(state, leaves);
  // Newest last, so that the oldest can be evicted from the front.
  state.ids = [...state.ids.filter((id) => !read.has(id)), ...read];
  const surplus = state.ids.length - maxKnownLeaves;
  if (surplus > 0) adapter.removeMany(state, state.ids.slice(0, surplus));
}

const { listLeaves, listLeaveWindow, applyForLeave, changeLeaveStatus } = api.endpoints;

const slice = createSlice({
  name: 'entities/leaves',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(listLeaves.matchFulfilled, (state, { payload }) => remember(state, payload))
      .addMatcher(listLeaveWindow.matchFulfilled, (state, { payload }) => remember(state, payload.Rows))
      .addMatcher(isAnyOf(applyForLeave.matchFulfilled, changeLeaveStatus.matchFulfilled), (state, { payload }) =>
        remember(state, [payload]),
      );
  },
});

export const leavesReducer = slice.reducer;

interface WithLeaves {
  readonly entities: { readonly leaves: LeavesState };
}
const selectors = adapter.getSelectors((state: WithLeaves) => state.entities.leaves);

/** undefined when it is not cached (any more). */
export const selectLeaveById = selectors.selectById;
