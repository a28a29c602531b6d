import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Scope } from '../../../screen-state/Scope';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../../entities/tasks';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useTimerToggle } from '../useTimerToggle';
import { Notice } from '../Notice';
import { useTaskOpening } from '../table/openedFrom';
import type { TaskQuery } from '../taskQuery';
import { useToday } from '../../../widgets/useToday';
import { useScreenState } from '../../../screen-state/useScreenState';
import { BoardColumn, type BoardColumnHandle } from './BoardColumn';
import { positionAfterBoardKey, type BoardPosition } from './boardPositions';
import { useBoardMoves } from './useBoardMoves';
import { useCardDrag } from './useCardDrag';
import './board.css';

export interface TaskBoardProps {
  readonly name: string;
  /** Filter and order, without a status. */
  readonly query: TaskQuery;
  /** The shown columns, in order. */
  readonly statuses: readonly TaskStatus[];
}

/** The board handles these keys itself. */
const boardKeys = [
  { keys: '↑ ↓ ← →', description: 'Move between the cards' },
  { keys: 'Space', description: 'Pick up a card, and drop it' },
  { keys: '← →', description: 'Move the picked-up card to another status' },
  { keys: 'Escape', description: 'Cancel the move' },
  { keys: 'o', description: 'Open the task' },
] as const;

/** A dropped card is only followed up to this position. */
const furthestFollowed = 500;

type Counts = Partial<Record<TaskStatus, number>>;
const unknownCounts: Counts = {};
const firstCard: BoardPosition = { column: 0, row: 0 };

interface PickedCard {
  readonly task: KnownTask;
  readonly column: number;
}

