import { memo, useState } from 'react';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import type { Placement } from '../../../../domain/schedule/schedule';
import {
  baselineText,
  isLosingTime,
  lostText,
  milestoneMark,
  milestoneText,
  placementText,
  withinScale,
  xFor,
  type GroupRow,
  type PlacedTask,
  type ShownRow,
  type Scale,
} from './timelineModel';
import type { DayOff } from './timelineWire';

interface Place {
  readonly rowId: string;
  /** 1 for the first. */
  readonly position: number;
  readonly top: number;
}

interface NameProps extends Omit<Place, 'rowId'> {
  readonly isCurrent: boolean;
  readonly row: ShownRow;
  /** Of a group. */
  readonly isClosed: boolean;
  readonly isTarget: boolean;
  /** Where the bar of a task is that is not in view: `placeOutOfView`. */
  readonly outOfView: string | undefined;
}

/** The name at the left of a row, in a column of its own that is sticky as a whole. Assistive technology has it from the row. */
export const TimelineName = memo(function TimelineName(props: NameProps) {
  const { row, position, top, isCurrent, isClosed, isTarget, outOfView } = props;
  const place = { 'data-position': position, style: { top } };
  const marks = `${isCurrent ? ' db-timeline-current' : ''}${isTarget ? ' db-timeline-target' : ''}`;
  if (row.kind === 'group')
    return (
      <div {...place} className={`db-timeline-name db-timeline-group${marks}`}>
        {isClosed ? <ChevronRightIcon aria-hidden /> : <ChevronDownIcon aria-hidden />} {row.name}{' '}
        <span className="db-muted">{row.count}</span>
      </div>
    );
  const { task } = row;
  return (
    <div
      {...place}
      data-task={task.id}
      className={`db-timeline-name db-timeline-task${marks}`}
      title={`${task.key} ${task.summary}`}
    >
      <a href={shortTaskPath(task.id)} tabIndex={-1}>
        {task.key}
      </a>
      <span className="db-timeline-summary">{task.summary}</span>
      {outOfView !== undefined && (
        <span className="db-timeline-out-of-view" data-out-of-view title={`Show the bar of ${task.key}`}>
          {outOfView}
        </span>
      )}
    </div>
  );
});

interface GroupProps extends Place {
  readonly row: GroupRow;
  readonly isClosed: boolean;
  readonly scale: Scale;
}

export const TimelineGroup = memo(function TimelineGroup(props: GroupProps) {
  const { row, rowId, position, top, isClosed, scale } = props;
  return (
    <div
      role="row"
      id={rowId}
      aria-rowindex={position}
      aria-level={1}
      aria-expanded={!isClosed}
      aria-label={`${row.name} ${row.count}`}
      data-position={position}
      className="db-timeline-row db-timeline-group"
      style={{ top }}
    >
      <div role="gridcell" className="db-timeline-cell">
        {row.milestones.map((milestone) => (
          <span
            key={milestone.id}
            className={`db-timeline-milestone${milestone.isClosed ? ' db-timeline-milestone-closed' : ''}`}
            style={{ left: xFor(scale, milestone.at + 1) }}
            title={milestoneText(milestone)}
          >
            <span aria-hidden>{milestoneMark(milestone)}</span> {milestone.name}
          </span>
        ))}
      </div>
    </div>
  );
});

interface TaskProps extends Place {
  readonly task: PlacedTask;
  readonly scale: Scale;
  /** With the move that is not saved. */
  readonly placement: Placement | undefined;
  /** In the baseline that is shown. */
  readonly baseline: Placement | undefined;
  /** Has the cursor. */
  readonly isCurrent: boolean;
  readonly isDraft: boolean;
  readonly mayMove: boolean;
  /** Where a task without days can be dragged from. */
  readonly unscheduledAt: number;
  /** Of the assignee. */
  readonly daysOff: readonly DayOff[];
}

const widthFor = (scale: Scale, { start, end }: Placement): number => xFor(scale, end + 1) - xFor(scale, start);

export const TimelineTaskRow = memo(function TimelineTaskRow(props: TaskProps) {
  const { task, rowId, position, top, scale, placement, baseline, isCurrent, isDraft, mayMove, daysOff } = props;
  const isMovable = mayMove && task.scheduled.isOpen;
  const [isPointedAt, setPointedAt] = useState(false);
  // In two rows at most: three elements in each would cost a quarter of every frame while scrolling.
  const hasHandles = isMovable && (isPointedAt || isCurrent);
  const days = placementText(placement);
  const lost = isLosingTime(task.lost) ? lostText(task.lost) : undefined;
  const saved = baselineText(placement, baseline);
  // In the order of the visible words: speech input finds a cell by what is read on it.
  const text = [
    task.key,
    task.summary,
    ...(task.violation === undefined ? [] : [task.violation]),
    ...(lost === undefined ? [] : [lost]),
    task.assignee ?? 'No assignee',
    days,
    `${Math.round(task.progress * 100)}% of the hours logged`,
    ...(task.isCritical ? ['critical'] : []),
    ...(saved === undefined ? [] : [saved]),
    ...(isDraft ? ['not saved'] : []),
  ].join(', ');
  const look = [
    'db-timeline-bar',
    ...(task.scheduled.isOpen ? [] : ['db-timeline-finished']),
    ...(task.isCritical ? ['db-timeline-critical'] : []),
    ...(isDraft ? ['db-timeline-draft'] : []),
    ...(placement ? [] : ['db-timeline-unscheduled']),
  ].join(' ');
  const shown = placement ?? { start: props.unscheduledAt, end: props.unscheduledAt + 1 };
  return (
    <div
      role="row"
      id={rowId}
      aria-rowindex={position}
      aria-level={2}
      aria-label={`${task.key} ${task.summary}`}
      data-position={position}
      data-task={task.id}
      className="db-timeline-row"
      style={{ top }}
      onPointerEnter={isMovable ? () => setPointedAt(true) : undefined}
      onPointerLeave={isMovable ? () => setPointedAt(false) : undefined}
    >
      <div role="gridcell" className="db-timeline-cell" aria-label={text}>
        {withinScale(daysOff, scale).map((dayOff) => (
          <span
            key={`${dayOff.start} ${dayOff.name}`}
            className="db-timeline-leave"
            style={{ left: xFor(scale, dayOff.start), width: widthFor(scale, dayOff) }}
            title={dayOff.name}
          />
        ))}
        {baseline && (
          <span
            className="db-timeline-baseline"
            style={{ left: xFor(scale, baseline.start), width: Math.max(4, widthFor(scale, baseline)) }}
          />
        )}
        <span
          className={look}
          data-drag={isMovable ? 'move' : undefined}
          style={{
            left: xFor(scale, shown.start),
            width: Math.max(4, widthFor(scale, shown)),
            ['--db-timeline-share' as string]: `${task.progress * 100}%`,
          }}
          title={text}
        >
          {hasHandles && placement && <span className="db-timeline-start" data-drag="start" />}
          {hasHandles && placement && <span className="db-timeline-end" data-drag="end" />}
          {hasHandles && <span className="db-timeline-link" data-drag="link" />}
        </span>
        <span className="db-timeline-label" style={{ left: xFor(scale, shown.end + 1) + 12 }} aria-hidden>
          {task.violation !== undefined && <strong className="db-timeline-violation">! {task.violation} </strong>}
          {lost !== undefined && <strong className="db-timeline-lost">! {lost} </strong>}
          {placement ? (task.assignee ?? '') : 'Not scheduled'}
        </span>
      </div>
    </div>
  );
});
