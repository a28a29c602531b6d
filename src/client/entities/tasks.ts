import { createEntityAdapter, createSelector, createSlice, isAnyOf, type EntityState } from '@reduxjs/toolkit';
import { api, type Task, type TaskRow } from '../api/api';

/** A task as far as it is cached: a row of a list, with details once its page was opened. */
export type KnownTask = TaskRow & Partial<Task>;

/** Limit of the cache: the least recently read tasks are evicted. */
export const maxKnownTasks = 2000;

const adapter = createEntityAdapter<KnownTask, string>({ selectId: (task) => task._id });
type TasksState = EntityState<KnownTask, string>;

/** A late older answer does not overwrite a newer one; details of an older version are dropped. */
function merged(known: KnownTask | undefined, read: KnownTask): KnownTask {
  if (!known || known.Version < read.Version) return read;
  return known.Version === read.Version ? { ...known, ...read } : known;
}

function remember(state: TasksState, tasks: readonly KnownTask[]): void {
  if (tasks.length === 0) return;
  const read = new Set(tasks.map((task) => task._id));
  adapter.setMany(
    state,
    tasks.map((task) => merged(state.entities[task._id], task)),
  );
  // Newest last, so that the oldest can be evicted from the front.
  state.ids = [...state.ids.filter((id) => !read.has(id)), ...read];
  const surplus = state.ids.length - maxKnownTasks;
  if (surplus > 0) adapter.removeMany(state, state.ids.slice(0, surplus));
}

const {
  getTask,
  createTask,
  updateTask,
  editTask,
  editManyTasks,
  undoManyTasks,
  saveTimelineMove,
  listOwnTasks,
  listEmployeeTasks,
  listProjectTasks,
  listLinkedTasks,
  listTasks,
  deleteTaskOrProject,
  saveTaskDependency,
  deleteTaskDependency,
} = api.endpoints;

const slice = createSlice({
  name: 'entities/tasks',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(listTasks.matchFulfilled, (state, { payload }) => remember(state, payload.Rows))
      .addMatcher(
        isAnyOf(editManyTasks.matchFulfilled, undoManyTasks.matchFulfilled, saveTimelineMove.matchFulfilled),
        (state, { payload }) => remember(state, payload.Tasks),
      )
      .addMatcher(deleteTaskOrProject.matchFulfilled, (state, { payload }) => {
        if (payload.Deleted === 'task') adapter.removeOne(state, payload._id);
        else
          adapter.removeMany(
            state,
            state.ids.filter((id) => state.entities[id]?.Project_id === payload._id),
          );
      })
      .addMatcher(
        isAnyOf(
          getTask.matchFulfilled,
          createTask.matchFulfilled,
          updateTask.matchFulfilled,
          editTask.matchFulfilled,
          saveTaskDependency.matchFulfilled,
          deleteTaskDependency.matchFulfilled,
        ),
        (state, { payload }) => remember(state, [payload]),
      )
      .addMatcher(
        isAnyOf(
          listOwnTasks.matchFulfilled,
          listEmployeeTasks.matchFulfilled,
          listProjectTasks.matchFulfilled,
          listLinkedTasks.matchFulfilled,
        ),
        (state, { payload }) => remember(state, payload),
      );
  },
});

export const tasksReducer = slice.reducer;

interface WithTasks {
  readonly entities: { readonly tasks: TasksState };
}
const selectors = adapter.getSelectors((state: WithTasks) => state.entities.tasks);

/** undefined when it is not cached (any more). */
export const selectTaskById = selectors.selectById;

/** All cached tasks, by id. */
export const selectKnownTasks = selectors.selectEntities;

/** The cached tasks of a list of ids, in its order, without missing ones. */
export const makeSelectTasksByIds = (ids: readonly string[]) =>
  createSelector([selectors.selectEntities], (tasks) => ids.flatMap((id) => tasks[id] ?? []));
