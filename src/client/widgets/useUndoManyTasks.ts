import { useCallback } from 'react';
import { useUndoManyTasksMutation, type TaskEditResult } from '../api/api';
import { showError } from '../ui/dialogs/toaster';
import { reportUndo } from './reportUndo';

/** A few keys only, so that a message stays readable. */
function keysText(results: readonly TaskEditResult[]): string {
  const keys = results.map((result) => result.Task_key ?? 'a task that you no longer see');
  return keys.length <= 5 ? keys.join(', ') : `${keys.slice(0, 5).join(', ')} and ${keys.length - 5} more`;
}

/** Undoes a bulk change of tasks by its id and says what was not undone, and why. Resolves with that. */
export function useUndoManyTasks(): (id: string) => Promise<readonly TaskEditResult[]> {
  const [undoMany] = useUndoManyTasksMutation();
  return useCallback(
    async (id: string) => {
      const { data, error } = await undoMany({ id });
      const left = (data?.Results ?? []).filter((result) => result.Outcome === 'refused');
      const reasons = [...new Set(left.map((result) => result.Message))].join('; ');
      if (left.length > 0)
        await showError(
          `${left.length === 1 ? '1 task stays as it is' : `${left.length} tasks stay as they are`} (${keysText(left)}). ${reasons}`,
          { timeout: 12_000 },
        );
      else await reportUndo(error);
      return left;
    },
    [undoMany],
  );
}
