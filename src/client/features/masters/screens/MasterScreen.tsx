import { PlusIcon } from '@blueprintjs/icons';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { ListMasterUsesApiArg } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { MissingRecord } from '../../../ui/dialogs/NotFoundDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { RowDetail } from '../../../table/detail/rowDetail';
import type { TableView } from '../../../table/view/tableView';
import { ListTable } from '../../../table/view/ListTable';
import { pagesOf10 } from '../../../table/view/pageSizes';
import { useTableView } from '../../../table/view/useTableView';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import type { RowQuery } from '../../../table/windows/queryState';
import { MasterUses } from './MasterUses';
import { MasterUsesDrawer } from './MasterUsesDrawer';
import { buttonColumns, whyKept, type MasterRow } from './masterColumns';
import type { OpenedEntry } from './useMasterForm';
import { useOpenEntry } from './useOpenEntry';
import './masters.css';
import { Button } from '../../../ui/controls/Button';

interface MasterParts<Row extends MasterRow> {
  /** 'Location' */
  readonly title: string;
  /** 'location', in the middle of a sentence. */
  readonly noun: string;
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly list: RowQuery<readonly Row[]>;
  readonly getName: (row: Row) => string;
  /** The dialog that adds (null) or edits. */
  readonly form: (opened: OpenedEntry<Row>) => ReactNode;
  /** Rejects with an ApiFailure. Absent where the entries are fixed: then none is added either. */
  readonly remove?: (id: string) => Promise<unknown>;
  readonly deletedMessage?: string;
  /** An additional warning before a row is deleted. */
  readonly deleteWarning?: (row: Row) => ReactNode;
  readonly base: Partial<TableView>;
  readonly actions?: ReactNode;
}

/** What is shown of the chosen entry: who uses it, or something else. */
type EntryDetail<Row extends MasterRow> =
  | {
      /** The master that uses are asked of. */
      readonly master: ListMasterUsesApiArg['Master'];
      readonly detail?: undefined;
    }
  | { readonly master?: undefined; readonly detail: RowDetail<Row> }
  | { readonly master?: undefined; readonly detail?: undefined };

export type MasterScreenProps<Row extends MasterRow> = MasterParts<Row> & EntryDetail<Row>;

const none: readonly never[] = [];

/** The pattern of all masters: a list with search and Excel, add, edit, delete, and who uses an entry. The open entry is in the URL. */
export function MasterScreen<Row extends MasterRow>({
  title,
  noun,
  master,
  columns: own,
  list,
  getName,
  form,
  remove,
  deletedMessage = '',
  deleteWarning,
  base,
  actions,
  detail,
}: MasterScreenProps<Row>) {
  const { opened, used, open, showUses, close, followUses } = useOpenEntry();
  const deletion = useOverlay<Row>('delete');
  const { open: askToDelete, props: deleted } = deletion;
  const isFixed = remove === undefined;
  const columns = useMemo(
    () => [...own, ...buttonColumns<Row>(open, isFixed ? undefined : askToDelete)],
    [own, open, isFixed, askToDelete],
  );
  const [view, changeView] = useTableView(`master.${title.toLowerCase().replaceAll(' ', '-')}`, columns, { base });
  const rows: readonly Row[] = list.data ?? none;
  const found = rows.find((row) => row._id === opened);
  // Deleted by another user during the edit: the entered values stay, and the form says so.
  const [lastFound, rememberFound] = useScreenState<Row | null>('drafts', 'last-found', null);
  useEffect(() => {
    if (found) rememberFound(found);
  }, [found, rememberFound]);
  const edited = found ?? (lastFound?._id === opened ? lastFound : undefined);
  const shown = rows.find((row) => row._id === used);
  const isEntryMissing = opened !== null && opened !== 'new' && edited === undefined;

  const confirmDelete = async (): Promise<void> => {
    if (!deleted || !remove) return;
    await remove(deleted._id);
    deletion.close();
    await showSuccess(deletedMessage);
  };
  const deleteAction = (row: Row): RowAction => ({
    label: 'Delete',
    intent: 'danger',
    disabledReason: whyKept(row),
    onSelect: () => askToDelete(row),
  });
  const add = <Button intent="primary" icon={<PlusIcon />} text="Add" onClick={() => open('new')} />;
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={title}
          actions={
            <>
              {actions}
              {!isFixed && add}
            </>
          }
        />
      }
    >
      <ListTable
        name={title}
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        emptyText={`No ${noun} yet`}
        pageSizes={pagesOf10}
        rowActions={(row) => [
          { label: 'Edit', onSelect: () => open(row._id) },
          ...(master ? [{ label: 'Used by', onSelect: () => showUses(row._id) }] : []),
          ...(isFixed ? [] : [deleteAction(row)]),
        ]}
        onOpenRow={(row) => open(row._id)}
        onNavigate={followUses}
        {...(detail && { detail })}
        {...(master && {
          detail: {
            noun,
            content: (row: Row) => (
              <section className="db-master-detail" aria-label={getName(row)}>
                <h2 className="db-section-title">
                  {getName(row)} <span className="db-muted">used by</span>
                </h2>
                <MasterUses key={row._id} master={master} id={row._id} />
              </section>
            ),
          },
        })}
      />
      {opened === 'new' && !isFixed && form({ stored: null, isDeleted: false, onClose: close })}
      {edited && form({ stored: edited, isDeleted: list.data !== undefined && !found, onClose: close })}
      <MissingRecord
        what={noun}
        id={isEntryMissing ? opened : used}
        found={isEntryMissing ? undefined : shown}
        list={list}
        onClose={close}
      />
      {master && shown && (
        <MasterUsesDrawer key={shown._id} master={master} id={shown._id} name={getName(shown)} onClose={close} />
      )}
      <ConfirmDialog
        name="delete-entry"
        isOpen={deletion.isOpen}
        title="Are you sure to delete this record?"
        confirmLabel="Delete"
        intent="danger"
        onConfirm={confirmDelete}
        onCancel={deletion.close}
      >
        {deleted && getName(deleted)}
        {deleted && deleteWarning?.(deleted)}
      </ConfirmDialog>
    </Page>
  );
}
