import { createSelector } from '@reduxjs/toolkit';
import { selectTaskEdits, withTaskEdits, type WithTaskEdits } from '../../../entities/taskEdits';
import { selectTaskById } from '../../../entities/tasks';

export type WithTasks = Parameters<typeof selectTaskById>[0] & WithTaskEdits;

/** A selector for a task with the changes under way already made; undefined when the task is not known. */
export const makeSelectShownTask = (taskId: string) =>
  createSelector(
    [(state: WithTasks) => selectTaskById(state, taskId), selectTaskEdits],
    (task, edits) => task && withTaskEdits(task, edits),
  );
