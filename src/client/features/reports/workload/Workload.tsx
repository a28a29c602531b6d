import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import {
  useLazyListProjectEmployeesQuery,
  useListProjectEmployeesQuery,
  type WorkingPlanDay,
  type WorkingPlanRow,
} from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { showError } from '../../../ui/dialogs/toaster';
import { useScrollPosition } from '../../../table/windows/useScrollPosition';
import { usePointerDrag } from '../../../ui/drag/usePointerDrag';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useReassign, type AssignedTask } from './useReassign';
import { getChips, getLevel, loadText, spanTitle, spokenLoad, taskText } from './workloadCell';
import { WorkloadDialog } from './WorkloadDialog';
import { taskTitle, toNamedTasks } from './workloadWire';
import './workload.css';

const rowHeightPx = 72;
const headerHeightPx = 30;
const rowsAround = 4;
const rowsPerPage = 8;
/** Of tasks in a cell. */
const maxLines = 3;

interface Cursor {
  readonly row: number;
  readonly column: number;
}
const firstCell: Cursor = { row: 0, column: 0 };

export interface WorkloadProps {
  readonly name: string;
  readonly rows: readonly WorkingPlanRow[];
  readonly by: 'day' | 'week';
  readonly emptyText: string;
}

/** A dragged task and where it belongs: only members of its project can take it. */
interface DraggedTask extends AssignedTask {
  readonly projectId: string;
}

interface OpenCell {
  readonly personId: string;
  readonly day: Day;
}

function LoadCell({ cell, by }: { readonly cell: WorkingPlanDay; readonly by: 'day' | 'week' }) {
  const { named, others } = getChips(cell.Tasks);
  // The line of the others takes the place of a task.
  const shown = named.length + (others > 0 ? 1 : 0) <= maxLines ? named : named.slice(0, maxLines - 1);
  const more = named.length - shown.length;
  const moreTitle = [...(more > 0 ? [`${more} more`] : []), ...(others > 0 ? [`other projects ${others}`] : [])].join(
    ', ',
  );
  // Together in one line, the hours must not be what is cut off.
  const moreText = more > 0 && others > 0 ? `${more} more, others ${others}` : moreTitle;
  return (
    <>
      <div className="db-workload-load">{loadText(cell, by)}</div>
      {shown.map((task) => (
        <div key={task.Task_id} className="db-workload-task" data-task={task.Task_id} title={taskTitle(task)}>
          {taskText(task)}
        </div>
      ))}
      {(more > 0 || others > 0) && (
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

const placeAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-person]')?.dataset.person ?? null;

/** People and their planned hours by day or week. A task is given to another person by dragging it, or in its cell. */
export function Workload({ name, rows, by, emptyText }: WorkloadProps) {
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const [cursor, setCursor] = useScreenState<Cursor>('tables', 'cursor', firstCell);
  const {
    position: { top },
    onScroll,
  } = useScrollPosition(area, rowHeightPx);
  const [height, setHeight] = useState(600);
  const opened = useOverlay<OpenCell>('cell');
  const reassign = useReassign();
  const [readMembers] = useLazyListProjectEmployeesQuery();
  const isEmpty = rows.length === 0;
  usePageKeys('Workload', [
    { keys: '↑ ↓ ← →', description: 'Move between the days of people' },
    { keys: 'Enter', description: 'Open the tasks of the day' },
  ]);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
    // Without rows there is nothing to observe.
  }, [isEmpty]);

  const days = rows[0]?.Days.map(({ Day }) => Day) ?? [];
  const people = useMemo(() => new Map(rows.map((row) => [row._id, row])), [rows]);
  const findItem = (element: HTMLElement): DraggedTask | undefined => {
    const row = people.get(placeAt(element) ?? '');
    const tasks = toNamedTasks(row?.Days.flatMap(({ Tasks }) => Tasks) ?? []);
    const task = tasks.find(({ id }) => id === element.dataset.task);
    return row && task
      ? { id: task.id, key: task.key, projectId: task.projectId, personId: row._id, personName: row.Name }
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
      if (person && personId !== task.personId) void giveTo(task, { id: personId, name: person.Name });
    },
  });
  const { currentData: projectPeople } = useListProjectEmployeesQuery(drag ? drag.item.projectId : skipToken);
  const members = useMemo(() => projectPeople && new Set(projectPeople.map(({ _id }) => _id)), [projectPeople]);
  /** What a dragged task says of a row: it can be dropped there, or never. */
  const dropClass = (personId: string): string => {
    if (!drag || !members || personId === drag.item.personId) return '';
    if (!members.has(personId)) return 'db-workload-outsider';
    return drag.over === personId ? 'db-workload-target' : '';
  };

  const open = (row: WorkingPlanRow | undefined, column: number): void => {
    const day = row?.Days[column];
    if (row && day) opened.open({ personId: row._id, day: day.Day });
  };
  const show = ({ row }: Cursor): void => {
    const element = area.current;
    if (!element) return;
    const start = row * rowHeightPx;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + rowHeightPx + headerHeightPx > element.scrollTop + element.clientHeight)
      element.scrollTop = start + rowHeightPx + headerHeightPx - element.clientHeight;
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

  if (isEmpty) return <EmptyState title={emptyText} />;
  const firstRow = Math.max(0, Math.floor(top / rowHeightPx) - rowsAround);
  const lastRow = Math.min(rows.length, Math.ceil((top + height) / rowHeightPx) + rowsAround);
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
        <div role="presentation" style={{ height: firstRow * rowHeightPx }} />
        {rows.slice(firstRow, lastRow).map((row, index) => (
          <div
            key={row._id}
            className={`db-workload-row ${dropClass(row._id)}`}
            role="row"
            aria-rowindex={firstRow + index + 2}
            data-person={row._id}
          >
            <div className="db-workload-name" role="rowheader">
              <strong>{row.Name}</strong>
              <span className="db-muted">{row.Position ?? ''}</span>
              <span>
                {row.Planned_hours}/{row.Capacity_hours} Hr
              </span>
            </div>
            {row.Days.map((cell, column) => {
              const isCurrent = firstRow + index === current.row && column === current.column;
              return (
                <div
                  key={cell.Day}
                  id={isCurrent ? `${id}-cell` : undefined}
                  role="gridcell"
                  aria-description={spokenLoad(cell, by)}
                  data-column={column}
                  className={`db-workload-cell db-workload-${getLevel(cell)} ${isCurrent ? 'db-workload-current' : ''}`}
                >
                  <LoadCell cell={cell} by={by} />
                </div>
              );
            })}
          </div>
        ))}
        <div role="presentation" style={{ height: (rows.length - lastRow) * rowHeightPx }} />
      </div>
      <p className="db-workload-help db-muted">
        Planned of possible hours. ! overloaded, WO week-off, HD holiday, L leave. Enter or a click opens the tasks;
        drag one to another member of its project to assign it.
      </p>
      {openRow && openDay && <WorkloadDialog row={openRow} cell={openDay} by={by} onClose={opened.close} />}
      {drag && (
        <div ref={ghost} className="db-drag-ghost" aria-hidden>
          <strong>{drag.item.key}</strong>
        </div>
      )}
    </>
  );
}
