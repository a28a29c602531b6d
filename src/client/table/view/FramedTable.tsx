import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectTimeZone } from '../../session/sessionSelectors';
import { DataTable } from '../grid/DataTable';
import type { DataTableProps, TableFailure } from '../grid/dataTableProps';
import type { RowDetail } from '../detail/rowDetail';
import { useTableDetail } from '../detail/useTableDetail';
import type { TableSource } from '../windows/tableSource';
import { useListAnchor } from '../windows/useListAnchor';
import { useStretchedColumns } from './useStretchedColumns';
import './framedTable.css';

/** Rows and their state, from `useWindowedList`. */
export interface TableRows<Row extends object> {
  readonly source: TableSource<Row>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure?: TableFailure;
  readonly retry: () => void;
}

export interface FramedTableProps<Row extends object> extends Omit<
  DataTableProps<Row>,
  'source' | 'state' | 'failure' | 'onRetry' | 'timeZone' | 'detail' | 'frame'
> {
  /** What is shown about the row with the cursor, where the rows leave room. */
  readonly detail?: RowDetail<Row> | undefined;
  readonly rows: TableRows<Row>;
}

/**
 * A table that fills its container: columns share the width, links use the router, and it can be exported, under its
 * name unless `exportName` is given.
 */
export function FramedTable<Row extends object>({ rows, columns, detail: declared, ...rest }: FramedTableProps<Row>) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const detail = useTableDetail(rest.view, declared);
  const shown = useStretchedColumns(
    columns,
    rest.view,
    detail ? inner : frame,
    rest.rowActions !== undefined,
    rest.onSelectionChange !== undefined,
  );
  const anchor = useListAnchor(rest.view);
  return (
    <div ref={frame} className="db-framed-table">
      <DataTable
        onNavigate={(href) => (/^(mailto|tel):/.test(href) ? window.location.assign(href) : void navigate(href))}
        exportName={rest.name}
        {...anchor}
        {...rest}
        columns={shown}
        frame={inner}
        detail={detail}
        source={rows.source}
        state={rows.state}
        failure={rows.failure}
        onRetry={rows.retry}
        timeZone={timeZone}
      />
    </div>
  );
}
