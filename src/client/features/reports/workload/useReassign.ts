import { useCallback } from 'react';
import { useEditManyTasksMutation, useEditTaskMutation } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { showError, showSuccess, showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';
import { useUndoManyTasks } from '../../../widgets/useUndoManyTasks';
import type { WorkloadRow } from './workloadWire';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who has a task: a person, or the kind of work that no active employee has. */
export type TaskOwner = Person | 'unassigned' | 'former';

export const toOwner = ({ _id, Name, Capacity_hours }: WorkloadRow): TaskOwner =>
  Capacity_hours === null ? (_id === 'former' ? 'former' : 'unassigned') : { id: _id, name: Name };

/** A task that can be given to another person. */
export interface AssignedTask {
  readonly id: string;
  readonly key: string;
  readonly from: TaskOwner;
}

const notAssigned = (task: AssignedTask, to: Person, reasons: readonly string[]): void =>
  void showError(`${task.key} was not assigned to ${to.name}: ${reasons.join(' ')}`);

/** Assigns tasks to other people; the change can be undone, except that a former employee gets no task back. */
export function useReassign(): (task: AssignedTask, to: Person) => Promise<void> {
  const [editTask] = useEditTaskMutation();
  const [editMany] = useEditManyTasksMutation();
  const undoMany = useUndoManyTasks();
  return useCallback(
    async (task, to) => {
      const { from } = task;
      const doneText = `${task.key} assigned to ${to.name}`;
      if (typeof from === 'string') {
        // Only the undoing of a bulk change can remove an assignee.
        const { data, error } = await editMany({ ids: [task.id], Employee_id: to.id });
        const failure = shownFailure(error);
        const changeId = data?.Change_id ?? null;
        if (failure) notAssigned(task, to, [failure.message]);
        else if (changeId === null)
          notAssigned(task, to, [data?.Results[0]?.Message ?? 'It has been assigned since then']);
        else if (from === 'former') void showSuccess(doneText);
        else void showUndoable(doneText, () => void undoMany(changeId));
        return;
      }
      const assign = async (person: Person, before: Person): Promise<boolean> => {
        const { error } = await editTask({
          id: task.id,
          Employee_id: person.id,
          Assignees: person.name,
          Former_value: before.id,
        });
        const failure = shownFailure(error);
        if (failure)
          notAssigned(task, person, [failure.message, ...(failure.errors ?? []).map(({ message }) => message)]);
        return failure === undefined;
      };
      const undo = async (): Promise<void> => {
        if (await assign(from, to)) await reportUndo(undefined);
      };
      if (await assign(to, from)) void showUndoable(doneText, () => void undo());
    },
    [editTask, editMany, undoMany],
  );
}
