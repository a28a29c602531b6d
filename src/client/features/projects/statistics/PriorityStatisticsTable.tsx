import { HTMLTable } from '@blueprintjs/core';
import type { PriorityStatisticsRow } from '../../../../domain/projects/issueStatistics';
import { TaskCount } from '../screens/TaskCount';
import '../screens/projects.css';

export interface PriorityStatisticsTableProps {
  readonly projectId: string;
  readonly rows: readonly PriorityStatisticsRow[];
}

const priorities = [
  { key: 'high', value: 'HIGH' },
  { key: 'medium', value: 'MEDIUM' },
  { key: 'low', value: 'LOW' },
] as const;
const sum = (rows: readonly PriorityStatisticsRow[], key: 'high' | 'medium' | 'low' | 'total'): number =>
  rows.reduce((total, row) => total + row[key], 0);

/** Status by priority, with live figures (SCR-056; decision B-04 replaces the sample figures of BEH-072). */
export function PriorityStatisticsTable({ projectId, rows }: PriorityStatisticsTableProps) {
  return (
    <section>
      <h2 className="db-section-title">Status and priority</h2>
      <HTMLTable compact className="db-project-statistics">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">High</th>
            <th scope="col">Medium</th>
            <th scope="col">Low</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.status}>
              <th scope="row">{row.status}</th>
              {priorities.map(({ key, value }) => (
                <td key={key}>
                  <TaskCount
                    projectId={projectId}
                    count={row[key]}
                    label={`${row.status}, ${value}`}
                    filters={{ Status: [row.status], Priority: [value] }}
                  />
                </td>
              ))}
              <td>
                <TaskCount
                  projectId={projectId}
                  count={row.total}
                  label={row.status}
                  filters={{ Status: [row.status] }}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {priorities.map(({ key, value }) => (
              <td key={key}>
                <TaskCount projectId={projectId} count={sum(rows, key)} label={value} filters={{ Priority: [value] }} />
              </td>
            ))}
            <td>
              <TaskCount projectId={projectId} count={sum(rows, 'total')} label="All" />
            </td>
          </tr>
        </tfoot>
      </HTMLTable>
    </section>
  );
}
