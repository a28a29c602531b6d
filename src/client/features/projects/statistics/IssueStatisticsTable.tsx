import { ProgressBar } from '@blueprintjs/core';
import type { IssueFigures, IssueStatisticsRow } from '../../../../domain/projects/issueStatistics';
import { TaskCount } from '../screens/TaskCount';
import '../screens/projects.css';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';

export interface IssueStatisticsTableProps {
  readonly projectId: string;
  readonly rows: readonly IssueStatisticsRow[];
  /** Tasks missing from the rows, so that the sums are explained. */
  readonly rest: IssueStatisticsRow;
  readonly whole: IssueFigures;
}

interface StatisticsRow {
  readonly figures: IssueFigures;
  /** Absent: tasks of every status. */
  readonly status?: string;
}

const statusFilter = (status: string | undefined): Readonly<Record<string, readonly string[]>> =>
  status === undefined ? {} : { Status: [status] };

function statisticsColumns(projectId: string): readonly SmallColumn<StatisticsRow>[] {
  const typeColumn = (header: string, type: string, key: 'task' | 'bugs' | 'story'): SmallColumn<StatisticsRow> => ({
    header,
    cell: ({ figures, status }) => (
      <TaskCount
        projectId={projectId}
        count={figures[key]}
        label={`${figures.label}, ${header}`}
        filters={{ ...statusFilter(status), Issue_type: [type] }}
      />
    ),
  });
  return [
    { header: 'Status', isRowHeader: true, cell: ({ figures }) => figures.label },
    {
      header: 'Count',
      cell: ({ figures, status }) => (
        <TaskCount projectId={projectId} count={figures.count} label={figures.label} filters={statusFilter(status)} />
      ),
    },
    {
      header: 'Percentage',
      cell: ({ figures: { label, percentage } }) => (
        <div className="db-project-percentage">
          <ProgressBar
            value={percentage / 100}
            animate={false}
            stripes={false}
            intent="primary"
            aria-label={`${label}: ${percentage}%`}
          />
          <span>{`${percentage}%`}</span>
        </div>
      ),
    },
    typeColumn('Task', 'Task', 'task'),
    typeColumn('Bugs', 'Bug', 'bugs'),
    typeColumn('Story', 'Story', 'story'),
  ];
}

const toRow = (figures: IssueStatisticsRow): StatisticsRow => ({ figures, status: figures.status });

/** 'Issue Statistics': the project's tasks by status (SCR-019, COL-001 to COL-006). */
export function IssueStatisticsTable({ projectId, rows, rest, whole }: IssueStatisticsTableProps) {
  return (
    <section>
      <h2 className="db-section-title">Issue Statistics</h2>
      <SmallTable
        name="Issue Statistics"
        columns={statisticsColumns(projectId)}
        rows={rows.map(toRow)}
        rowKey={({ figures }) => figures.label}
        footRows={[...(rest.count > 0 ? [toRow(rest)] : []), { figures: whole }]}
        className="db-project-statistics"
      />
    </section>
  );
}
