import { HTMLTable } from '@blueprintjs/core';
import type { PriorityStatisticsRow } from '../../../domain/projects/issueStatistics';
import './projects.css';

export interface PriorityStatisticsTableProps {
  readonly rows: readonly PriorityStatisticsRow[];
}

const sum = (rows: readonly PriorityStatisticsRow[], key: 'high' | 'medium' | 'low' | 'total'): number => rows.reduce((total, row) => total + row[key], 0);

/** Status by priority, with live figures (SCR-056; decision B-04 replaces the sample figures of BEH-072). */
export function PriorityStatisticsTable({ rows }: PriorityStatisticsTableProps) {
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
              <td>{row.high}</td>
              <td>{row.medium}</td>
              <td>{row.low}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{sum(rows, 'high')}</td>
            <td>{sum(rows, 'medium')}</td>
            <td>{sum(rows, 'low')}</td>
            <td>{sum(rows, 'total')}</td>
          </tr>
        </tfoot>
      </HTMLTable>
    </section>
  );
}
