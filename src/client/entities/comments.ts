import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { api, type Comment } from '../api/api';
import {
  storeSubjectList,
  makeSelectListed,
  noSubjectLists,
  prependToSubject,
  type SubjectLists,
} from './subjectLists';

const adapter = createEntityAdapter<Comment, string>({ selectId: (comment) => comment._id });
type CommentsState = EntityState<Comment, string> & SubjectLists;

const emptyState = (): CommentsState => adapter.getInitialState(noSubjectLists());

const slice = createSlice({
  name: 'entities/comments',
  initialState: emptyState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(api.endpoints.listComments.matchFulfilled, (state, { payload, meta }) => {
        adapter.setMany(state, payload);
        const gone = storeSubjectList(
          state,
          meta.arg.originalArgs.Task_id,
          payload.map((comment) => comment._id),
        );
        adapter.removeMany(state, gone);
      })
      .addMatcher(api.endpoints.addComment.matchFulfilled, (state, { payload }) => {
        adapter.setOne(state, payload);
        prependToSubject(state, payload.Task_id ?? payload.Project_id ?? '', payload._id);
      });
  },
});

export const commentsReducer = slice.reducer;

interface WithComments {
  readonly entities: { readonly comments: CommentsState };
}

/** Newest first; empty until loaded. */
export const makeSelectCommentsBySubject = (subjectId: string) =>
  makeSelectListed((state: WithComments) => state.entities.comments, subjectId);
