import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { api, type HistoryEntry } from '../api/api';
import { storeSubjectList, makeSelectListed, noSubjectLists, type SubjectLists } from './subjectLists';

const adapter = createEntityAdapter<HistoryEntry, string>({ selectId: (entry) => entry._id });
type HistoryState = EntityState<HistoryEntry, string> & SubjectLists;

const emptyState = (): HistoryState => adapter.getInitialState(noSubjectLists());

const slice = createSlice({
  name: 'entities/historyEntries',
  initialState: emptyState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.listHistory.matchFulfilled, (state, { payload, meta }) => {
      // CALL-026: the first element of the list contains the entries.
      const entries = payload[0]?.History ?? [];
      adapter.setMany(state, entries);
      adapter.removeMany(
        state,
        storeSubjectList(
          state,
          meta.arg.originalArgs,
          entries.map((entry) => entry._id),
        ),
      );
    });
  },
});

export const historyEntriesReducer = slice.reducer;

interface WithHistory {
  readonly entities: { readonly historyEntries: HistoryState };
}

/** Newest first; empty until loaded. */
export const makeSelectHistoryBySubject = (subjectId: string) =>
  makeSelectListed((state: WithHistory) => state.entities.historyEntries, subjectId);
