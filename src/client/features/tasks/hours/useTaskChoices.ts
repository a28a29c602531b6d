import { useListOwnTasksQuery, useSearchQuery } from '../../../api/api';
import type { Choice } from '../../../ui/form/select/choice';
import { useDebounced } from '../../../ui/controls/useDebounced';
import { useScreenState } from '../../../screen-state/useScreenState';

const minSearchLength = 2;
const maxOwnTasks = 30;

const none: readonly never[] = [];

interface NamedTask {
  readonly _id: string;
  readonly Task_key: string;
  readonly Short_summary: string;
}

/** Tasks for a time entry: the user's own immediately, others by search (FMT-013). */
export function useTaskChoices(current: NamedTask | undefined) {
  const [text, setText] = useScreenState('drafts', 'task-search', '');
  const wanted = useDebounced('task', text.trim());
  const own = useListOwnTasksQuery();
  const found = useSearchQuery(wanted, { skip: wanted.length < minSearchLength });
  const isSearched = wanted.length >= minSearchLength;
  const offered: readonly NamedTask[] = isSearched
    ? (found.currentData?.Tasks ?? [])
    : (own.currentData ?? []).slice(0, maxOwnTasks);
  const [picked, setPicked] = useScreenState<readonly NamedTask[]>('drafts', 'found-tasks', none);
  const all = [...(current && !isSearched ? [current] : []), ...offered];
  // A chosen task keeps its name when the search is cleared.
  const remembered = picked.filter((task) => !all.some(({ _id }) => _id === task._id));
  const choices = [...all, ...(isSearched ? [] : remembered)].filter(
    (task, index, list) => list.findIndex(({ _id }) => _id === task._id) === index,
  );
  return {
    choices: choices.map((task): Choice => ({ value: task._id, label: `${task.Task_key} ${task.Short_summary}` })),
    isLoading: own.isLoading || found.isFetching,
    search: (letters: string) => {
      setText(letters);
      if (found.currentData) setPicked((known) => [...known, ...(found.currentData?.Tasks ?? [])].slice(-maxOwnTasks));
    },
  };
}