/** Tasks by status, one column each. Cards are moved by pointer or keys; every move changes the status. */
export function TaskBoard({ name, query, statuses }: TaskBoardProps) {
  const today = useToday();
  const { open, takePosition } = useTaskOpening(query);
  const { move, forgetMoves, arrivedIn, failureText, clearFailure } = useBoardMoves();
  const board = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<TaskStatus, BoardColumnHandle>());
  const [counts, setCounts] = useScreenState<Counts>('tables', 'counts', unknownCounts);
  const [focus, setFocus] = useScreenState<BoardPosition>('tables', 'cursor', firstCard);
  const [picked, setPicked] = useScreenState<PickedCard | null>('tables', 'picked', null);
  const [announcement, setAnnouncement] = useScreenState('tables', 'announcement', '');
  /** The last dropped card: the cursor follows it when the list's order moves it. */
  const followed = useRef<{ id: string; column: number; status: TaskStatus }>(undefined);
  const focusId = useId();
  const helpId = useId();

  // Stable functions per status, so that a column is not drawn again because of another one.
  const columns = useMemo(
    () =>
      statuses.map((status) => ({
        status,
        ref: (handle: BoardColumnHandle | null): void => {
          if (handle) handles.current.set(status, handle);
          else handles.current.delete(status);
        },
        onCount: (count: number) =>
          setCounts((current) => (current[status] === count ? current : { ...current, [status]: count })),
        onRead: (at: number) => forgetMoves(status, at),
      })),
    [statuses, forgetMoves, setCounts],
  );
  const size = statuses.map((status) => counts[status] ?? 0);
  const cardAt = useCallback(
    ({ column, row }: BoardPosition): KnownTask | undefined =>
      handles.current
        .get(statuses[column] ?? 'OPEN')
        ?.cards()
        .cardAt(row),
    [statuses],
  );
  const { toggle, failure: timerFailure, clearFailure: forgetTimerFailure } = useTimerToggle('board-timer');
  const toggleTimer = (): void | false => {
    const task = document.activeElement === board.current ? cardAt(focus) : undefined;
    if (!task) return false;
    void toggle({ taskId: task._id, projectId: task.Project_id });
  };
  usePageKeys('Board', [
    ...boardKeys,
    { keys: 't', description: 'Start or stop the timer on the task', run: toggleTimer },
  ]);
  const showColumn = (column: number): void =>
    board.current?.querySelectorAll('[data-status]')[column]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  const drop = useCallback(
    async (task: KnownTask, status: string): Promise<void> => {
      const to = taskStatuses.find((candidate) => candidate === status);
      if (to === undefined || to === task.Status) return;
      setFocus({ column: statuses.indexOf(to), row: 0 });
      followed.current = { id: task._id, column: statuses.indexOf(to), status: to };
      setAnnouncement(`${task.Task_key} moved to ${to}`);
      handles.current.get(to)?.show(0);
      if (!(await move(task, to))) setAnnouncement(`${task.Task_key} was not moved and is back in ${task.Status}`);
    },
    [move, statuses, setAnnouncement, setFocus],
  );
  const getPosition = (card: Element): BoardPosition => ({
    column: statuses.findIndex((status) => status === card.closest<HTMLElement>('[data-status]')?.dataset.status),
    row: Number(card instanceof HTMLElement ? card.dataset.row : 0),
  });
  const findTask = useCallback(
    (card: HTMLElement) =>
      cardAt({
        column: statuses.findIndex((status) => status === card.closest<HTMLElement>('[data-status]')?.dataset.status),
        row: Number(card.dataset.row),
      }),
    [cardAt, statuses],
  );
  const onDrop = useCallback((task: KnownTask, status: string) => void drop(task, status), [drop]);
  const { drag, ghost, onPointerDown, hasJustDragged } = useCardDrag({ board, findTask, onDrop });

  const openAt = (place: BoardPosition): void => {
    const status = statuses[place.column];
    const task = cardAt(place);
    if (task && status)
      open(task, handles.current.get(status)?.cards().indexAt(place.row) ?? 0, {
        name: status,
        query: { ...query, status },
      });
  };
  const movePicked = (step: 1 | -1): void => {
    if (!picked) return;
    const column = Math.max(0, Math.min(picked.column + step, statuses.length - 1));
    setPicked({ ...picked, column });
    showColumn(column);
    setAnnouncement(`${statuses[column]}${statuses[column] === picked.task.Status ? ', where it is' : ''}`);
  };
  const onPickedKey = (event: KeyboardEvent, current: PickedCard): void => {
    const status = statuses[current.column];
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') movePicked(event.key === 'ArrowRight' ? 1 : -1);
    else if (event.key === ' ' || event.key === 'Enter') {
      setPicked(null);
      if (status === current.task.Status) setAnnouncement(`${current.task.Task_key} put back`);
      else if (status) void drop(current.task, status);
    } else if (event.key === 'Escape') {
      setPicked(null);
      setAnnouncement(`Cancelled: ${current.task.Task_key} stays in ${current.task.Status}`);
    } else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== board.current) return;
    followed.current = undefined;
    if (picked) return onPickedKey(event, picked);
    const task = cardAt(focus);
    const next = positionAfterBoardKey(focus, event.key, size);
    if (next) {
      setFocus(next);
      handles.current.get(statuses[next.column] ?? 'OPEN')?.show(next.row);
      showColumn(next.column);
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (task) {
        setPicked({ task, column: focus.column });
        setAnnouncement(
          `${task.Task_key} picked up. Left and right choose the status, Space drops it, Escape cancels.`,
        );
      }
    } else if (event.key.toLowerCase() === 'o') openAt(focus);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const card = event.target instanceof Element ? event.target.closest('.db-card') : null;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (hasJustDragged.current) {
      event.preventDefault();
      return;
    }
    if (!card) return;
    followed.current = undefined;
    board.current?.focus({ preventScroll: true });
    setFocus(getPosition(card));
    if (isLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      openAt(getPosition(card));
    }
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const card = event.target instanceof Element ? event.target.closest('.db-card') : null;
    if (card) openAt(getPosition(card));
  };
  useEffect(() => {
    const card = followed.current;
    const cards = card && handles.current.get(card.status)?.cards();
    if (!card || !cards) return;
    for (let row = 0; row < Math.min(cards.count, furthestFollowed); row++) {
      if (cards.cardAt(row)?._id !== card.id) continue;
      if (focus.column !== card.column || focus.row !== row) setFocus({ column: card.column, row });
      return;
    }
  });
  // Returning from a task scrolls back to its card.
  // oxlint-disable-next-line react/exhaustive-deps -- read once: reading removes it
  const returning = useMemo(() => statuses.map((status) => takePosition(status)), []);
  const returnColumn = returning.findIndex((place) => place !== undefined);
  const isReturnReady = returnColumn >= 0 && (size[returnColumn] ?? 0) > (returning[returnColumn] ?? 0);
  useEffect(() => {
    const status = statuses[returnColumn];
    const row = returning[returnColumn];
    if (!isReturnReady || !status || row === undefined) return;
    setFocus({ column: returnColumn, row });
    handles.current.get(status)?.show(row);
    board.current?.focus({ preventScroll: true });
    showColumn(returnColumn);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the column is there
  }, [isReturnReady]);
  // The first card takes the cursor, once the columns are known.
  const firstColumn = size.findIndex((count) => count > 0);
  useEffect(() => {
    if (firstColumn >= 0 && (size[focus.column] ?? 0) === 0 && !picked) setFocus({ column: firstColumn, row: 0 });
    // oxlint-disable-next-line react/exhaustive-deps -- only when the first column with a card is another one
  }, [firstColumn]);

  const target = picked ? statuses[picked.column] : drag?.over;
  const pickedId = picked?.task._id ?? drag?.task._id;
  return (
    <div className="db-board-frame">
      {failureText !== null && <Notice text={failureText} onClose={clearFailure} />}
      {timerFailure && <Notice text={timerFailure.message} onClose={forgetTimerFailure} />}
      <div
        ref={board}
        className={`db-board ${drag ? 'db-board-dragging' : ''}`}
        role="application"
        aria-roledescription="board"
        tabIndex={0}
        aria-label={`${name} by status`}
        aria-describedby={helpId}
        aria-activedescendant={cardAt(focus) ? focusId : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => picked && setPicked(null)}
        onPointerDown={onPointerDown}
        onMouseDown={(event) => {
          // The board keeps the focus and its keys; the drag selects no text.
          event.preventDefault();
          board.current?.focus({ preventScroll: true });
        }}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        {columns.map(({ status, ...column }, index) => (
          <Scope key={status} name={status}>
            <BoardColumn
              {...column}
              status={status}
              query={query}
              today={today}
              arrived={arrivedIn(status)}
              focusedRow={focus.column === index ? Math.min(focus.row, Math.max(0, (size[index] ?? 0) - 1)) : -1}
              focusId={focusId}
              pickedId={pickedId}
              isTarget={target === status}
            />
          </Scope>
        ))}
      </div>
      <p id={helpId} className="db-board-help db-muted">
        Drag a card to another status (with a finger: hold it first), or: arrows move, Space picks up and drops, Esc
        cancels, O opens.
      </p>
      <div aria-live="assertive" className="db-board-announcement">
        {announcement}
      </div>
      {drag && (
        <div ref={ghost} className="db-card-ghost" aria-hidden>
          <strong>{drag.task.Task_key}</strong> {drag.task.Short_summary}
        </div>
      )}
    </div>
  );
}
