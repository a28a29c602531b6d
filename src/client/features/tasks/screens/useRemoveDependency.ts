import { useCallback } from 'react';
import {
  useDeleteTaskDependencyMutation,
  useSaveTaskDependencyMutation,
  type Task,
  type TaskDependency,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { beginUndo } from '../../../ui/dialogs/announce';
import { showError, showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';
import { dependencyCall, type DependencyDirection } from './dependencyCall';

/** A dependency as one of its tasks shows it. */
export interface StoredDependency {
  readonly direction: DependencyDirection;
  readonly end: TaskDependency;
}

/** Removes a dependency of a task and offers to undo that. */
export function useRemoveDependency(): (task: Pick<Task, '_id'>, dependency: StoredDependency) => Promise<void> {
  const [save] = useSaveTaskDependencyMutation();
  const [remove] = useDeleteTaskDependencyMutation();
  return useCallback(
    async function removeDependency(task, { direction, end }): Promise<void> {
      const ends = dependencyCall(direction, task._id, end._id);
      const bringBack = async (): Promise<void> => {
        // It was removed: one that another user has added since stays.
        const { error } = await save({ ...ends, Lag_days: end.Lag_days, Former_lag_days: undefined });
        await reportUndo(error);
      };
      const pending = beginUndo('Removed dependency');
      const failure = shownFailure((await remove(ends)).error);
      if (failure) {
        pending.end();
        await showError(failure.message);
      } else await showUndoable('Dependency removed', bringBack, pending);
    },
    [save, remove],
  );
}
