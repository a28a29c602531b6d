import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { api, type LoggedTimeEntry } from '../api/api';
import { storeSubjectList, makeSelectListed, noSubjectLists, type SubjectLists } from './subjectLists';

const adapter = createEntityAdapter<LoggedTimeEntry, string>({ selectId: (log) => log._id });
type TimeEntriesState = EntityState<LoggedTimeEntry, string> & SubjectLists;

const emptyState = (): TimeEntriesState => adapter.getInitialState(noSubjectLists());

const slice = createSlice({
  name: 'entities/timeEntries',
  initialState: emptyState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.listTimeEntries.matchFulfilled, (state, { payload, meta }) => {
      adapter.setMany(state, payload);
      adapter.removeMany(
        state,
        storeSubjectList(
          state,
          meta.arg.originalArgs,
          payload.map((log) => log._id),
        ),
      );
    });
  },
});

export const timeEntriesReducer = slice.reducer;

interface WithTimeEntries {
  readonly entities: { readonly timeEntries: TimeEntriesState };
}

/** Newest first; empty until loaded. */
export const makeSelectTimeEntriesBySubject = (subjectId: string) =>
  makeSelectListed((state: WithTimeEntries) => state.entities.timeEntries, subjectId);
