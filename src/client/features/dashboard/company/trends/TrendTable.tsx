import { HTMLTable } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { TrendCell, TrendSeries } from './trendSeries';

export interface TrendTableProps {
  readonly caption: string;
  /** What a row is: 'Day'. */
  readonly rowHeader: string;
  readonly series: TrendSeries;
  readonly getPath: (cell: TrendCell) => string;
}

/** The figures of a chart; each opens its rows. */
export function TrendTable({ caption, rowHeader, series, getPath }: TrendTableProps) {
  return (
    <HTMLTable compact className="db-hr-trend-table">
      <caption className="db-for-screen-readers">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          {series.keys.map((key) => (
            <th key={key.id} scope="col">
              {key.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            {series.keys.map((key) => {
              const cell = row.cells[key.id];
              return (
                <td key={key.id}>
                  {cell === undefined || cell.value === 0 ? (
                    0
                  ) : (
                    <Link to={getPath(cell)} aria-label={`${row.label}, ${key.label}: ${cell.value}`}>
                      {cell.value}
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}
