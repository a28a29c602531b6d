import { useCallback } from 'react';
import { useStore } from 'react-redux';
import {
  changedDependencies,
  parseDependencies,
  type TypedDependency,
} from '../../../../domain/schedule/dependencyText';
import { useDeleteTaskDependencyMutation, useSaveTaskDependencyMutation } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import { selectTaskById, type KnownTask, type WithRecords } from '../../../entities/knownRecords';
import { beginUndo, type PendingUndo } from '../../../ui/dialogs/announce';
import { reportNotUndone, reportUndo } from '../../../widgets/reportUndo';
import { dependencyCall, type DependencyDirection } from '../screens/dependencyCall';
import { listFailures, useUnfinishedChanges, type EditFailure } from './useUnfinishedChanges';

/** By the column that shows them. */
export const dependencyDirections: Readonly<Record<string, DependencyDirection | undefined>> = {
  Blocked_by: 'blocked-by',
  Blocks: 'blocks',
};

const names: Readonly<Record<DependencyDirection, string>> = { 'blocked-by': 'Blocked by', blocks: 'Blocks' };

const toTyped = (text: string, task: KnownTask): readonly TypedDependency[] => {
  const parsed = parseDependencies(text, task.Task_key);
  return 'dependencies' in parsed ? parsed.dependencies : [];
};

const getSubject = (task: KnownTask, direction: DependencyDirection): string =>
  `${names[direction]} of ${task.Task_key}`;

/** Whether a task has exactly these dependencies, as far as they are known. */
function isShown(task: KnownTask, direction: DependencyDirection, typed: readonly TypedDependency[]): boolean {
  const ends = direction === 'blocks' ? task.Blocks : task.Blocked_by;
  if (!ends) return true;
  const { removed, saved } = changedDependencies(
    ends.map(({ Task_key, Lag_days }) => ({ key: Task_key, lagDays: Lag_days })),
    typed,
  );
  return removed.length + saved.length === 0;
}

function failureReason(
  { httpStatus, errors, message }: ApiFailure,
  key: string,
  direction: DependencyDirection,
): string {
  if (httpStatus === 409) return `The lag of ${key} was changed in the meantime`;
  // The task that waits is the one that the call is about: the server does not name it.
  if (httpStatus === 404 && direction === 'blocks') return `There is no task '${key}'`;
  return errors?.[0]?.message ?? message;
}

export interface DependencyEdit {
  /** Sends what differs between two texts of a cell; `previous` is what the user has seen. */
  readonly change: (task: KnownTask, direction: DependencyDirection, text: string, previous: string) => Promise<void>;
  /** Changes that were not made, or not completely; the oldest first. */
  readonly failures: readonly EditFailure[];
}

/** Dependencies that are typed into a cell, one call for each that is added, removed or has another lag, with undo. */
export function useDependencyEdit(): DependencyEdit {
  const store = useStore<WithRecords>();
  const [save] = useSaveTaskDependencyMutation();
  const [remove] = useDeleteTaskDependencyMutation();
  const unfinished = useUnfinishedChanges('dependencies');
  const { begin, fail, remove: forget } = unfinished;
  /** @returns the number of calls, and why some of them failed */
  const send = useCallback(
    async (task: KnownTask, direction: DependencyDirection, text: string, previous: string) => {
      const { removed, saved } = changedDependencies(toTyped(previous, task), toTyped(text, task));
      const known = new Map(
        [...(task.Blocked_by ?? []), ...(task.Blocks ?? [])].map(({ _id, Task_key }) => [Task_key, _id]),
      );
      const ends = (key: string) => dependencyCall(direction, task._id, known.get(key) ?? key);
      // Removed first: with them, what is added could be a cycle.
      const calls = [
        ...removed.map(({ key }) => ({ key, run: () => remove(ends(key)) })),
        ...saved.map(({ key, lagDays, formerLagDays }) => ({
          key,
          run: () => save({ ...ends(key), Lag_days: lagDays, Former_lag_days: formerLagDays }),
        })),
      ];
      const reasons = new Set<string>();
      let failed = 0;
      for (const { key, run } of calls) {
        const failure = shownFailure((await run()).error);
        if (!failure) continue;
        failed += 1;
        reasons.add(failureReason(failure, key, direction));
      }
      return { count: calls.length, failed, reason: [...reasons].join('. ') };
    },
    [save, remove],
  );
  const offerUndo = useCallback(
    (pending: PendingUndo, task: KnownTask, direction: DependencyDirection, text: string, previous: string): void => {
      const subject = getSubject(task, direction);
      const undo = async (): Promise<void> => {
        const current = selectTaskById(store.getState(), task._id);
        // The record may be older than the change: of the other task, the answer has only the other end.
        if (current && [text, previous].every((known) => !isShown(current, direction, toTyped(known, task))))
          return reportNotUndone(subject, 'It has been changed since');
        const { failed, reason } = await send(task, direction, previous, text);
        if (failed > 0) await reportNotUndone(subject, reason);
        else await reportUndo(undefined, subject);
      };
      pending.offer(undo);
    },
    [store, send],
  );
  const change = useCallback(
    async (task: KnownTask, direction: DependencyDirection, text: string, previous: string): Promise<void> => {
      const key = `${task._id} ${names[direction]}`;
      begin(key);
      const undo = beginUndo(getSubject(task, direction));
      const { count, failed, reason } = await send(task, direction, text, previous);
      if (failed > 0) {
        fail(
          key,
          `${getSubject(task, direction)} was ${failed === count ? 'not changed' : 'only partly changed'}: ${reason}`,
        );
        if (failed < count) undo.endForGood('it was only partly changed');
        else undo.end();
      } else {
        forget(key);
        if (count > 0) offerUndo(undo, task, direction, text, previous);
        else undo.end();
      }
    },
    [send, offerUndo, begin, fail, forget],
  );
  return { change, failures: listFailures(unfinished) };
}
