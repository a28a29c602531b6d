import { useCallback } from 'react';
import {
  useEditManyTasksMutation,
  useUndoManyTasksMutation,
  type EditManyTasksForm,
  type TaskEditResult,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showError, showSuccess, showUndoable } from '../../../ui/dialogs/toaster';
import { useScreenState } from '../../../screen-state/useScreenState';
import { reportUndo } from '../../../widgets/reportUndo';

/** As in the contract. */
export const maxTasksAtOnce = 500;

const tasksText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

/** A few keys only, so that a message stays readable. */
function keysText(results: readonly TaskEditResult[]): string {
  const keys = results.map((result) => result.Task_key ?? 'a deleted task');
  return keys.length <= 5 ? keys.join(', ') : `${keys.slice(0, 5).join(', ')} and ${keys.length - 5} more`;
}

export interface ManyTasks {
  /** Sends it; true when the server has accepted it, even if single tasks were rejected. */
  readonly run: (form: EditManyTasksForm) => Promise<boolean>;
  readonly isRunning: boolean;
  /** Tasks rejected by the last run, with reasons. */
  readonly rejected: readonly TaskEditResult[];
  readonly clearRejected: () => void;
  /** The failure of the last run; null without one. */
  readonly failureText: string | null;
  readonly clearFailure: () => void;
}

const none: readonly never[] = [];

/** Changes and creates tasks in bulk, reports the results, and offers undo. */
export function useManyTasks(): ManyTasks {
  const [editMany] = useEditManyTasksMutation();
  const [undoMany] = useUndoManyTasksMutation();
  const [isRunning, setRunning] = useScreenState('drafts', 'many/running', false);
  const [rejected, setRejected] = useScreenState<readonly TaskEditResult[]>('drafts', 'many/rejected', none);
  const [failureText, setFailureText] = useScreenState<string | null>('drafts', 'many/failure', null);

  const undo = useCallback(
    async (id: string): Promise<void> => {
      const { data, error } = await undoMany({ id });
      const left = (data?.Results ?? []).filter((result) => result.Outcome === 'refused');
      const reasons = [...new Set(left.map((result) => result.Message))].join('; ');
      if (left.length > 0)
        return showError(
          `${left.length === 1 ? '1 task stays as it is' : `${left.length} tasks stay as they are`} (${keysText(left)}). ${reasons}`,
          { timeout: 12_000 },
        );
      return reportUndo(error);
    },
    [undoMany],
  );
  const run = useCallback(
    async (form: EditManyTasksForm): Promise<boolean> => {
      // The open list closes first: both in one task would block the page.
      await new Promise((resolve) => setTimeout(resolve));
      setFailureText(null);
      setRejected(none);
      setRunning(true);
      const { data, error } = await editMany(form);
      setRunning(false);
      const failure = shownFailure(error);
      if (failure || !data) {
        if (failure)
          setFailureText(
            `Nothing was changed: ${[failure.message, ...(failure.errors ?? []).map((problem) => problem.message)].filter((text, index, all) => all.indexOf(text) === index).join(' ')}`,
          );
        return false;
      }
      const { Change_id: changeId, Results: results } = data;
      const of = (outcome: TaskEditResult['Outcome']): TaskEditResult[] =>
        results.filter((result) => result.Outcome === outcome);
      const isNew = (result: TaskEditResult): boolean =>
        results.indexOf(result) >= results.length - (form.new_tasks?.length ?? 0);
      const made = of('done').filter(isNew).length;
      const changed = of('done').length - made;
      const parts = [
        ...(changed > 0 ? [`${tasksText(changed)} changed`] : []),
        ...(made > 0 ? [`${tasksText(made)} created`] : []),
        ...(of('refused').length > 0 ? [`${of('refused').length} rejected`] : []),
        ...(of('unchanged').length > 0 ? [`${of('unchanged').length} unchanged`] : []),
      ];
      setRejected(of('refused'));
      if (changeId === null) void showSuccess(`Nothing to change: ${parts.join(', ')}`);
      else void showUndoable(parts.join(', '), () => void undo(changeId));
      return true;
    },
    [editMany, undo, setFailureText, setRejected, setRunning],
  );
  const clearRejected = useCallback(() => setRejected(none), [setRejected]);
  const clearFailure = useCallback(() => setFailureText(null), [setFailureText]);
  return { run, isRunning, rejected, clearRejected, failureText, clearFailure };
}
