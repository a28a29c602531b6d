import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { TaskStatus } from '../../../../domain/tasks/taskChoices';
import { taskPath } from '../../../../domain/tasks/taskPath';
import type { KnownTask } from '../../../entities/knownRecords';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import type { TaskQuery } from '../taskQuery';
import { useTaskList } from '../useTaskList';
import { useScrollPosition } from '../../../table/windows/useScrollPosition';
import { columnCards, getCursorRow, type BoardCursor, type ColumnCards } from './boardPositions';
import { isOverdue } from '../../../../domain/tasks/workState';
import { useElementSize } from '../../../ui/layout/useElementSize';

/** All cards have the same height, so that positions are known without drawing. */
export const cardHeightPx = 100;
const beyondPx = 2 * cardHeightPx;
/** Until the column is laid out. */
const firstSize = { height: 600 };

export interface BoardColumnHandle {
  readonly cards: () => ColumnCards<KnownTask>;
  /** Scrolls to a card. */
  readonly show: (row: number) => void;
}

export interface BoardColumnProps {
  readonly ref: Ref<BoardColumnHandle>;
  readonly status: TaskStatus;
  /** Filter and order of its lane. */
  readonly query: TaskQuery;
  /** Whether a task is in its lane. */
  readonly isInLane: (task: KnownTask) => boolean;
  readonly today: Day;
  readonly arrived: readonly KnownTask[];
  /** The cursor, where it is in this column. */
  readonly cursor: BoardCursor | undefined;
  /** Called when the card with the cursor is at another row, or becomes known; always the same function. */
  readonly onCursorMoved: (row: number, id: string) => void;
  readonly focusId: string;
  readonly pickedId: string | undefined;
  readonly isTarget: boolean;
  readonly onCount: (count: number) => void;
  /** Tasks of its list belong to another column now. */
  readonly onLeft: (tasks: readonly KnownTask[]) => void;
  /** The list was read again. */
  readonly onRead: (at: number) => void;
}

function Card({ task, today }: { readonly task: KnownTask; readonly today: Day }) {
  const isLate = isOverdue(task.Due_date, task.Status, today);
  return (
    <>
      <div className="db-card-top">
        <a href={taskPath(task)} tabIndex={-1} draggable={false}>
          {task.Task_key}
        </a>
        <PriorityBadge priority={task.Priority} />
      </div>
      <div className="db-card-summary" title={task.Short_summary}>
        {task.Short_summary}
      </div>
      <div className="db-card-bottom">
        {task.Assignees ? (
          <span className="db-task-person">
            <PersonAvatar name={task.Assignees} size={18} isDecoration />{' '}
            <span className="db-card-name">{task.Assignees}</span>
          </span>
        ) : (
          <span className="db-muted">Unassigned</span>
        )}
        {task.Due_date !== null && (
          <span className={isLate ? 'db-task-late' : 'db-muted'}>
            {isLate ? `! ${formatDay(task.Due_date)}` : formatDay(task.Due_date)}
          </span>
        )}
      </div>
    </>
  );
}

/** The tasks of one status, by windows from the server; only visible cards are drawn. */
export function BoardColumn({
  ref,
  status,
  query,
  isInLane,
  today,
  arrived,
  cursor,
  onCursorMoved,
  focusId,
  pickedId,
  isTarget,
  onCount,
  onLeft,
  onRead,
}: BoardColumnProps) {
  const columnQuery = useMemo(() => ({ ...query, status }), [query, status]);
  const { source, state, failure, retry, readAt } = useTaskList(columnQuery);
  const body = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(body, true) ?? firstSize;
  const { position, onScroll } = useScrollPosition(body, cardHeightPx);
  const topRow = Math.floor(position.top / cardHeightPx);
  const { onWindowNeeded } = source;
  const cards = useMemo(
    () => columnCards(source, source.loaded, (task: KnownTask) => task.Status === status && isInLane(task), arrived),
    [source, status, isInLane, arrived],
  );
  const { count, left } = cards;
  useEffect(() => onCount(count), [onCount, count]);
  // Before the frame in which they would be in no column.
  useLayoutEffect(() => {
    if (left.length > 0) onLeft(left);
  }, [onLeft, left]);
  const focusedRow = (cursor && getCursorRow(cards, cursor)) ?? -1;
  const focusedId = cards.cardAt(focusedRow)?._id;
  useEffect(() => {
    if (cursor && focusedId !== undefined && (cursor.id !== focusedId || cursor.row !== focusedRow))
      onCursorMoved(focusedRow, focusedId);
  }, [cursor, focusedId, focusedRow, onCursorMoved]);
  useEffect(() => {
    if (readAt !== undefined) onRead(readAt);
  }, [onRead, readAt]);
  useImperativeHandle(ref, () => ({
    cards: () => cards,
    show: (row) => {
      const element = body.current;
      if (!element) return;
      const top = row * cardHeightPx;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + cardHeightPx > element.scrollTop + element.clientHeight)
        element.scrollTop = top + cardHeightPx - element.clientHeight;
    },
  }));

  const first = Math.max(0, Math.floor((topRow * cardHeightPx - beyondPx) / cardHeightPx));
  const last = Math.min(count, Math.ceil((topRow * cardHeightPx + height + beyondPx) / cardHeightPx));
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const firstMissing = rows.find(
    (row) => cards.cardAt(row) === undefined && (cards.indexAt(row) ?? source.total) < source.total,
  );
  const missingIndex = firstMissing === undefined ? undefined : cards.indexAt(firstMissing);
  useEffect(() => {
    if (missingIndex !== undefined && state === 'ready') onWindowNeeded({ offset: missingIndex, limit: 20 });
  }, [missingIndex, state, onWindowNeeded]);

  return (
    <div
      className={`db-board-column ${isTarget ? 'db-board-target' : ''}`}
      data-status={status}
      role="group"
      aria-label={`${status}, ${count} ${count === 1 ? 'task' : 'tasks'}`}
    >
      <div className="db-board-heading">
        <StatusBadge status={status} /> <span className="db-muted">{state === 'loading' ? '…' : count}</span>
      </div>
      <div ref={body} className="db-board-body" tabIndex={-1} onScroll={onScroll}>
        {state === 'failed' && (
          <button type="button" className="db-board-retry" onClick={retry}>
            Could not load. {failure?.message} Retry
          </button>
        )}
        {state === 'ready' && count === 0 && <div className="db-board-empty db-muted">No tasks</div>}
        <div className="db-board-cards" style={{ height: count * cardHeightPx }}>
          {rows.map((row) => {
            const task = cards.cardAt(row);
            const isFocused = row === focusedRow;
            return (
              <div
                key={task?._id ?? `row ${row}`}
                id={isFocused ? focusId : undefined}
                role="article"
                aria-setsize={count}
                aria-posinset={row + 1}
                data-row={row}
                className={`db-card ${task ? '' : 'db-card-pending'} ${isFocused ? 'db-card-focus' : ''} ${task && task._id === pickedId ? 'db-card-held' : ''}`}
                style={{ top: row * cardHeightPx }}
              >
                {task && <Card task={task} today={today} />}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
