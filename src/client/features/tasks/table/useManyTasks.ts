import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useEditManyTasksMutation, type EditManyTasksForm, type TaskEditResult } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { beginUndo } from '../../../ui/dialogs/announce';
import { showError, showSuccess, showUndoable } from '../../../ui/dialogs/toaster';
import { unknownOutcome } from '../../../ui/form/formFailure';
import { useCallState } from '../../../screen-state/useCallState';
import type { WithRecords } from '../../../entities/knownRecords';
import type { WithTaskEdits } from '../../../entities/taskEdits';
import { useUndoManyTasks } from '../../../widgets/useUndoManyTasks';
import { withFormerValues } from './formerValuesWire';
import { useCompetingTasks } from './useCompetingTasks';
import type { CompetingChange } from './useTaskEdit';

/** As in the contract. */
export const maxChangedTasks = 500;

const tasksText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

const getSubject = ({ ids = [], changes = [], new_tasks: made = [] }: EditManyTasksForm): string =>
  tasksText(ids.length + changes.length + made.length);

export interface ManyTasks {
  /** Sends it; true when the server has accepted it, even if single tasks were rejected. */
  readonly run: (form: EditManyTasksForm) => Promise<boolean>;
  readonly isRunning: boolean;
  /** Tasks rejected by the last run, with reasons. */
  readonly rejected: readonly TaskEditResult[];
  readonly showRejected: (rejected: readonly TaskEditResult[]) => void;
  readonly clearRejected: () => void;
  /** Tasks that were left out because someone else had changed their values; the user chooses. */
  readonly competing: readonly CompetingChange[];
  /** The failure of the last run; null without one. */
  readonly failureText: string | null;
  readonly clearFailure: () => void;
}

interface Progress {
  readonly isRunning: boolean;
  readonly rejected: readonly TaskEditResult[];
  readonly failureText: string | null;
}
const idle: Progress = { isRunning: false, rejected: [], failureText: null };
const continued = (known: Progress): Progress =>
  known.isRunning ? { ...idle, failureText: unknownOutcome.message } : known;

/** Changes and creates tasks in bulk, reports the results, and offers undo. */
export function useManyTasks(): ManyTasks {
  const store = useStore<WithRecords & WithTaskEdits>();
  const [editMany] = useEditManyTasksMutation();
  const undo = useUndoManyTasks();
  const { notices, add: addCompeting } = useCompetingTasks();
  const [{ isRunning, rejected, failureText }, show] = useCallState('many', idle, continued);

  const run = useCallback(
    async (form: EditManyTasksForm): Promise<boolean> => {
      const pending = beginUndo(getSubject(form));
      // What the user saw when choosing.
      const sent = withFormerValues(store.getState(), form);
      // The open list closes first: both in one task would block the page.
      await new Promise((resolve) => setTimeout(resolve));
      show({ ...idle, isRunning: true });
      const { data, error } = await editMany(sent);
      const failure = shownFailure(error);
      if (failure || !data) {
        pending.end();
        const reasons = failure && [failure.message, ...(failure.errors ?? []).map(({ message }) => message)];
        show({ ...idle, failureText: reasons ? `Nothing was changed: ${[...new Set(reasons)].join(' ')}` : null });
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
      addCompeting(results, form.Restores === 'true');
      show({ ...idle, rejected: of('refused').filter(({ Competing }) => !Competing) });
      if (changeId === null) {
        pending.end();
        const isRejected = of('refused').length > 0;
        void (isRejected ? showError : showSuccess)(
          `Nothing ${isRejected ? 'was changed' : 'to change'}: ${parts.join(', ')}`,
        );
      } else void showUndoable(parts.join(', '), async () => addCompeting(await undo(changeId), true), pending);
      return true;
    },
    [store, editMany, undo, show, addCompeting],
  );
  const showRejected = useCallback(
    (of: readonly TaskEditResult[]) => show((known) => ({ ...known, rejected: of })),
    [show],
  );
  const clearRejected = useCallback(() => showRejected([]), [showRejected]);
  const clearFailure = useCallback(() => show((known) => ({ ...known, failureText: null })), [show]);
  const competing = notices((form) => void run(form));
  return { run, isRunning, rejected, showRejected, clearRejected, competing, failureText, clearFailure };
}
