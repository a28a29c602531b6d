import { useCallback } from 'react';
import { useEditManyTasksMutation, useEditTaskMutation } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { beginUndo } from '../../../ui/dialogs/announce';
import { showError, showSuccess, showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';
import { useUndoManyTasks } from '../../../widgets/useUndoManyTasks';
import type { NamedTask, WorkloadRow } from './workloadWire';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** The owner of a task: a person, a former employee, or no one. */
export type TaskOwner = Person | { readonly formerId: string } | 'unassigned';

export const toOwner = (task: NamedTask, { _id, Name, Capacity_hours }: WorkloadRow): TaskOwner => {
  if (task.formerAssignee !== undefined) return { formerId: task.formerAssignee.id };
  return Capacity_hours === null ? 'unassigned' : { id: _id, name: Name };
};

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
      // A former employee gets no task back.
      const isFinal = typeof from === 'object' && 'formerId' in from;
      const pending = beginUndo(`Assignee of ${task.key}`, { isFinal });
      if (from === 'unassigned' || 'formerId' in from) {
        // Only the undoing of a bulk change can remove an assignee.
        const former = JSON.stringify({ id: task.id, Employee_id: from === 'unassigned' ? '' : from.formerId });
        const { data, error } = await editMany({ ids: [task.id], Employee_id: to.id, former: [former] });
        const failure = shownFailure(error);
        const changeId = data?.Change_id ?? null;
        if (changeId === null) {
          pending.end();
          notAssigned(task, to, [failure?.message ?? data?.Results[0]?.Message ?? 'It has been assigned since then']);
        } else if (isFinal) {
          pending.endForGood();
          void showSuccess(doneText);
        } else void showUndoable(doneText, () => undoMany(changeId), pending);
        return;
      }
      const assign = async (person: Person, before: Person): Promise<boolean> => {
        const { error } = await editTask({
          id: task.id,
          Employee_id: person.id,
          Assignees: person.name,
          former: JSON.stringify({ Employee_id: before.id }),
        });
        const failure = shownFailure(error);
        if (failure) {
          const { message, errors = [] } = failure;
          notAssigned(task, person, errors.length > 0 ? errors.map((problem) => problem.message) : [message]);
        }
        return failure === undefined;
      };
      const undo = async (): Promise<void> => {
        if (await assign(from, to)) await reportUndo(undefined);
      };
      if (await assign(to, from)) void showUndoable(doneText, undo, pending);
      else pending.end();
    },
    [editTask, editMany, undoMany],
  );
}
