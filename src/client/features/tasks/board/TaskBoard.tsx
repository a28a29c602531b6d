import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useStore } from 'react-redux';
import { Scope } from '../../../screen-state/Scope';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import type { KnownTask } from '../../../entities/knownRecords';
import { useKeptPosition } from '../../../ui/layout/useKeptPosition';
import { useNearbyParts } from '../../../ui/layout/useNearbyParts';
import { usePointerDrag } from '../../../ui/drag/usePointerDrag';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useTimerToggle } from '../useTimerToggle';
import { Notice } from '../Notice';
import { useTaskOpening } from '../table/openedFrom';
import { useTaskEdit } from '../table/useTaskEdit';
import { makeSelectShownTask, type WithTasks } from '../table/shownTask';
import { TaskEditNotices } from '../table/TaskEditNotices';
import type { TaskQuery } from '../taskQuery';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useToday } from '../../../widgets/useToday';
import { useScreenState } from '../../../screen-state/useScreenState';
import { toGroupQuery } from '../taskGroupQuery';
import { BoardColumn, type BoardColumnHandle } from './BoardColumn';
import { BoardLaneFrame } from './BoardLaneFrame';
import { acceptsTask, getLaneChange, getLaneKey, laneGrouping, type BoardLane, type LaneKind } from './boardLanes';
import { positionAfterBoardKey, type BoardPosition, type BoardTarget } from './boardPositions';
import { useBoardCursor } from './useBoardCursor';
import { useBoardMoves } from './useBoardMoves';
import { dropPlaceAt, type DropPlace } from './dropPlace';
import { isPlainClick } from '../../../ui/controls/isPlainClick';
import './board.css';

export interface TaskBoardProps {
  readonly name: string;
  /** Filter and order, without a status. */
  readonly query: TaskQuery;
  /** The shown columns, in order. */
  readonly statuses: readonly TaskStatus[];
  readonly laneKind: LaneKind;
  /** From top to bottom; a board without lanes is one lane. */
  readonly lanes: readonly BoardLane[];
  readonly closedLanes: readonly string[];
  readonly onToggleLane: (key: string) => void;
}

/** The board handles these keys itself. */
const boardKeys = [
  { keys: '↑ ↓ ← →', description: 'Move between the cards' },
  { keys: 'Space', description: 'Pick up a card, and drop it' },
  { keys: '← →', description: 'Move the picked-up card to another status' },
  { keys: '↑ ↓', description: 'Move the picked-up card to another lane' },
  { keys: 'Escape', description: 'Cancel the move' },
  { keys: 'o', description: 'Open the task' },
] as const;

/** Cards by lane and status. */
type Counts = Readonly<Record<string, Partial<Record<TaskStatus, number>>>>;
const unknownCounts: Counts = {};

/** A card that the keys have picked up, and where they would drop it. */
interface PickedCard extends BoardTarget {
  readonly task: KnownTask;
}

/** Finished tasks of a lane do not make it high. */
const maxFinished = 2;
const shownRows = (status: TaskStatus, count: number): number =>
  isOpenStatus(status) ? count : Math.min(maxFinished, count);

/** The name of a column in the list's anchors. */
const getPartName = (lane: string, status: string): string => (lane === '' ? status : `${lane}:${status}`);

/**
 * Tasks by status, one column each, in lanes. Cards are moved by pointer or keys; a move changes the status, and in
 * another lane the field that the lanes are made of.
 */
