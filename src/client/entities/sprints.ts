import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { api, type SprintChoice } from '../api/api';
import { keepSubjectList, makeSelectListed, noSubjectLists, type SubjectLists } from './subjectLists';

const adapter = createEntityAdapter<SprintChoice, string>({ selectId: (sprint) => sprint._id });
type SprintsState = EntityState<SprintChoice, string> & SubjectLists;

const emptyState = (): SprintsState => adapter.getInitialState(noSubjectLists());

const slice = createSlice({
  name: 'entities/sprints',
  initialState: emptyState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(api.endpoints.listSprints.matchFulfilled, (state, { payload, meta }) => {
      adapter.setMany(state, payload);
      adapter.removeMany(state, keepSubjectList(state, meta.arg.originalArgs.Project_id, payload.map((sprint) => sprint._id)));
    });
  },
});

export const sprintsReducer = slice.reducer;

interface WithSprints {
  readonly entities: { readonly sprints: SprintsState };
}

/** The sprints of a project, newest first; empty until they were read. */
export const makeSelectSprintsByProject = (projectId: string) => makeSelectListed((state: WithSprints) => state.entities.sprints, projectId);
