import { useCallback, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import type { Day } from '../../../../domain/calendar/day';
import { toHalfDay } from '../../../../domain/calendar/halfDays';
import { useDeleteTaskDependencyMutation, useSaveTaskDependencyMutation } from '../../../api/api';
import { beginUndo } from '../../../ui/dialogs/announce';
import { shownFailure } from '../../../api/apiFailure';
import { useScreenWindow } from '../../../browser/screenWindow';
import { Scope } from '../../../screen-state/Scope';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useListCursor } from '../../../screen-state/useListCursor';
import { useScreenState } from '../../../screen-state/useScreenState';
import { useElementSize } from '../../../ui/layout/useElementSize';
import { reportUndo } from '../../../widgets/reportUndo';
import { useElementOrder } from '../../../table/windows/useElementOrder';
import { useScrollPosition } from '../../../table/windows/useScrollPosition';
import { showError, showUndoable } from '../../../ui/dialogs/toaster';
import { isPlainClick } from '../../../ui/controls/isPlainClick';
import { DependencyDialog } from '../screens/DependencyDialog';
import { draftPlacement, shiftedDraft } from './draftMove';
import { MoveDialog, moveText, type DraftMove } from './MoveDialog';
import { drawnArrows, linksByTask } from './drawnArrows';
import { TimelineArrows } from './TimelineArrows';
import { TimelineDependencies } from './TimelineDependencies';
import { TimelineGroup, TimelineName, TimelineTaskRow } from './TimelineRow';
import {
  chartNameWidth,
  dependencyKey,
  headerCells,
  headerHeight,
  placeOutOfView,
  rowHeight,
  toScale,
  weekendStarts,
  withinScale,
  xFor,
  type ShownTimeline,
  type ShownRow,
  type PlacedTask,
  type Zoom,
} from './timelineModel';
import type { DayOff } from './timelineWire';
import { useTimelineDrag, type MoveKind, type TimelineDrag } from './useTimelineDrag';
import { useTimelineKeys } from './useTimelineKeys';

/** Rows by which the drawn part moves while scrolling, and rows above and below the visible ones. */
const rowStep = 10;
const rowsAround = 15;

/** In pixels: what is shown before today at first. */
const todayMargin = 240;

const none: readonly DayOff[] = [];
const rowIdFor = (id: string): string => `timeline-row-${id.replaceAll(' ', '_')}`;

export interface TimelineChartProps {
  readonly timeline: ShownTimeline;
  readonly rows: readonly ShownRow[];
  readonly closed: readonly string[];
  readonly onToggle: (groupId: string) => void;
  readonly zoom: Zoom;
  readonly today: Day;
  readonly mayMove: boolean;
}

