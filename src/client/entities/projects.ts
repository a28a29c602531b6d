import { createEntityAdapter, createSlice, isAnyOf, type EntityState } from '@reduxjs/toolkit';
import { compareTexts } from '../../domain/sorting/listOrder';
import { api, type Project } from '../api/api';

const adapter = createEntityAdapter<Project, string>({
  selectId: (project) => project._id,
  sortComparer: (a, b) => compareTexts(a.Project_name, b.Project_name),
});
type ProjectsState = EntityState<Project, string>;

const { listProjects, getProject, createProject, editProject, editProjectStatus, deleteTaskOrProject } = api.endpoints;

const slice = createSlice({
  name: 'entities/projects',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      // The list has figures that the single record may lack, so records are merged; records missing from the list are
      // removed.
      .addMatcher(listProjects.matchFulfilled, (state, { payload }) =>
        adapter.setAll(
          state,
          payload.map((project) => ({ ...state.entities[project._id], ...project })),
        ),
      )
      .addMatcher(
        deleteTaskOrProject.matchFulfilled,
        (state, { payload }) => void (payload.Deleted === 'project' && adapter.removeOne(state, payload._id)),
      )
      .addMatcher(
        isAnyOf(
          getProject.matchFulfilled,
          createProject.matchFulfilled,
          editProject.matchFulfilled,
          editProjectStatus.matchFulfilled,
        ),
        (state, { payload }) => void adapter.upsertOne(state, payload),
      );
  },
});

export const projectsReducer = slice.reducer;

interface WithProjects {
  readonly entities: { readonly projects: ProjectsState };
}
const selectors = adapter.getSelectors((state: WithProjects) => state.entities.projects);

export const selectProjectById = selectors.selectById;
/** By name. */
export const selectProjects = selectors.selectAll;
