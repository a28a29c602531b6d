import type { PriorityStatisticsRow } from '../../../../domain/projects/issueStatistics';
import { TaskCount } from '../screens/TaskCount';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import '../screens/projects.css';

export interface PriorityStatisticsTableProps {
  readonly projectId: string;
  readonly rows: readonly PriorityStatisticsRow[];
}

const priorities = [
  { header: 'High', key: 'high', value: 'HIGH' },
  { header: 'Medium', key: 'medium', value: 'MEDIUM' },
  { header: 'Low', key: 'low', value: 'LOW' },
] as const;
/** A line of the table; null: of every status. */
interface Counted {
  readonly status: string | null;
  readonly rows: readonly PriorityStatisticsRow[];
}

const sum = (rows: readonly PriorityStatisticsRow[], key: 'high' | 'medium' | 'low' | 'total'): number =>
  rows.reduce((total, row) => total + row[key], 0);

/** Status by priority, with live figures (SCR-056; decision B-04 replaces the sample figures of BEH-072). */
export function PriorityStatisticsTable({ projectId, rows }: PriorityStatisticsTableProps) {
  return (
    <section>
      <h2 className="db-section-title">Status and priority</h2>
      <SmallTable
        name="Status and priority"
        columns={[
          { header: 'Status', isRowHeader: true, cell: ({ status }) => status ?? 'Total' },
          ...priorities.map(({ header, key, value }): SmallColumn<Counted> => ({
            header,
            cell: ({ status, rows: counted }) => (
              <TaskCount
                projectId={projectId}
                count={sum(counted, key)}
                label={status === null ? value : `${status}, ${value}`}
                filters={{ ...(status !== null && { Status: [status] }), Priority: [value] }}
              />
            ),
          })),
          {
            header: 'Total',
            cell: ({ status, rows: counted }) => (
              <TaskCount
                projectId={projectId}
                count={sum(counted, 'total')}
                label={status ?? 'All'}
                filters={status === null ? undefined : { Status: [status] }}
              />
            ),
          },
        ]}
        rows={rows.map((row) => ({ status: row.status, rows: [row] }))}
        footRows={[{ status: null, rows }]}
        rowKey={({ status }) => status ?? 'Total'}
        className="db-project-statistics"
      />
    </section>
  );
}
