import { Link } from 'react-router-dom';
import type { TrendCell, TrendSeries } from './trendSeries';
import { SmallTable } from '../../../../ui/layout/SmallTable';

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
    <SmallTable
      name={caption}
      columns={[
        { header: rowHeader, isRowHeader: true, cell: ({ label }) => label },
        ...series.keys.map((key) => ({
          header: key.label,
          cell: (row: TrendSeries['rows'][number]) => {
            const cell = row.cells[key.id];
            if (cell === undefined || cell.value === 0) return 0;
            return (
              <Link to={getPath(cell)} aria-label={`${row.label}, ${key.label}: ${cell.value}`}>
                {cell.value}
              </Link>
            );
          },
        })),
      ]}
      rows={series.rows}
      rowKey={({ id }) => id}
      className="db-hr-trend-table"
    />
  );
}
