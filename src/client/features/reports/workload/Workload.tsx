import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useMemo, useRef, type JSX, type KeyboardEvent, type MouseEvent } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { useLazyListProjectEmployeesQuery, useListProjectEmployeesQuery, type WorkingPlanDay } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { showError } from '../../../ui/dialogs/toaster';
import { useScrollPosition } from '../../../table/windows/useScrollPosition';
import { usePointerDrag } from '../../../ui/drag/usePointerDrag';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useElementSize } from '../../../ui/layout/useElementSize';
import { EmptyState } from '../../../ui/states/EmptyState';
import { toOwner, useReassign, type AssignedTask } from './useReassign';
import {
  cellLevel,
  cellLines,
  lineCount,
  loadText,
  spanTitle,
  spokenLoad,
  taskText,
  type CellKind,
} from './workloadCell';
import type { WorkingPlanSpan } from './useWorkingPlan';
import { WorkloadDialog } from './WorkloadDialog';
import { taskTitle, toNamedTasks, type WorkloadRow } from './workloadWire';
import './workload.css';

const linePx = 16;
/** Of a row, around its lines. */
const paddingPx = 8;
const lowestRowPx = linePx + paddingPx;
const headerHeightPx = 30;
/** Until the area is laid out. */
const firstSize = { height: 600 };
const rowsAround = 4;
const rowsPerPage = 8;

interface Cursor {
  readonly row: number;
  readonly column: number;
}
const firstCell: Cursor = { row: 0, column: 0 };

export interface WorkloadProps {
  readonly name: string;
  /** People, and after them the work that no active employee has. */
  readonly rows: readonly WorkloadRow[];
  readonly span: WorkingPlanSpan;
  readonly emptyText: string;
  readonly emptyAction: JSX.Element;
}

/** A dragged task and where it belongs: only members of its project can take it. */
interface DraggedTask extends AssignedTask {
  readonly projectId: string;
  /** The row that it comes from. */
  readonly rowId: string;
}

interface OpenCell {
  readonly personId: string;
  readonly day: Day;
}

function LoadCell({ cell, kind }: { readonly cell: WorkingPlanDay; readonly kind: CellKind }) {
  const { unestimated, named, moreText, moreTitle } = cellLines(cell);
  return (
    <>
      <div className="db-workload-load">
        {loadText(cell, kind)}
        {unestimated !== '' && <div className="db-workload-unestimated">{unestimated}</div>}
      </div>
      {named.map((task) => (
        <div key={task.Task_id} className="db-workload-task" data-task={task.Task_id} title={taskTitle(task)}>
          {taskText(task)}
        </div>
      ))}
      {moreText !== '' && (
        <div className="db-workload-more" title={moreTitle}>
          {moreText}
        </div>
      )}
    </>
  );
}