export function TaskBoard({ name, query, statuses, laneKind, lanes, closedLanes, onToggleLane }: TaskBoardProps) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const today = useToday();
  const store = useStore<WithTasks>();
  const { open, takePosition } = useTaskOpening(query);
  const { change: move, failures, competing } = useTaskEdit('move');
  const { keepMoved, forgetMoves, arrivedIn } = useBoardMoves({ laneKind, lanes, statuses });
  const board = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useScreenState<Counts>('tables', 'counts', unknownCounts);
  const { cursor, locate, moveTo, onCursorMoved, register, getHandle, cardAt, getPosition } = useBoardCursor(
    lanes,
    statuses,
  );
  const [picked, setPicked] = useScreenState<PickedCard | null>('tables', 'picked', null);
  const [announcement, setAnnouncement] = useScreenState('tables', 'announcement', '');
  const focusId = useId();
  const helpId = useId();
  const hasLanes = laneKind !== 'none';
  // Only the tasks of these lanes are read and drawn.
  const near = useNearbyParts(board, 'data-lane', lanes.map(({ key }) => key).join(' '));

  // Stable functions per column, so that it is not drawn again because of another one.
  const rows = useMemo(
    () =>
      lanes.map((lane) => {
        const grouping = laneGrouping(laneKind);
        return {
          lane,
          query: grouping ? toGroupQuery(query, grouping, lane.key) : query,
          isInLane: (task: KnownTask): boolean => getLaneKey(laneKind, task) === lane.key,
          columns: statuses.map((status) => ({
            status,
            ref: (handle: BoardColumnHandle | null): void => register({ lane: lane.key, status }, handle),
            onCount: (count: number) =>
              setCounts((current) =>
                current[lane.key]?.[status] === count
                  ? current
                  : { ...current, [lane.key]: { ...current[lane.key], [status]: count } },
              ),
            onRead: (at: number) => forgetMoves({ lane: lane.key, status }, at),
          })),
        };
      }),
    [lanes, laneKind, query, statuses, forgetMoves, setCounts, register],
  );
  const isClosed = (lane: BoardLane): boolean => hasLanes && closedLanes.includes(lane.key);
  const countIn = (lane: BoardLane, status: TaskStatus): number => counts[lane.key]?.[status] ?? 0;
  const size = lanes.map((lane) => statuses.map((status) => (isClosed(lane) ? 0 : countIn(lane, status))));
  const firstLane = size.findIndex((columns) => columns.some((count) => count > 0));
  const firstColumn = size[firstLane]?.findIndex((count) => count > 0) ?? -1;
  /** The card with the cursor; undefined when it is not on the board any more. */
  const getCurrentCard = (): KnownTask | undefined => {
    const { position, isThere } = locate();
    return isThere ? cardAt(position) : undefined;
  };
  /** As it is now: a colleague may have changed it since it was picked up. */
  const getLatest = useCallback(
    (task: KnownTask): KnownTask => makeSelectShownTask(task._id)(store.getState()) ?? task,
    [store],
  );
  const { toggle, failure: timerFailure, clearFailure: forgetTimerFailure } = useTimerToggle('board-timer');
  const toggleTimer = (): void | false => {
    const task = document.activeElement === board.current ? getCurrentCard() : undefined;
    if (!task) return false;
    void toggle({ taskId: task._id, projectId: task.Project_id });
  };
  usePageKeys('Board', [
    ...boardKeys,
    { keys: 't', description: 'Start or stop the timer on the task', run: toggleTimer },
  ]);
  const showColumn = ({ lane, column }: Pick<BoardPosition, 'lane' | 'column'>): void => {
    const element = board.current?.querySelectorAll('[data-lane]')[lane];
    const shown = element?.querySelectorAll('[data-status]')[column] ?? element;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const drop = useCallback(
    async (dropped: KnownTask, to: DropPlace): Promise<void> => {
      const task = getLatest(dropped);
      const status = taskStatuses.find((candidate) => candidate === (to.status ?? task.Status));
      const lane = lanes.findIndex(({ key }) => key === to.lane);
      const target = lanes[lane];
      if (status === undefined || !target) return;
      const isOtherLane = getLaneKey(laneKind, task) !== target.key;
      if (status === task.Status && !isOtherLane) return;
      const change = isOtherLane ? getLaneChange(laneKind, target, mayEdit) : {};
      if (!change) {
        setAnnouncement(`${task.Task_key} cannot be moved to ${target.label}`);
        return;
      }
      const place = { lane, column: statuses.indexOf(status), row: 0 };
      moveTo(place, task._id);
      setAnnouncement(`${task.Task_key} moved to ${isOtherLane ? `${status}, ${target.label}` : status}`);
      getHandle(place)?.show(0);
      const wanted = { ...change, ...(status !== task.Status && { Status: status }) };
      const failed = await move(task, wanted);
      if (failed?.current) setAnnouncement(`${task.Task_key} was not moved: it was changed in the meantime`);
      else if (failed) setAnnouncement(`${task.Task_key} was not moved and is back in ${task.Status}`);
    },
    [move, lanes, laneKind, mayEdit, statuses, getHandle, getLatest, setAnnouncement, moveTo],
  );
  const positionOfCard = useCallback(
    (card: Element): BoardPosition => {
      const place = dropPlaceAt(card);
      const row = Number(card instanceof HTMLElement ? card.dataset.row : 0);
      return getPosition(place?.lane ?? '', place?.status ?? null, row);
    },
    [getPosition],
  );
  const findTask = useCallback((card: HTMLElement) => cardAt(positionOfCard(card)), [cardAt, positionOfCard]);
  const onDrop = useCallback((task: KnownTask, place: DropPlace) => void drop(task, place), [drop]);
  const { drag, ghost, onPointerDown, hasJustDragged } = usePointerDrag<KnownTask, DropPlace>({
    area: board,
    selector: '.db-card',
    findItem: findTask,
    placeAt: dropPlaceAt,
    onDrop,
  });

  const openAt = (place: BoardPosition): void => {
    const status = statuses[place.column];
    const row = rows[place.lane];
    const task = cardAt(place);
    if (task && status && row)
      open(task, getHandle(place)?.cards().indexAt(place.row) ?? 0, {
        name: getPartName(row.lane.key, status),
        query: { ...row.query, status },
      });
  };
  const movePicked = (current: PickedCard, key: string): void => {
    const task = getLatest(current.task);
    let { lane, column } = getPosition(current.lane, current.status, 0);
    if (key === 'ArrowLeft') column = Math.max(0, column - 1);
    else if (key === 'ArrowRight') column = Math.min(column + 1, statuses.length - 1);
    else {
      const step = key === 'ArrowDown' ? 1 : -1;
      let next = lane + step;
      for (let at = lanes[next]; at && !acceptsTask(laneKind, at, task, mayEdit); at = lanes[next]) next += step;
      if (lanes[next]) lane = next;
    }
    const [status, target] = [statuses[column] ?? current.status, lanes[lane]];
    setPicked({ task, lane: target?.key ?? current.lane, status });
    showColumn({ lane, column });
    const isHere = status === task.Status && getLaneKey(laneKind, task) === target?.key;
    const where = [status, ...(hasLanes && target ? [target.label] : [])].join(', ');
    setAnnouncement(`${where}${isHere ? ', where it is' : ''}`);
  };
  const onPickedKey = (event: KeyboardEvent, { task: picture, lane, status }: PickedCard): void => {
    const task = getLatest(picture);
    if (event.key.startsWith('Arrow')) movePicked({ task, lane, status }, event.key);
    else if (event.key === ' ' || event.key === 'Enter') {
      setPicked(null);
      if (status === task.Status && lane === getLaneKey(laneKind, task)) setAnnouncement(`${task.Task_key} put back`);
      else void drop(task, { lane, status });
    } else if (event.key === 'Escape') {
      setPicked(null);
      setAnnouncement(`Cancelled: ${task.Task_key} stays in ${task.Status}`);
    } else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== board.current) return;
    if (picked) return onPickedKey(event, picked);
    const { position: here, isThere } = locate();
    const task = getCurrentCard();
    const next = positionAfterBoardKey(here, event.key, size, isThere);
    if (next) {
      // A lane or a status that is not shown any more leads nowhere.
      const shown = lanes[next.lane] && statuses[next.column] ? next : { lane: firstLane, column: firstColumn, row: 0 };
      moveTo(shown, cardAt(shown)?._id);
      getHandle(shown)?.show(shown.row);
      showColumn(shown);
    } else if (event.key === ' ' || event.key === 'Enter') {
      const status = statuses[here.column];
      const lane = lanes[here.lane];
      if (task && status && lane) {
        setPicked({ task, lane: lane.key, status });
        const choices = hasLanes
          ? 'Left and right choose the status, up and down the lane'
          : 'Left and right choose the status';
        setAnnouncement(`${task.Task_key} picked up. ${choices}, Space drops it, Escape cancels.`);
      }
    } else if (event.key.toLowerCase() === 'o') {
      if (task) openAt(here);
    } else return;
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
    board.current?.focus({ preventScroll: true });
    const place = positionOfCard(card);
    moveTo(place, cardAt(place)?._id);
    if (isLink && isPlainClick(event)) {
      event.preventDefault();
      openAt(place);
    }
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const card = event.target instanceof Element ? event.target.closest('.db-card') : null;
    if (card) openAt(positionOfCard(card));
  };
  useKeptPosition(board, 'board');
  // Returning from a task scrolls back to its card.
  const returning = useMemo(
    () =>
      lanes
        .flatMap(({ key }, lane) =>
          statuses.flatMap((status, column) => {
            const from = takePosition(getPartName(key, status));
            return from ? [{ lane, column, row: from.place, id: from.key }] : [];
          }),
        )
        .at(0),
    // oxlint-disable-next-line react/exhaustive-deps -- read once: reading removes it
    [],
  );
  const isReturnReady = returning !== undefined && (size[returning.lane]?.[returning.column] ?? 0) > returning.row;
  useEffect(() => {
    // The tasks of a lane are read when it is near the window.
    if (returning && !isReturnReady) showColumn(returning);
    if (!isReturnReady) return;
    moveTo(returning, returning.id);
    getHandle(returning)?.show(returning.row);
    board.current?.focus({ preventScroll: true });
    showColumn(returning);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the column is there
  }, [isReturnReady]);
  // The first card takes the cursor, once the columns are known.
  useEffect(() => {
    const { lane, column } = getPosition(cursor.lane, cursor.status, 0);
    if (firstColumn >= 0 && cursor.id === undefined && (size[lane]?.[column] ?? 0) === 0 && !picked)
      moveTo({ lane: firstLane, column: firstColumn, row: 0 }, undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the first column with a card is another one
  }, [firstLane, firstColumn]);

  const target: DropPlace | null = picked ?? drag?.over ?? null;
  const pickedId = picked?.task._id ?? drag?.item._id;
  return (
    <div className="db-board-frame">
      <TaskEditNotices failures={failures} competing={competing} />
      {timerFailure && <Notice text={timerFailure.message} onClose={forgetTimerFailure} />}
      <div
        ref={board}
        className={`db-board ${hasLanes ? 'db-board-laned' : ''} ${drag ? 'db-board-dragging' : ''}`}
        role="application"
        aria-roledescription="board"
        tabIndex={0}
        aria-label={`${name} by status`}
        aria-describedby={helpId}
        aria-activedescendant={getCurrentCard() ? focusId : undefined}
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
        {rows.map(({ lane, query: laneQuery, isInLane, columns }) => {
          const shown = columns.map(({ status, ...column }) => (
            <Scope key={status} name={hasLanes ? `${lane.key}/${status}` : status}>
              <BoardColumn
                {...column}
                status={status}
                query={laneQuery}
                isInLane={isInLane}
                today={today}
                arrived={arrivedIn({ lane: lane.key, status })}
                onLeft={keepMoved}
                cursor={cursor.lane === lane.key && cursor.status === status ? cursor : undefined}
                onCursorMoved={onCursorMoved}
                focusId={focusId}
                pickedId={pickedId}
                isTarget={target?.lane === lane.key && target.status === status}
              />
            </Scope>
          ));
          if (!hasLanes)
            return (
              <div key={lane.key} className="db-board-row" data-lane={lane.key}>
                {shown}
              </div>
            );
          const known = counts[lane.key];
          const arrived = statuses.some((status) => arrivedIn({ lane: lane.key, status }).length > 0);
          return (
            <BoardLaneFrame
              key={lane.key}
              lane={lane}
              isOpen={!isClosed(lane)}
              isNear={near.has(lane.key)}
              maxCount={
                known
                  ? Math.max(...statuses.map((status) => shownRows(status, countIn(lane, status))), Number(arrived))
                  : lane.count || Number(arrived)
              }
              isTarget={target?.lane === lane.key && (target.status === null || isClosed(lane) || lane.count === 0)}
              onToggle={() => onToggleLane(lane.key)}
            >
              {shown}
            </BoardLaneFrame>
          );
        })}
      </div>
      <p id={helpId} className="db-board-help db-muted">
        Drag a card to another status{hasLanes ? ' or lane' : ''} (with a finger: hold it first), or: arrows move, Space
        picks up and drops, Esc cancels, O opens.
      </p>
      <div aria-live="assertive" className="db-board-announcement">
        {announcement}
      </div>
      {drag && (
        <div ref={ghost} className="db-drag-ghost" aria-hidden>
          <strong>{drag.item.Task_key}</strong> {drag.item.Short_summary}
        </div>
      )}
    </div>
  );
}