/** The tasks as bars: drawn around the visible part only. */
export function TimelineChart({ timeline, rows, closed, onToggle, zoom, today, mayMove }: TimelineChartProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { position, isNew, hasScrolled, onScroll } = useScrollPosition(frame, rowHeight * rowStep);
  const size = useElementSize(frame, true);
  const { row: known, choose } = useListCursor('timeline/current', rows);
  const [draft, setDraft] = useScreenState<DraftMove | null>('drafts', 'timeline/draft', null);
  /** The task that is being linked by keyboard to one that will wait for it. */
  const [linking, setLinking] = useScreenState<string | null>('drafts', 'timeline/linking', null);
  const preview = useOverlay<DraftMove>('move');
  /** The key of the dependency whose arrow was pressed. */
  const pressed = useOverlay<string>('dependency');
  const listed = useOverlay<{ readonly taskId: string }>('dependencies');
  const [link] = useSaveTaskDependencyMutation();
  const [unlink] = useDeleteTaskDependencyMutation();
  const { innerWidth: windowWidth, innerHeight: windowHeight } = useScreenWindow();
  const nameWidth = chartNameWidth(windowWidth);
  const scale = useMemo(
    () => toScale(timeline, today, zoom, windowWidth - nameWidth),
    [timeline, today, zoom, windowWidth, nameWidth],
  );
  const header = useMemo(() => headerCells(scale, zoom), [scale, zoom]);
  const weekends = useMemo(
    () =>
      weekendStarts(scale).map((start) => (
        <div
          key={start}
          className="db-timeline-weekend"
          style={{ left: nameWidth + xFor(scale, start), width: 2 * scale.dayWidth }}
          aria-hidden
        />
      )),
    [scale, nameWidth],
  );
  const byId = useMemo(() => new Map(timeline.tasks.map((task) => [task.id, task])), [timeline]);
  const positions = useMemo(() => new Map(rows.map((row, index) => [row.id, index])), [rows]);
  const links = useMemo(() => linksByTask(timeline.dependencies), [timeline]);
  const violated = useMemo(() => new Set(timeline.violated.map(dependencyKey)), [timeline]);
  const now = toHalfDay(today, 'First Half');
  const todayX = xFor(scale, now);

  const scrolledFor = useRef(isNew ? undefined : todayX);
  useLayoutEffect(() => {
    if (!frame.current || scrolledFor.current === todayX) return;
    scrolledFor.current = todayX;
    frame.current.scrollLeft = Math.max(0, todayX - todayMargin);
  }, [todayX]);

  const undoLink = useCallback(
    async (ends: { readonly task_id: string; readonly blocker_id: string }): Promise<void> =>
      reportUndo((await unlink(ends)).error),
    [unlink],
  );
  const saveLink = useCallback(
    async (blocker: PlacedTask, task: PlacedTask): Promise<void> => {
      const ends = { task_id: task.id, blocker_id: blocker.id };
      const text = `${task.key} waits for ${blocker.key}`;
      const pending = beginUndo(text);
      const { error } = await link({ ...ends, Former_lag_days: undefined });
      const failure = shownFailure(error);
      if (!error) return showUndoable(text, () => undoLink(ends), pending);
      pending.end();
      if (failure) await showError(failure.errors?.[0]?.message ?? failure.message);
    },
    [link, undoLink],
  );
  const shift = useCallback(
    (task: PlacedTask, kind: MoveKind, by: number, from: DraftMove | null): DraftMove =>
      shiftedDraft(task, from, { kind, by, now }),
    [now],
  );
  const onDrop = useCallback(
    ({ id, kind, by, over }: TimelineDrag): void => {
      const task = byId.get(id);
      const target = over === null ? undefined : byId.get(over);
      if (!task) return;
      if (kind !== 'link') {
        const moved = shift(task, kind, by, null);
        setDraft(moved);
        preview.open(moved);
      } else if (target && target.id !== task.id) void saveLink(task, target);
    },
    [byId, shift, setDraft, preview, saveLink],
  );
  const { drag, onPointerDown } = useTimelineDrag({
    area: frame,
    nameWidth,
    dayWidth: scale.dayWidth,
    step: zoom === 'Day' ? 1 : 2,
    onDrop,
  });
  const dragged = drag === null ? undefined : byId.get(drag.id);
  const shownDraft =
    drag !== null && dragged && drag.kind !== 'link' ? shift(dragged, drag.kind, drag.by, null) : draft;

  const count = Math.ceil(windowHeight / rowHeight) + rowsAround * 2;
  const step = Math.floor(position.top / (rowHeight * rowStep));
  const firstRow = Math.min(Math.max(0, step - 1) * rowStep, Math.max(0, rows.length - 1));
  const drawn = rows.slice(firstRow, firstRow + count);
  const ordered = useElementOrder(firstRow, count);
  const width = xFor(scale, scale.last + 1);
  const height = rows.length * rowHeight;

  /** Chooses a row and scrolls up or down to it: what a key acts on is in view, wherever it was sorted to. */
  const chooseInView = (index: number): void => {
    choose(index);
    const element = frame.current;
    if (!element) return;
    const y = index * rowHeight;
    if (y < element.scrollTop) element.scrollTop = y;
    else if (y + rowHeight + headerHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = y + rowHeight + headerHeight - element.clientHeight;
  };
  const goTo = (index: number): void => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    chooseInView(next);
    const row = rows[next];
    const placement = row?.kind === 'task' ? row.task.placement : undefined;
    const element = frame.current;
    if (!placement || !element) return;
    const x = xFor(scale, placement.start);
    if (x < element.scrollLeft || x > element.scrollLeft + element.clientWidth - nameWidth - 40)
      element.scrollLeft = Math.max(0, x - 120);
  };

  const blocker = linking === null ? undefined : byId.get(linking);
  const onKeyDown = useTimelineKeys({
    frame,
    rowCount: rows.length,
    current: known,
    row: rows[known],
    mayMove,
    isClosed: (groupId) => closed.includes(groupId),
    draft,
    blocker,
    goTo,
    toggle: onToggle,
    shift: (task, kind, by) => {
      chooseInView(known);
      setDraft(shift(task, kind, by, draft));
    },
    preview: preview.open,
    discard: () => setDraft(null),
    open: ({ id }) => void navigate(shortTaskPath(id)),
    openDependencies: ({ id }) => listed.open({ taskId: id }),
    beginLink: ({ id }) => setLinking(id),
    endLink: (task) => {
      setLinking(null);
      if (blocker && task && task.id !== blocker.id) void saveLink(blocker, task);
    },
  });

  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const dependency = target?.closest<SVGElement>('[data-dependency]')?.dataset['dependency'];
    if (dependency !== undefined) {
      pressed.open(dependency);
      return;
    }
    const place = target?.closest<HTMLElement>('[data-position]')?.dataset['position'];
    const row = place === undefined ? undefined : rows[Number(place) - 1];
    if (!row) return;
    choose(Number(place) - 1);
    if (target?.closest('[data-out-of-view]')) goTo(Number(place) - 1);
    else if (row.kind === 'group') onToggle(row.id);
    else if (target?.closest('a') && isPlainClick(event)) {
      event.preventDefault();
      void navigate(shortTaskPath(row.id));
    }
  };

  const arrows = drawnArrows(drawn, {
    links,
    byId,
    positions,
    scale,
    violated,
    draft: shownDraft,
    currentRow: known,
    chosen: pressed.props,
  });
  const dependency = timeline.dependencies.find((one) => dependencyKey(one) === pressed.props);
  const [waiting, waitedFor] = [dependency?.taskId, dependency?.blockerId].map((id) =>
    id === undefined ? undefined : byId.get(id),
  );
  const listedTask = listed.props && byId.get(listed.props.taskId);

  /** Known when scrolling rests; until the chart has scrolled to today, nothing is out of view. */
  const view =
    size !== undefined && (hasScrolled || todayX <= todayMargin)
      ? { from: position.left, to: position.left + size.width - nameWidth }
      : undefined;
  const places = ordered.flatMap((index) => {
    const row = rows[index];
    if (!row) return [];
    return { slot: index % count, row, rowId: rowIdFor(row.id), position: index + 1, top: index * rowHeight };
  });

  return (
    <>
      <div
        ref={frame}
        className="db-timeline"
        style={{ ['--db-timeline-names' as string]: `${nameWidth}px` }}
        role="treegrid"
        aria-label="Timeline"
        aria-rowcount={rows.length}
        aria-activedescendant={rows[known] && rowIdFor(rows[known].id)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onScroll={onScroll}
        onClick={onClick}
      >
        <div className="db-timeline-header" style={{ width: nameWidth + width }} aria-hidden>
          <div className="db-timeline-corner">Task</div>
          {[header.upper, header.lower].map((cells, level) =>
            cells.map(({ key, label, x, width: cellWidth }) => (
              <span
                key={`${level} ${key}`}
                className={`db-timeline-date db-timeline-date-${level}`}
                style={{ left: nameWidth + x, width: cellWidth }}
              >
                <span className="db-timeline-date-text">{label}</span>
              </span>
            )),
          )}
        </div>
        <div role="rowgroup" className="db-timeline-body" style={{ width: nameWidth + width, height }}>
          <div className="db-timeline-names" aria-hidden>
            {places.map(({ slot, row, position: at, top }) => {
              const isCurrent = at === known + 1;
              return (
                <TimelineName
                  key={slot}
                  row={row}
                  position={at}
                  top={top}
                  isCurrent={isCurrent}
                  isClosed={row.kind === 'group' && closed.includes(row.id)}
                  outOfView={
                    view && row.kind === 'task'
                      ? placeOutOfView(scale, draftPlacement(row.task, shownDraft), view)
                      : undefined
                  }
                  isTarget={drag?.over === row.id || (blocker !== undefined && isCurrent && row.id !== blocker.id)}
                />
              );
            })}
          </div>
          {weekends}
          {withinScale(timeline.daysOff.holidays, scale).map((holiday) => (
            <div
              key={holiday.start}
              className="db-timeline-holiday"
              title={holiday.name}
              style={{
                left: nameWidth + xFor(scale, holiday.start),
                width: xFor(scale, holiday.end + 1) - xFor(scale, holiday.start),
              }}
              aria-hidden
            />
          ))}
          <div className="db-timeline-today" style={{ left: nameWidth + todayX }} aria-hidden />
          <TimelineArrows
            arrows={arrows}
            left={nameWidth}
            top={firstRow * rowHeight}
            width={width}
            height={drawn.length * rowHeight}
            mayEdit={mayMove}
          />
          {places.map(({ slot, row, ...place }) =>
            row.kind === 'group' ? (
              <TimelineGroup key={slot} {...place} row={row} isClosed={closed.includes(row.id)} scale={scale} />
            ) : (
              <TimelineTaskRow
                key={slot}
                {...place}
                task={row.task}
                scale={scale}
                placement={draftPlacement(row.task, shownDraft)}
                isCurrent={place.position === known + 1}
                isDraft={shownDraft?.id === row.id}
                mayMove={mayMove}
                baseline={timeline.baseline.get(row.id)}
                unscheduledAt={now}
                daysOff={(row.task.employeeId !== null && timeline.daysOff.byEmployee.get(row.task.employeeId)) || none}
              />
            ),
          )}
        </div>
      </div>
      <p role="status" className="db-timeline-linking">
        {blocker && `Choose the task that waits for ${blocker.key}: ↑ ↓, then Enter. Esc cancels.`}
      </p>
      {dependency && waiting && waitedFor && (
        <Scope key={pressed.props} name="dependency">
          <DependencyDialog
            task={{ _id: waiting.id, Task_key: waiting.key, Project_id: waiting.projectId }}
            stored={{
              direction: 'blocked-by',
              end: {
                _id: waitedFor.id,
                Task_key: waitedFor.key,
                Status: waitedFor.status,
                Lag_days: dependency.lagDays,
              },
            }}
            onClose={pressed.close}
          />
        </Scope>
      )}
      {listedTask && <TimelineDependencies task={listedTask} onClose={listed.close} />}
      {preview.props && (
        <MoveDialog
          moves={[moveText(preview.props)]}
          onDone={() => {
            preview.close();
            setDraft(null);
          }}
          onCancel={() => {
            preview.close();
            setDraft(null);
          }}
        />
      )}
    </>
  );
}