function cursorAfterKey({ row, column }: Cursor, key: string, rows: number, columns: number): Cursor | undefined {
  const to = (nextRow: number, nextColumn: number): Cursor => ({
    row: Math.max(0, Math.min(nextRow, rows - 1)),
    column: Math.max(0, Math.min(nextColumn, columns - 1)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(row - rowsPerPage, column);
    case 'PageDown':
      return to(row + rowsPerPage, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, columns - 1);
    default:
      return undefined;
  }
}

/** Where each row begins and the last one ends: rows are as high as their fullest day, which lets more people be compared. */
function rowStarts(rows: readonly WorkloadRow[]): readonly number[] {
  const starts = [0];
  let end = 0;
  for (const { Days } of rows) {
    end += lineCount(Days) * linePx + paddingPx;
    starts.push(end);
  }
  return starts;
}

/** How many of the ascending positions are at most this one. */
function countUpTo(positions: readonly number[], position: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const placeAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-person]')?.dataset.person ?? null;

/** People and their planned hours by day or week. A task is given to another person by dragging it, or in its cell. */
export function Workload({ name, rows, span, emptyText, emptyAction }: WorkloadProps) {
  const { by } = span;
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const [cursor, setCursor] = useScreenState<Cursor>('tables', 'cursor', firstCell);
  const {
    position: { top },
    onScroll,
  } = useScrollPosition(area, lowestRowPx);
  const opened = useOverlay<OpenCell>('cell');
  const reassign = useReassign();
  const [readMembers] = useLazyListProjectEmployeesQuery();
  const isEmpty = rows.length === 0;
  // Without rows there is nothing to measure.
  const { height } = useElementSize(area, !isEmpty) ?? firstSize;
  usePageKeys('Workload', [
    { keys: '↑ ↓ ← →', description: 'Move between the days of people' },
    { keys: 'Enter', description: 'Open the tasks of the day' },
  ]);

  const days = rows[0]?.Days.map(({ Day }) => Day) ?? [];
  const starts = useMemo(() => rowStarts(rows), [rows]);
  const rowStart = (row: number): number => starts[row] ?? 0;
  const rowHeight = (row: number): number => rowStart(row + 1) - rowStart(row);
  const people = useMemo(() => new Map(rows.map((row) => [row._id, row])), [rows]);
  const findItem = (element: HTMLElement): DraggedTask | undefined => {
    const row = people.get(placeAt(element) ?? '');
    const tasks = toNamedTasks(row?.Days.flatMap(({ Tasks }) => Tasks) ?? []);
    const task = tasks.find(({ id }) => id === element.dataset.task);
    return row && task
      ? { id: task.id, key: task.key, projectId: task.projectId, from: toOwner(task, row), rowId: row._id }
      : undefined;
  };
  const giveTo = async (task: DraggedTask, person: { readonly id: string; readonly name: string }): Promise<void> => {
    // A quick drop comes before the members are known; when they cannot be read, the server decides.
    const { data: found } = await readMembers(task.projectId, true);
    if (found && !found.some(({ _id }) => _id === person.id))
      await showError(`${person.name} is not a member of the project of ${task.key}`);
    else await reassign(task, person);
  };
  const { drag, ghost, onPointerDown, hasJustDragged } = usePointerDrag<DraggedTask, string>({
    area,
    selector: '.db-workload-task',
    findItem,
    placeAt,
    onDrop: (task, personId) => {
      const person = people.get(personId);
      if (person && person.Capacity_hours !== null && personId !== task.rowId)
        void giveTo(task, { id: personId, name: person.Name });
    },
  });
  const { currentData: projectPeople } = useListProjectEmployeesQuery(drag ? drag.item.projectId : skipToken);
  const members = useMemo(() => projectPeople && new Set(projectPeople.map(({ _id }) => _id)), [projectPeople]);
  /** What a dragged task says of a row: it can be dropped there, or never. */
  const dropClass = ({ _id, Capacity_hours }: WorkloadRow): string => {
    if (!drag || _id === drag.item.rowId) return '';
    if (Capacity_hours === null || members?.has(_id) === false) return 'db-workload-outsider';
    return members && drag.over === _id ? 'db-workload-target' : '';
  };

  const open = (row: WorkloadRow | undefined, column: number): void => {
    const day = row?.Days[column];
    if (row && day) opened.open({ personId: row._id, day: day.Day });
  };
  const show = ({ row }: Cursor): void => {
    const element = area.current;
    if (!element) return;
    const start = rowStart(row);
    const end = rowStart(row + 1) + headerHeightPx;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== area.current) return;
    const next = cursorAfterKey(cursor, event.key, rows.length, days.length);
    if (next) {
      setCursor(next);
      show(next);
    } else if (event.key === 'Enter' || event.key === ' ') open(rows[cursor.row], cursor.column);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    const person = cell && placeAt(cell);
    if (!cell || hasJustDragged.current) return;
    const row = rows.findIndex(({ _id }) => _id === person);
    const column = Number(cell.dataset.column);
    setCursor({ row, column });
    open(rows[row], column);
  };

  if (isEmpty) return <EmptyState title={emptyText} action={emptyAction} />;
  const firstRow = Math.max(0, countUpTo(starts, top) - 1 - rowsAround);
  const lastRow = Math.min(rows.length, countUpTo(starts, top + height) + rowsAround);
  const current = { row: Math.min(cursor.row, rows.length - 1), column: Math.min(cursor.column, days.length - 1) };
  const openRow = people.get(opened.props?.personId ?? '');
  const openDay = openRow?.Days.find(({ Day }) => Day === opened.props?.day);
  return (
    <>
      <div
        ref={area}
        className={`db-workload ${drag ? 'db-workload-dragging' : ''}`}
        role="grid"
        aria-label={name}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        tabIndex={0}
        aria-activedescendant={current.row >= firstRow && current.row < lastRow ? `${id}-cell` : undefined}
        style={{ '--db-workload-columns': days.length } as React.CSSProperties}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onScroll={onScroll}
      >
        <div className="db-workload-row db-workload-header" role="row" aria-rowindex={1}>
          <div className="db-workload-name" role="columnheader">
            Name
          </div>
          {days.map((day) => (
            <div key={day} role="columnheader">
              {spanTitle(day, by)}
            </div>
          ))}
        </div>
        <div role="presentation" style={{ height: rowStart(firstRow) }} />
        {rows.slice(firstRow, lastRow).map((row, index) => (
          <div
            key={row._id}
            className={`db-workload-row ${row.Capacity_hours === null ? 'db-workload-unstaffed' : ''} ${dropClass(row)}`}
            role="row"
            aria-rowindex={firstRow + index + 2}
            data-person={row._id}
            style={{ height: rowHeight(firstRow + index) }}
          >
            <div className="db-workload-name" role="rowheader">
              <strong title={row.Position === null ? row.Name : `${row.Name}, ${row.Position}`}>{row.Name}</strong>
              <span>
                {row.Planned_hours}
                {row.Capacity_hours !== null && `/${row.Capacity_hours}`} Hr
              </span>
              {/* A row of one line has no room for it; the name says it on pointing. */}
              {rowHeight(firstRow + index) > lowestRowPx && <span className="db-muted">{row.Position}</span>}
            </div>
            {row.Days.map((cell, column) => {
              const kind: CellKind = { by, hasPerson: row.Capacity_hours !== null };
              const level = cellLevel(cell, kind);
              const isCurrent = firstRow + index === current.row && column === current.column;
              return (
                <div
                  key={cell.Day}
                  id={isCurrent ? `${id}-cell` : undefined}
                  role="gridcell"
                  aria-description={spokenLoad(cell, kind)}
                  data-column={column}
                  className={`db-workload-cell ${level === undefined ? '' : `db-workload-${level}`} ${isCurrent ? 'db-workload-current' : ''}`}
                >
                  <LoadCell cell={cell} kind={kind} />
                </div>
              );
            })}
          </div>
        ))}
        <div role="presentation" style={{ height: rowStart(rows.length) - rowStart(lastRow) }} />
      </div>
      <p className="db-workload-help db-muted">
        A cell shows the planned hours and the hours possible that day; tasks without an estimate count as 0. !
        overloaded, WO week-off, HD holiday, L leave. Enter or a click opens the tasks; drag one to another member of
        its project to assign it. The last rows show tasks that are unassigned or assigned to former employees.
      </p>
      {openRow && openDay && <WorkloadDialog row={openRow} known={openDay} span={span} onClose={opened.close} />}
      {drag && (
        <div ref={ghost} className="db-drag-ghost" aria-hidden>
          <strong>{drag.item.key}</strong>
        </div>
      )}
    </>
  );
}
