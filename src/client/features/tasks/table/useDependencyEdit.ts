import { useCallback } from 'react';
import {
  changedDependencies,
  parseDependencies,
  type TypedDependency,
} from '../../../../domain/schedule/dependencyText';
import { useDeleteTaskDependencyMutation, useSaveTaskDependencyMutation } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
import type { KnownTask } from '../../../entities/knownRecords';
import { useScreenState } from '../../../screen-state/useScreenState';
import { dependencyCall, type DependencyDirection } from '../screens/dependencyCall';

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

function failureReason(
  { httpStatus, errors, message }: ApiFailure,
  key: string,
  direction: DependencyDirection,
): string {
  if (httpStatus === 409) return `The lag of ${key} was changed by another user`;
  // The task that waits is the one that the call is about: the server does not name it.
  if (httpStatus === 404 && direction === 'blocks') return `There is no task '${key}'`;
  return errors?.[0]?.message ?? message;
}

export interface DependencyEdit {
  /** Sends what differs between two texts of a cell; `previous` is what the user has seen. */
  readonly change: (task: KnownTask, direction: DependencyDirection, text: string, previous: string) => Promise<void>;
  /** Why the last change was not made, or not all of it; null on success. */
  readonly failureText: string | null;
  readonly clearFailure: () => void;
}

/** Dependencies that are typed into a cell, one call for each that is added, removed or has another lag. */
export function useDependencyEdit(): DependencyEdit {
  const [save] = useSaveTaskDependencyMutation();
  const [remove] = useDeleteTaskDependencyMutation();
  const [failureText, setFailureText] = useScreenState<string | null>('drafts', 'dependencies/failure', null);
  const change = useCallback(
    async function change(
      task: KnownTask,
      direction: DependencyDirection,
      text: string,
      previous: string,
    ): Promise<void> {
      setFailureText(null);
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
      const reasons: string[] = [];
      for (const { key, run } of calls) {
        const failure = shownFailure((await run()).error);
        if (failure) reasons.push(failureReason(failure, key, direction));
      }
      if (reasons.length > 0)
        setFailureText(
          `${names[direction]} of ${task.Task_key} was ${reasons.length === calls.length ? 'not changed' : 'only partly changed'}: ${[...new Set(reasons)].join('. ')}`,
        );
    },
    [save, remove, setFailureText],
  );
  const clearFailure = useCallback(() => setFailureText(null), [setFailureText]);
  return { change, failureText, clearFailure };
}
