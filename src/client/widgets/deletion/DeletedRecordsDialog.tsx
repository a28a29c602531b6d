import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ColumnDefinition } from '../../table/view/columnDefinition';
import type { TableView } from '../../table/view/tableView';
import { ListTable } from '../../table/view/ListTable';
import { useTableView } from '../../table/view/useTableView';
import './deletion.css';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/dialogs/Dialog';

const base: Partial<TableView> = { sort: [{ key: 'deleted_at', direction: 'desc' }] };
const options = { base, prefix: 'deleted.' };

interface Deleted {
  readonly _id: string;
  readonly Deleted_at: string;
  readonly Deleted_by: string | null;
}

/** The last columns of every list of deleted records. */
export const deletionColumns = <Row extends Deleted>(restore: (row: Row) => void): readonly ColumnDefinition<Row>[] => [
  { key: 'deleted_at', header: 'Deleted', type: 'instant', width: 150, value: (row) => row.Deleted_at },
  { key: 'deleted_by', header: 'Deleted by', type: 'person', width: 130, value: (row) => row.Deleted_by },
  {
    key: 'restore',
    header: 'Restore',
    type: 'text',
    width: 84,
    value: () => 'Restore',
    sortable: false,
    hideable: false,
    onPress: restore,
  },
];

export interface DeletedRecordsDialogProps<Row extends Deleted> {
  readonly title: string;
  /** For screen readers. */
  readonly name: string;
  /** Name under which the layout is stored. */
  readonly layoutName: string;
  /** Explains the list, and what is restored with a record. */
  readonly hint: string;
  readonly emptyText: string;
  /** Memoised. */
  readonly columns: readonly ColumnDefinition<Row>[];
  /** The query of the rows. */
  readonly list: { readonly data?: readonly Row[]; readonly isError: boolean; readonly refetch: () => unknown };
  readonly onRestore: (row: Row) => void;
  /** The failure of the last restore; empty on success. */
  readonly failureText: string;
  readonly onClose: () => void;
}

/** Recently deleted records, with restore buttons. */
export function DeletedRecordsDialog<Row extends Deleted>({
  title,
  name,
  layoutName,
  hint,
  emptyText,
  columns,
  list,
  onRestore,
  failureText,
  onClose,
}: DeletedRecordsDialogProps<Row>) {
  const [view, changeView] = useTableView(layoutName, columns, options);
  return (
    <Dialog isOpen title={title} onClose={onClose} style={{ width: 'min(1140px, 96vw)' }}>
      <DialogBody>
        <p className="db-muted">{hint}</p>
        {failureText !== '' && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        <div className="db-deleted-records">
          <ListTable
            name={name}
            columns={columns}
            list={list}
            view={view}
            onViewChange={changeView}
            emptyText={emptyText}
            rowActions={(row) => [{ label: 'Restore', onSelect: () => onRestore(row) }]}
          />
        </div>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
