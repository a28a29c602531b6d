import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { OvertimeDecision } from '../../../../domain/overtime/overtimeChoices';
import type { Month } from '../../../../domain/calendar/month';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { closedMonthMessage, closedMonthsFlag } from '../../../../domain/present-data/closedMonth';
import { api, useDeleteOvertimeMutation, type Overtime } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectUser } from '../../../session/sessionSelectors';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { pagesOf10 } from '../../../table/view/pageSizes';
import { useTableView } from '../../../table/view/useTableView';
import { DecideOvertimeDialog } from './DecideOvertimeDialog';
import { othersOvertimeColumns, overtimeStatusChoices, ownOvertimeColumns } from './overtimeColumns';
import { OvertimeFormDialog } from './OvertimeFormDialog';
import { toOvertimeQuery, type OvertimeQuery } from './overtimeQuery';

// The project's managers may decide, too (row rule of the server).
const decide = lensMark('Overtime.Approve_Overtime');
const untouched: Partial<TableView> = { pageSize: 10, sort: [{ key: 'Overtime_date', direction: 'desc' }] };
const toolbarFilterKeys = ['Approval_Status'];
const names: Readonly<Record<OvertimeQuery['scope'], string>> = {
  own: 'My overtime',
  team: 'Overtime of my team',
  projects: 'Overtime of my projects',
  all: 'Overtime of all employees',
};
const emptyTexts: Readonly<Record<OvertimeQuery['scope'], string>> = {
  own: 'You have not entered overtime yet',
  team: 'Your team has not entered overtime yet',
  projects: 'There is no overtime for your projects yet',
  all: 'There is no overtime yet',
};

/** All of them are pending, and of one month. */
const pendingColumns = othersOvertimeColumns.map((column) =>
  ['Approval_Status', 'Overtime_date'].includes(column.key) ? { ...column, filterable: false as const } : column,
);

export interface OvertimeTableProps extends Pick<FramedTableProps<Overtime>, 'detail'> {
  readonly scope: OvertimeQuery['scope'];
  readonly emptyAction?: ReactNode;
  readonly onLogs: (id: string) => void;
  /** Only the pending ones of a month, without the choice of others. */
  readonly pendingIn?: Month;
}

/** One of the lists of overtime: filters, decisions for approvers, edits of the user's own entries. */
export function OvertimeTable({ scope, emptyAction, onLogs, pendingIn, detail }: OvertimeTableProps) {
  const ownId = useSelector(selectUser)?._id;
  const declared =
    pendingIn !== undefined ? pendingColumns : scope === 'own' ? ownOvertimeColumns : othersOvertimeColumns;
  const [view, changeView] = useTableView(`overtime-${scope}`, declared, { base: untouched });
  const toQuery = (other: TableView): OvertimeQuery => toOvertimeQuery(other, scope, pendingIn);
  const rows = useWindowedList(api.endpoints.listOvertimeWindow, toQuery(view), recordKey, {
    others: {
      view,
      searched: scope === 'own' ? 'project' : 'employee, code or project',
      toQuery,
      counted: ['Approval_Status'],
    },
  });
  const deciding = useOverlay<{ readonly entry: Overtime; readonly decision: OvertimeDecision }>('decide');
  const editing = useOverlay<Overtime>('edit');
  const deletion = useOverlay<Overtime>('delete');
  const [remove] = useDeleteOvertimeMutation();
  const correctsClosedMonths = useIsPermitted(closedMonthsFlag);
  const closedNotice = ({ Closed_month }: Overtime, records: 'overtime' | 'own overtime'): string | undefined =>
    Closed_month === null || correctsClosedMonths ? undefined : closedMonthMessage(Closed_month, records);
  /** Why an own entry cannot be changed; undefined when it can. */
  const unchangeable = (entry: Overtime): string | undefined =>
    entry.Approval_Status === 'Pending'
      ? closedNotice(entry, 'own overtime')
      : `It is already ${entry.Approval_Status.toLowerCase()}`;
  const isChangeable = (entry: Overtime): boolean => entry.Creater_id === ownId && unchangeable(entry) === undefined;

  const undecidable = (entry: Overtime): string | undefined => {
    if (entry.May_decide) return undefined;
    if (entry.Approval_Status !== 'Pending') return `It is already ${entry.Approval_Status.toLowerCase()}`;
    if (entry.Creater_id === ownId) return 'Another person must decide on your overtime';
    return closedNotice(entry, 'overtime') ?? 'The project manager decides';
  };

  const rowActions = (entry: Overtime): readonly RowAction[] => [
    {
      label: 'Approve',
      mark: decide,
      disabledReason: undecidable(entry),
      onSelect: () => deciding.open({ entry, decision: 'Approved' }),
    },
    {
      label: 'Reject',
      mark: decide,
      disabledReason: undecidable(entry),
      onSelect: () => deciding.open({ entry, decision: 'Rejected' }),
    },
    { label: 'Logs', onSelect: () => onLogs(entry._id) },
    ...(entry.Creater_id === ownId
      ? [
          { label: 'Edit', disabledReason: unchangeable(entry), onSelect: () => editing.open(entry) },
          {
            label: 'Delete',
            disabledReason: unchangeable(entry),
            intent: 'danger' as const,
            onSelect: () => deletion.open(entry),
          },
        ]
      : []),
  ];
  return (
    <>
      <FramedTable
        detail={detail}
        name={pendingIn === undefined ? names[scope] : 'Pending overtime'}
        columns={declared}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf10}
        emptyText={pendingIn === undefined ? emptyTexts[scope] : 'No overtime of this month is pending'}
        emptyAction={emptyAction}
        untaggedFilters={toolbarFilterKeys}
        toolbarItems={
          pendingIn === undefined && (
            <ChoiceFilterSelect
              label="Status"
              columnKey="Approval_Status"
              choices={overtimeStatusChoices}
              view={view}
              onViewChange={changeView}
            />
          )
        }
        rowActions={rowActions}
        onOpenRow={(entry) =>
          entry.May_decide
            ? deciding.open({ entry, decision: 'Approved' })
            : isChangeable(entry)
              ? editing.open(entry)
              : onLogs(entry._id)
        }
      />
      {deciding.props && <DecideOvertimeDialog {...deciding.props} onClose={deciding.close} />}
      {editing.props && <OvertimeFormDialog entry={editing.props} onClose={editing.close} />}
      <ConfirmDialog
        name="delete-overtime"
        isOpen={deletion.isOpen}
        title="Are you sure to delete this record?"
        confirmLabel="Delete"
        intent="danger"
        onCancel={deletion.close}
        onConfirm={async () => {
          if (deletion.props) await remove({ id: deletion.props._id }).unwrap();
          deletion.close();
        }}
      >
        {deletion.props &&
          `Overtime of ${formatDay(deletion.props.Overtime_date)} on ${deletion.props.Project_id.Project_name}`}
      </ConfirmDialog>
    </>
  );
}
