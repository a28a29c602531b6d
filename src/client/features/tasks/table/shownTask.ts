import { createSelector } from '../../../api/createSelector';
import { selectTaskEdits, withTaskEdits, type WithTaskEdits } from '../../../entities/taskEdits';
import { selectTaskById, type WithRecords } from '../../../entities/knownRecords';

export type WithTasks = WithRecords & WithTaskEdits;

/** A selector for a task with its pending changes applied; undefined when it is not cached. */
export const makeSelectShownTask = (taskId: string) =>
  createSelector(
    [(state: WithTasks) => selectTaskById(state, taskId), selectTaskEdits],
    (task, edits) => task && withTaskEdits(task, edits),
  );
