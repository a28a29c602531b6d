import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { api, type HourLog } from '../api/api';
import { keepSubjectList, makeSelectListed, noSubjectLists, type SubjectLists } from './subjectLists';

const adapter = createEntityAdapter<HourLog, string>({ selectId: (log) => log._id });
type HourLogsState = EntityState<HourLog, string> & SubjectLists;

const emptyState = (): HourLogsState => adapter.getInitialState(noSubjectLists());

const slice = createSlice({
  name: 'entities/hourLogs',
  initialState: emptyState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.listHourLogs.matchFulfilled, (state, { payload, meta }) => {
      adapter.setMany(state, payload);
      adapter.removeMany(
        state,
        keepSubjectList(
          state,
          meta.arg.originalArgs,
          payload.map((log) => log._id),
        ),
      );
    });
  },
});

export const hourLogsReducer = slice.reducer;

interface WithHourLogs {
  readonly entities: { readonly hourLogs: HourLogsState };
}

/** Newest first; empty until loaded. */
export const makeSelectHourLogsBySubject = (subjectId: string) =>
  makeSelectListed((state: WithHourLogs) => state.entities.hourLogs, subjectId);
