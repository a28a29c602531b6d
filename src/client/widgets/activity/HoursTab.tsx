import { Tag } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../domain/calendar/formatDay';
import { dayOfInstant, formatInstant } from '../../../domain/calendar/formatInstant';
import { shortTaskPath } from '../../../domain/tasks/taskPath';
import { durationText, loggedMs, loggedText, timingText } from '../../../domain/timer/timeEntry';
import { personName } from '../../../domain/wording/personName';
import { useListTimeEntriesQuery, type LoggedTimeEntry } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { toTimeEntry } from '../../entities/toTimeEntry';
import { selectTimeZone } from '../../session/sessionSelectors';
import { SmallTable, type SmallColumn } from '../../ui/layout/SmallTable';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { HourCorrections } from './HourCorrections';
import type { Subject } from './subject';

const none: readonly LoggedTimeEntry[] = [];

/** Maximum of the server. */
const maxEntries = 500;

const hoursColumns = (timeZone: string, isTaskNamed: boolean): readonly SmallColumn<LoggedTimeEntry>[] => [
  { header: 'Date', cell: (entry) => formatDay(dayOfInstant(entry.Check_In, timeZone)) },
  { header: 'Employee name', cell: (entry) => personName(entry.Employee_id) },
  ...(isTaskNamed
    ? [
        {
          header: 'Task',
          cell: ({ Task_id: task }: LoggedTimeEntry) => (
            <Link to={shortTaskPath(task._id)} title={task.Short_summary}>
              {task.Task_key}
            </Link>
          ),
        },
      ]
    : []),
  {
    header: 'Timing',
    cell: (entry) => (
      <>
        {timingText(toTimeEntry(entry), timeZone)}
        {entry.Corrected_at && (
          <Tag
            minimal
            className="db-hours-corrected"
            title={`Corrected ${formatInstant(entry.Corrected_at, timeZone)}: ${entry.Correction_reason ?? ''}`}
          >
            corrected
          </Tag>
        )}
      </>
    ),
  },
  {
    header: 'Duration',
    headerClassName: 'db-hours-figure',
    cellClassName: 'db-hours-figure',
    cell: (entry) => durationText(toTimeEntry(entry)),
  },
];

/**
 * Time entries with employee, time and duration (SCR-037, COL-007 to COL-010), and the sum. A project's entries also
 * name the task.
 */
export function HoursTab({ subject }: { readonly subject: Subject }) {
  const timeZone = useSelector(selectTimeZone);
  const {
    currentData: entries = none,
    isUninitialized,
    isLoading,
    isFetching,
    error,
    refetch,
  } = useListTimeEntriesQuery(subject.id);
  const isOfProject = subject.kind === 'project';
  if ((isLoading || isUninitialized) && entries.length === 0)
    return <PanelSkeleton lines={6} label="Loading the logged hours" />;
  return (
    <>
      {error !== undefined && (
        <LoadFailed what="the logged hours" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {error === undefined && entries.length === 0 && (
        <EmptyState title="No time has been logged yet" isLarge={false} />
      )}
      {entries.length > 0 && (
        <SmallTable
          name="Hours Logs"
          columns={hoursColumns(timeZone, isOfProject)}
          rows={entries}
          rowKey={({ _id }) => _id}
          total={{
            label: entries.length < maxEntries ? 'Total' : `Total of the last ${maxEntries}`,
            value: loggedText(loggedMs(entries.map(toTimeEntry))),
            className: 'db-hours-figure',
          }}
          className="db-hours"
          looks="striped"
        />
      )}
      {!isOfProject && <HourCorrections taskId={subject.id} />}
    </>
  );
}
