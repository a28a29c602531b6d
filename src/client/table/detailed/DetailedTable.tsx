import type { ReactNode } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { FramedTable, type FramedTableProps } from '../view/FramedTable';
import './detailedTable.css';

export interface DetailedTableProps<Row extends object> extends FramedTableProps<Row> {
  /** What is shown below the rows about the one with the cursor. Without it the table fills its container. */
  readonly detail?: ((row: Row) => ReactNode) | undefined;
}

/**
 * A windowed list with details of one row below it: of the row that the cursor was moved to last, at first of the first. When
 * that row leaves the list, because it has been dealt with, the next one takes its place.
 */
export function DetailedTable<Row extends object>({ detail, ...table }: DetailedTableProps<Row>) {
  const { source } = table.rows;
  const [place, setPlace] = useScreenState('tables', `${table.name}/detailed-place`, 0);
  if (detail === undefined) return <FramedTable {...table} />;
  const rowAt = (at: number): Row | undefined => (source.kind === 'array' ? source.rows[at] : source.rowAt(at));
  const row = rowAt(place) ?? rowAt(0);
  return (
    <div className="db-detailed">
      <div className="db-detailed-list">
        <FramedTable
          {...table}
          height="rows-within"
          onRowFocus={(_, at) => setPlace(at)}
          {...(row !== undefined && { currentKey: source.rowKey(row) })}
        />
      </div>
      {row !== undefined && <div className="db-detailed-detail">{detail(row)}</div>}
    </div>
  );
}
