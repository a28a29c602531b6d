import { HTMLTable } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useScrollFocus } from './useScrollFocus';

export interface SmallColumn<Row> {
  /** Text of the header, and key of the column. */
  readonly header: string;
  /** Replaces the text of the header. */
  readonly headerContent?: ReactNode;
  readonly headerClassName?: string;
  readonly headerTitle?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its cells are the headers of the rows. */
  readonly isRowHeader?: boolean;
  readonly cellClassName?: string | ((row: Row) => string | undefined);
  readonly cellTitle?: (row: Row) => string;
  /** Only for the eye: another column says the same in words. */
  readonly isHidden?: boolean;
}

export interface SmallTableGroup<Row> {
  readonly header: string;
  readonly rows: readonly Row[];
}

export interface SmallTableProps<Row> {
  /** What the rows are; for screen readers unless `isCaptionShown`. */
  readonly name: string;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly SmallColumn<Row>[];
  readonly rows: readonly Row[] | { readonly groups: readonly SmallTableGroup<Row>[] };
  readonly rowKey: (row: Row, index: number) => string;
  readonly rowClassName?: (row: Row) => string | undefined;
  readonly groupClassName?: string;
  /** Rows of sums. */
  readonly footRows?: readonly Row[];
  /** A last line: a text over all columns but the last, and its value. */
  readonly total?: { readonly label: string; readonly value: ReactNode };
  readonly hasHeaders?: boolean;
  readonly className?: string;
  /** Class of a region of its own around the table, which scrolls; otherwise the table scrolls with what is around it. */
  readonly frame?: string;
  /** `bare`: the style sheet of the area draws all of it. */
  readonly looks?: 'plain' | 'striped' | 'interactive' | 'bare';
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
      {columns.map(({ header, cell, isRowHeader, cellClassName, cellTitle, isHidden }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={header}
            scope={isRowHeader ? 'row' : undefined}
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
  name,
  isCaptionShown = false,
  columns,
  rows,
  rowKey,
  rowClassName,
  groupClassName,
  footRows = [],
  total,
  hasHeaders = true,
  className,
  frame,
  looks = 'plain',
}: SmallTableProps<Row>) {
  const region = useScrollFocus<HTMLDivElement>({ evenWithControls: true });
  const toRow = (row: Row, index: number) => (
    <SmallRow key={rowKey(row, index)} row={row} columns={columns} className={rowClassName?.(row)} />
  );
  const content = (
    <>
      {isCaptionShown && <caption>{name}</caption>}
      {hasHeaders && (
        <thead>
          <tr>
            {columns.map(({ header, headerContent, headerClassName, headerTitle, isHidden }) => (
              <th key={header} scope="col" className={headerClassName} title={headerTitle} aria-hidden={isHidden}>
                {headerContent ?? header}
              </th>
            ))}
          </tr>
        </thead>
      )}
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
              <td>{total.value}</td>
            </tr>
          )}
        </tfoot>
      )}
    </>
  );
  const label = isCaptionShown ? undefined : name;
  const table =
    looks === 'bare' ? (
      <table className={className} aria-label={label}>
        {content}
      </table>
    ) : (
      <HTMLTable
        compact
        striped={looks === 'striped'}
        interactive={looks === 'interactive'}
        className={className}
        aria-label={label}
      >
        {content}
      </HTMLTable>
    );
  if (frame === undefined) return table;
  return (
    <div ref={region} className={frame} role="region" aria-label={name}>
      {table}
    </div>
  );
}
