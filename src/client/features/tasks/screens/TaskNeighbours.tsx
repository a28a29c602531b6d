import { taskPath } from '../../../../domain/tasks/taskPath';
import { ButtonGroup } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { useListTasksQuery, type TaskRow } from '../../../api/api';
import { useDiscardQuestionFor } from '../../../ui/dialogs/useDiscardQuestion';
import { unsavedForms } from '../../../ui/form/unsavedForms';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { moveListFocus } from '../../../table/windows/useListAnchor';
import { openedFrom } from '../table/openedFrom';

interface Neighbour {
  readonly task: TaskRow;
  readonly place: number;
}
type Direction = 'previous' | 'next';

/**
 * The neighbours of a task in a window of the list. A task that has left the list, or moved in it, keeps its
 * previous position here.
 */
export function findNeighbours(
  rows: readonly TaskRow[],
  offset: number,
  id: string,
  place: number,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const found = rows.findIndex((row) => row._id === id);
  const at = (index: number): Neighbour | undefined => {
    const task = rows[index];
    return task && { task, place: offset + index };
  };
  const here = found >= 0 ? found : place - offset;
  return { previous: at(here - 1), next: at(found >= 0 ? here + 1 : here) };
}

/** Previous and next task of the list from which this one was opened; J and K on the keyboard. */
export function TaskNeighbours({ taskId }: { readonly taskId: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const from = openedFrom(location.state);
  const offset = from ? Math.max(0, from.place - 1) : 0;
  const { currentData } = useListTasksQuery(from ? { ...from.query, offset, limit: 3 } : skipToken);
  const { previous, next } =
    from && currentData
      ? findNeighbours(currentData.Rows, offset, taskId, from.place)
      : { previous: undefined, next: undefined };

  const go = (direction: Direction): void => {
    const neighbour = { previous, next }[direction];
    if (!from || !neighbour) return;
    moveListFocus(from.list, neighbour.place, neighbour.task._id);
    // Back leads to the list, not through every visited task.
    void navigate(taskPath(neighbour.task), {
      replace: true,
      state: { openedFrom: { ...from, place: neighbour.place } },
    });
  };
  // A navigation that replaces the URL asks itself; about the same as a link.
  const [ask, question] = useDiscardQuestionFor<Direction>('neighbours', () => unsavedForms.isGuarded('links'), go);
  // Fast key presses still count: the last key waits for the neighbours.
  const waiting = useRef<Direction | null>(null);
  const follow = (which: Direction): void => {
    if (currentData) ask(which);
    else waiting.current = which;
  };
  useEffect(() => {
    if (!currentData || waiting.current === null) return;
    const which = waiting.current;
    waiting.current = null;
    follow(which);
  });
  const isLoading = from !== undefined && !currentData;
  usePageKeys('Task', [
    (next !== undefined || isLoading) && { keys: 'j', description: 'Next task of the list', run: () => follow('next') },
    (previous !== undefined || isLoading) && {
      keys: 'k',
      description: 'Previous task of the list',
      run: () => follow('previous'),
    },
  ]);
  if (!from) return null;
  return (
    <span className="db-task-neighbours">
      {currentData && <span className="db-muted">{`${from.place + 1} of ${currentData.Total}`}</span>}
      <ButtonGroup variant="minimal">
        <ReasonButton
          icon={<ChevronUpIcon />}
          aria-label="Previous task (K)"
          title={previous ? `${previous.task.Task_key} ${previous.task.Short_summary} (K)` : undefined}
          disabledReason={
            previous ? undefined : currentData ? 'This is the first task of the list' : 'The list is still loading'
          }
          onClick={() => ask('previous')}
        />
        <ReasonButton
          icon={<ChevronDownIcon />}
          aria-label="Next task (J)"
          title={next ? `${next.task.Task_key} ${next.task.Short_summary} (J)` : undefined}
          disabledReason={
            next ? undefined : currentData ? 'This is the last task of the list' : 'The list is still loading'
          }
          onClick={() => ask('next')}
        />
      </ButtonGroup>
      {question}
    </span>
  );
}
