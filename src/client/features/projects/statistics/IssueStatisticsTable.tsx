import { HTMLTable, ProgressBar } from '@blueprintjs/core';
import type { IssueFigures, IssueStatisticsRow } from '../../../../domain/projects/issueStatistics';
import { TaskCount } from '../screens/TaskCount';
import '../screens/projects.css';

export interface IssueStatisticsTableProps {
  readonly projectId: string;
  readonly rows: readonly IssueStatisticsRow[];
  /** Tasks missing from the rows, so that the sums are explained. */
  readonly rest: IssueStatisticsRow;
  readonly whole: IssueFigures;
}

interface RowProps {
  readonly projectId: string;
  readonly row: IssueFigures;
  /** Absent: tasks of every status. */
  readonly status?: string;
}

function Row({ projectId, row, status }: RowProps) {
  const statusFilter: Readonly<Record<string, readonly string[]>> = status === undefined ? {} : { Status: [status] };
  const count = (value: number, type: string, name: string) => (
    <td>
      <TaskCount
        projectId={projectId}
        count={value}
        label={`${row.label}, ${name}`}
        filters={{ ...statusFilter, Issue_type: [type] }}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <td>
        <TaskCount projectId={projectId} count={row.count} label={row.label} filters={statusFilter} />
      </td>
      <td>
        <div className="db-project-percentage">
          <ProgressBar
            value={row.percentage / 100}
            animate={false}
            stripes={false}
            intent="primary"
            aria-label={`${row.label}: ${row.percentage}%`}
          />
          <span>{`${row.percentage}%`}</span>
        </div>
      </td>
      {count(row.task, 'Task', 'Task')}
      {count(row.bugs, 'Bug', 'Bugs')}
      {count(row.story, 'Story', 'Story')}
    </tr>
  );
}

/** 'Issue Statistics': the project's tasks by status (SCR-019, COL-001 to COL-006). */
export function IssueStatisticsTable({ projectId, rows, rest, whole }: IssueStatisticsTableProps) {
  return (
    <section>
      <h2 className="db-section-title">Issue Statistics</h2>
      <HTMLTable compact className="db-project-statistics">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Count</th>
            <th scope="col">Percentage</th>
            <th scope="col">Task</th>
            <th scope="col">Bugs</th>
            <th scope="col">Story</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.status} projectId={projectId} row={row} status={row.status} />
          ))}
        </tbody>
        <tfoot>
          {rest.count > 0 && <Row projectId={projectId} row={rest} status={rest.status} />}
          <Row projectId={projectId} row={whole} />
        </tfoot>
      </HTMLTable>
    </section>
  );
}
