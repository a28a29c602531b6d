import { useCallback } from 'react';
import { useEditTaskMutation } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showError, showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';

/** A task that can be given to another person. */
export interface AssignedTask {
  readonly id: string;
  readonly key: string;
  readonly personId: string;
  readonly personName: string;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Assigns tasks to other people; the change can be undone. */
export function useReassign(): (task: AssignedTask, to: Person) => Promise<void> {
  const [editTask] = useEditTaskMutation();
  return useCallback(
    async (task, to) => {
      const assign = async (person: Person, from: Person): Promise<boolean> => {
        const { error } = await editTask({
          id: task.id,
          Employee_id: person.id,
          Assignees: person.name,
          Former_value: from.id,
        });
        const failure = shownFailure(error);
        if (failure)
          void showError(
            `${task.key} was not assigned to ${person.name}: ${[failure.message, ...(failure.errors ?? []).map(({ message }) => message)].join(' ')}`,
          );
        return failure === undefined;
      };
      const from = { id: task.personId, name: task.personName };
      const undo = async (): Promise<void> => {
        if (await assign(from, to)) await reportUndo(undefined);
      };
      if (await assign(to, from)) void showUndoable(`${task.key} assigned to ${to.name}`, () => void undo());
    },
    [editTask],
  );
}
