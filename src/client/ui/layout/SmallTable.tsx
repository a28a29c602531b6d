import type { ReactNode } from 'react';
import { HeadedTable, type HeadedTableProps, type TableHeader } from './HeadedTable';

export interface SmallColumn<Row> extends TableHeader {
  readonly cell: (row: Row) => ReactNode;
  /** Its cells are the headers of the rows. */
  readonly isRowHeader?: boolean;
  readonly cellClassName?: string | ((row: Row) => string | undefined);
  readonly cellTitle?: (row: Row) => string | undefined;
  /** How many columns the cell of a row takes, in place of those after it. Default 1. */
  readonly cellSpan?: (row: Row) => number;
}

export interface SmallTableGroup<Row> {
  readonly header: string;
  readonly rows: readonly Row[];
}

export interface SmallTableProps<Row> extends Pick<
  HeadedTableProps,
  'name' | 'isCaptionShown' | 'className' | 'frame' | 'looks'
> {
  readonly columns: readonly SmallColumn<Row>[];
  readonly rows: readonly Row[] | { readonly groups: readonly SmallTableGroup<Row>[] };
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowClassName?: (row: Row) => string | undefined;
  readonly groupClassName?: string;
  /** Rows of sums. */
  readonly footRows?: readonly Row[];
  /** A last line: a text over all columns but the last, and its value. */
  readonly total?: { readonly label: string; readonly value: ReactNode; readonly className?: string };
  readonly hasHeaders?: boolean;
}

/** The columns that have a cell of their own in this row. */
function ownColumns<Row>(row: Row, columns: readonly SmallColumn<Row>[]): readonly SmallColumn<Row>[] {
  let end = 0;
  return columns.filter(({ cellSpan }, index) => {
    if (index < end) return false;
    end = index + (cellSpan?.(row) ?? 1);
    return true;
  });
}

function SmallRow<Row>({
  row,
  columns,
  className,
}: {
  readonly row: Row;
  readonly columns: readonly SmallColumn<Row>[];
  readonly className?: string | undefined;
}) {
  return (
    <tr className={className}>
      {ownColumns(row, columns).map(({ header, cell, isRowHeader, cellClassName, cellTitle, cellSpan, isHidden }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={header}
            scope={isRowHeader ? 'row' : undefined}
            colSpan={cellSpan?.(row)}
            className={typeof cellClassName === 'function' ? cellClassName(row) : cellClassName}
            title={cellTitle?.(row)}
            aria-hidden={isHidden}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A table of few rows, with headers for screen readers. Lists that grow are a `DataTable`. */
export function SmallTable<Row>({
  columns,
  rows,
  rowKey,
  rowClassName,
  groupClassName,
  footRows = [],
  total,
  hasHeaders = true,
  ...table
}: SmallTableProps<Row>) {
  const toRow = (row: Row, index: number) => (
    <SmallRow key={rowKey(row, index)} row={row} columns={columns} className={rowClassName?.(row)} />
  );
  return (
    <HeadedTable {...table} head={hasHeaders ? columns : undefined}>
      {'groups' in rows ? (
        rows.groups.map((group) => (
          <tbody key={group.header}>
            <tr className={groupClassName}>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.header}
              </th>
            </tr>
            {group.rows.map(toRow)}
          </tbody>
        ))
      ) : (
        <tbody>{rows.map(toRow)}</tbody>
      )}
      {(footRows.length > 0 || total) && (
        <tfoot>
          {footRows.map(toRow)}
          {total && (
            <tr>
              <th scope="row" colSpan={columns.length - 1}>
                {total.label}
              </th>
              <td className={total.className}>{total.value}</td>
            </tr>
          )}
        </tfoot>
      )}
    </HeadedTable>
  );
}
