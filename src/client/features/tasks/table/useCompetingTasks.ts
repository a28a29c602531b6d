import { useCallback } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';
import { counted } from '../../../../domain/wording/counted';
import { textList } from '../../../../domain/wording/textList';
import type { EditManyTasksForm, TaskEditResult } from '../../../api/api';
import type { CompetingChange } from './useTaskEdit';

/** A task that a bulk change left out because its values had been changed. */
interface CompetingTask extends Required<Pick<TaskEditResult, 'Competing'>> {
  readonly id: string;
  /** Which task, who has changed it, and to what. */
  readonly text: string;
  /** It was left out of an undo. */
  readonly isUndo: boolean;
}

const none: readonly CompetingTask[] = [];
/** So that the notice stays readable. */
const maxNamed = 5;

function noticeText(tasks: readonly CompetingTask[], isUndo: boolean): string {
  const heading = `${counted(tasks.length, 'task')} ${tasks.length === 1 ? 'was' : 'were'} not ${isUndo ? 'undone' : 'changed'}`;
  const named = tasks.slice(0, maxNamed).map(({ text }) => text);
  const others = tasks.length > maxNamed ? [`${tasks.length - maxNamed} more`] : [];
  return `${heading}. ${textList([named.join('. '), ...others])}`;
}

/** What `editManyTasks` stores against the values that the notice has named. */
const storingForm = (tasks: readonly CompetingTask[], isUndo: boolean): EditManyTasksForm => ({
  changes: tasks.map(({ Competing }) => Competing.Change),
  former: tasks.map(({ Competing }) => Competing.Stored),
  ...(isUndo && { Restores: 'true' }),
});

export interface CompetingTasks {
  /** A notice for changes and one for undone changes, where there are any. */
  readonly notices: (save: (form: EditManyTasksForm) => void) => readonly CompetingChange[];
  /** The tasks of an answer that were left out; those that it no longer leaves out are no longer listed. */
  readonly add: (results: readonly TaskEditResult[], isUndo?: boolean) => void;
}

/** Tasks that bulk changes left out because someone else had changed their values, until the user has chosen. */
export function useCompetingTasks(): CompetingTasks {
  const [left, setLeft] = useScreenState('drafts', 'many-competing', none);
  const add = useCallback<CompetingTasks['add']>(
    (results, isUndo = false) => {
      const answered = new Set(results.map(({ _id }) => _id));
      const found = results.flatMap(({ _id, Task_key, Message, Competing }): CompetingTask[] =>
        _id === null || !Competing
          ? []
          : [{ id: _id, text: `${Task_key ?? 'A task'}: ${Message ?? ''}`, Competing, isUndo }],
      );
      setLeft((known) => [...known.filter(({ id }) => !answered.has(id)), ...found]);
    },
    [setLeft],
  );
  return {
    notices: (save) =>
      [false, true].flatMap((isUndo) => {
        const tasks = left.filter((task) => task.isUndo === isUndo);
        const close = (): void => setLeft((known) => known.filter((task) => task.isUndo !== isUndo));
        return tasks.length === 0
          ? []
          : [
              {
                key: isUndo ? 'many undone' : 'many',
                text: noticeText(tasks, isUndo),
                ...(isUndo && { mineText: 'Undo anyway' }),
                ...(tasks.length > 1 && { theirsText: 'Keep the other values' }),
                keepMine: () => save(storingForm(tasks, isUndo)),
                keepTheirs: close,
              },
            ];
      }),
    add,
  };
}
