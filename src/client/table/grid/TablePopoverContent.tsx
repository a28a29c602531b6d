import type { ReactElement, RefObject } from 'react';
import { Button } from '../../ui/controls/Button';
import { columnName, type ColumnDefinition } from '../view/columnDefinition';
import { Scope } from '../../screen-state/Scope';
import type { DataTableProps } from './dataTableProps';
import { distinctValues } from '../view/filterRows';
import { CellEditorMenu } from './popover/CellEditorMenu';
import { CellInput } from './popover/CellInput';
import { ColumnMenu } from './popover/ColumnMenu';
import { RowActionsMenu } from './popover/RowActionsMenu';
import { TablePopover } from './popover/TablePopover';
import type { OpenPopover } from './popover/openPopover';
import { getKeyPosition } from './rows/positionOfKey';
import type { ShownColumn } from '../view/shownColumns';
import { useChoiceCounts } from '../view/useChoiceCounts';
import type { TableRows } from './useTableRows';

interface TablePopoverContentProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  readonly popover: OpenPopover;
  readonly rows: TableRows<Row>;
  readonly columns: readonly ShownColumn<Row>[];
  readonly onClose: () => void;
  /** Closes, and opens the editor of the next or previous editable cell of the row. */
  readonly onEditAdjacent: (step: 1 | -1) => void;
  /** Set to the function that saves and closes the field over a cell, while there is one. */
  readonly leaveField: RefObject<(() => void) | undefined>;
}

function CountedColumnMenu<Row extends object>({
  table,
  definition,
  columns,
  onClose,
}: Pick<TablePopoverContentProps<Row>, 'table' | 'columns' | 'onClose'> & {
  readonly definition: ColumnDefinition<Row>;
}): ReactElement {
  const { source } = table;
  const counts = useChoiceCounts(table, definition);
  const occurring = source.kind === 'array' ? distinctValues(source.rows, definition) : [];
  const dataColumns = columns.filter((column) => column.definition);
  return (
    <ColumnMenu
      column={definition}
      view={table.view}
      occurring={occurring.map((value) => ({ value, label: value || '(empty)' }))}
      counts={counts}
      width={Math.round(dataColumns.find((column) => column.key === definition.key)?.width ?? definition.width)}
      frozenCountHere={dataColumns.findIndex((column) => column.key === definition.key) + 1}
      onViewChange={table.onViewChange}
      onClose={onClose}
    />
  );
}

function contentFor<Row extends object>({
  table,
  popover,
  rows,
  columns,
  onClose,
}: TablePopoverContentProps<Row>): ReactElement | undefined {
  const position = popover.kind === 'column' ? undefined : getKeyPosition(rows, popover.rowKey, popover.position);
  const row = position === undefined ? undefined : rows.rowAt(position);
  if (popover.kind === 'rowActions') {
    return row && position !== undefined && table.rowActions ? (
      <RowActionsMenu actions={table.rowActions(row, rows.offset + position)} onClose={onClose} />
    ) : undefined;
  }
  const definition = table.columns.find((column) => column.key === popover.columnKey);
  if (!definition) return undefined;
  if (popover.kind === 'column')
    return <CountedColumnMenu table={table} definition={definition} columns={columns} onClose={onClose} />;
  if (row && !definition.editor && table.readOnlyReason !== undefined)
    return (
      <div className="db-table-read-only">
        <span role="alert">{table.readOnlyReason}</span>
        <Button size="small" text="Close" autoFocus onClick={onClose} />
      </div>
    );
  if (!row || !definition.editor || !('choices' in definition.editor)) return undefined;
  const value = String(definition.value(row) ?? '');
  const pick = (next: string): void => {
    onClose();
    if (next !== value) table.onCellEdit?.(row, definition.key, next);
  };
  return (
    <CellEditorMenu
      label={columnName(definition)}
      choices={definition.editor.choices(row)}
      value={value}
      onPick={pick}
    />
  );
}

const getContentName = (popover: OpenPopover): string =>
  popover.kind === 'column'
    ? `column/${popover.columnKey}`
    : popover.kind === 'editor'
      ? `cell/${popover.rowKey}/${popover.columnKey}`
      : `actions/${popover.rowKey}`;

/** The content of the table's popover: a column's menu, a row's actions or the editor of a cell. */
export function TablePopoverContent<Row extends object>(props: TablePopoverContentProps<Row>): ReactElement | null {
  const { popover, rows, table, onClose, onEditAdjacent, leaveField } = props;
  if (popover.kind === 'editor') {
    const position = getKeyPosition(rows, popover.rowKey, popover.position);
    const row = position === undefined ? undefined : rows.rowAt(position);
    const definition = table.columns.find((column) => column.key === popover.columnKey);
    const editor = definition?.editor;
    if (row && definition && editor && 'input' in editor) {
      const save = (text: string, former: string): void => table.onCellEdit?.(row, definition.key, text, former);
      return (
        <Scope key={`${popover.rowKey} ${definition.key}`} name={`cell/${popover.rowKey}/${definition.key}`}>
          <CellInput
            label={columnName(definition)}
            at={popover.at}
            kind={editor.input}
            text={editor.text(row)}
            problem={(text) => editor.problem?.(text, row)}
            onSave={save}
            onClose={onClose}
            onMove={onEditAdjacent}
            leaveField={leaveField}
          />
        </Scope>
      );
    }
  }
  const content = contentFor(props);
  return content ? (
    <TablePopover at={popover.at} onClose={onClose} onTab={popover.kind === 'editor' ? onEditAdjacent : undefined}>
      <Scope name={getContentName(popover)}>{content}</Scope>
    </TablePopover>
  ) : null;
}
