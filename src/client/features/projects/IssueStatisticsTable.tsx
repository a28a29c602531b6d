import { HTMLTable, ProgressBar } from '@blueprintjs/core';
import type { IssueStatisticsRow } from '../../../domain/projects/issueStatistics';
import './projects.css';

export interface IssueStatisticsTableProps {
  readonly rows: readonly IssueStatisticsRow[];
}

/** 'Issue Statistics': how the project's tasks are spread over the statuses (SCR-019, COL-001 to COL-006). */
export function IssueStatisticsTable({ rows }: IssueStatisticsTableProps) {
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
            <tr key={row.status}>
              <th scope="row">{row.label}</th>
              <td>{row.count}</td>
              <td>
                <div className="db-project-percentage">
                  <ProgressBar value={row.percentage / 100} animate={false} stripes={false} intent="primary" aria-label={`${row.label}: ${row.percentage} %`} />
                  <span>{`${row.percentage}%`}</span>
                </div>
              </td>
              <td>{row.task}</td>
              <td>{row.bugs}</td>
              <td>{row.story}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </section>
  );
}
