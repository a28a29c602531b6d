import { HTMLTable } from '@blueprintjs/core';
import { loggedMs, loggedText } from '../../../domain/timer/timeEntry';
import { useListTimeEntriesQuery, type LoggedTimeEntry } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { HourCorrections } from './HourCorrections';
import { TimeEntryRow } from './TimeEntryRow';
import { toTimeEntry } from './toTimeEntry';
import type { Subject } from './subject';

const none: readonly LoggedTimeEntry[] = [];

/** Maximum of the server. */
const maxLogs = 500;

/**
 * Time entries with employee, time and duration (SCR-037, COL-007 to COL-010), and the sum. A project's entries also
 * name the task.
 */
export function HoursTab({ subject }: { readonly subject: Subject }) {
  const {
    currentData: logs = none,
    isUninitialized,
    isLoading,
    isFetching,
    error,
    refetch,
  } = useListTimeEntriesQuery(subject.id);
  const isOfProject = subject.kind === 'project';
  if ((isLoading || isUninitialized) && logs.length === 0)
    return <PanelSkeleton lines={6} label="Loading the logged hours" />;
  return (
    <>
      {error !== undefined && (
        <LoadFailed what="the logged hours" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {error === undefined && logs.length === 0 && <EmptyState title="No time has been logged yet" isLarge={false} />}
      {logs.length > 0 && (
        <HTMLTable compact striped className="db-hours" aria-label="Hours Logs">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Employee name</th>
              {isOfProject && <th scope="col">Task</th>}
              <th scope="col">Timing</th>
              <th scope="col" className="db-hours-figure">
                Duration
              </th>
            </tr>
          </thead>
          <tbody>
            {logs.map((log) => (
              <TimeEntryRow key={log._id} log={log} isTaskNamed={isOfProject} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={isOfProject ? 4 : 3}>
                {logs.length < maxLogs ? 'Total' : `Total of the last ${maxLogs}`}
              </th>
              <td className="db-hours-figure">{loggedText(loggedMs(logs.map(toTimeEntry)))}</td>
            </tr>
          </tfoot>
        </HTMLTable>
      )}
      {!isOfProject && <HourCorrections taskId={subject.id} />}
    </>
  );
}
