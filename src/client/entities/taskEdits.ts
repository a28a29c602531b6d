import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api, type EditTaskForm } from '../api/api';
import type { KnownTask } from './tasks';

/** Changes of single fields that have been sent and not been answered yet, by request, oldest first. */
export type TaskEditsState = Record<string, EditTaskForm>;

const { editTask } = api.endpoints;

const none: TaskEditsState = {};

const slice = createSlice({
  name: 'entities/taskEdits',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(editTask.matchPending, (state, { meta }) => {
        state[meta.requestId] = meta.arg.originalArgs;
      })
      .addMatcher(isAnyOf(editTask.matchFulfilled, editTask.matchRejected), (state, { meta }) => {
        delete state[meta.requestId];
      });
  },
});

export const taskEditsReducer = slice.reducer;

export interface WithTaskEdits {
  readonly entities: { readonly taskEdits: TaskEditsState };
}

export const selectTaskEdits = (state: WithTaskEdits): TaskEditsState => state.entities.taskEdits;

function withEdit<Known extends KnownTask>(task: Known, { Status, Priority, Employee_id, Assignees, Short_summary, Issue_type, Due_date, Task_duration, Sprint_id, Sprint_name }: EditTaskForm): Known {
  return {
    ...task,
    ...(Status !== undefined && { Status }),
    ...(Priority !== undefined && { Priority }),
    ...(Employee_id !== undefined && { Employee_id, Assignees: Assignees ?? task.Assignees }),
    ...(Short_summary !== undefined && { Short_summary }),
    ...(Issue_type !== undefined && { Issue_type }),
    ...(Due_date !== undefined && { Due_date: Due_date || null }),
    ...(Task_duration !== undefined && { Task_duration: Task_duration === '' ? null : Number(Task_duration) }),
    ...(Sprint_id !== undefined && { Sprint_id: Sprint_id === '' ? null : { _id: Sprint_id, Name: Sprint_name ?? '' } }),
  };
}

/**
 * The task as the person wants it: with the changes under way already made. When the server refuses one, it is no longer
 * under way and the stored value is back by itself. The very same object when nothing is under way.
 */
export const withTaskEdits = <Known extends KnownTask>(task: Known, edits: TaskEditsState): Known =>
  Object.values(edits).reduce((shown, edit) => (edit.id === task._id ? withEdit(shown, edit) : shown), task);
