import { useNavigate } from 'react-router-dom';
import { employeeMonthPath } from '../../../../domain/employees/employeePath';
import { missingPunchKinds } from '../../../../domain/present-data/monthEnd';
import { api, type ListMissingPunchesApiArg, type MissingPunch } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { useDayCorrection } from '../../manual-attendance/useDayCorrection';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

/** Keys are the server's sort keys. Next to the steps of a month all columns fit into 1280 px. */
const declared: readonly ColumnDefinition<MissingPunch>[] = [
  { key: 'Name', header: 'Name', type: 'person', width: 148, filterable: false, value: (row) => row.Name },
  { key: 'Code', header: 'Code', type: 'text', width: 80, filterable: false, value: (row) => row.Code },
  { key: 'Day', header: 'Day', type: 'date', width: 94, filterable: false, value: (row) => row.Day },
  {
    key: 'Missing',
    header: 'Missing',
    type: 'status',
    width: 126,
    value: (row) => row.Missing,
    choices: missingPunchKinds.map((kind) => ({ value: kind, label: kind, tone: 'warning' })),
  },
  {
    key: 'Check_in',
    header: 'Check-in',
    type: 'time',
    width: 86,
    sortable: false,
    value: (row) => row.Check_in,
  },
  {
    key: 'Check_out',
    header: 'Check-out',
    type: 'time',
    width: 86,
    sortable: false,
    value: (row) => row.Check_out,
  },
];
type Query = Omit<ListMissingPunchesApiArg, 'offset' | 'limit'>;
const base = {
  sort: [
    { key: 'Day', direction: 'asc' },
    { key: 'Name', direction: 'asc' },
  ],
} as const;
const rowKey = (row: MissingPunch): string => `${row._id} ${row.Day}`;

/**
 * The days of the month ('YYYY-MM') on which a punch is missing, which HR corrects; a row opens the employee's attendance.
 */
export function MissingPunches({
  month,
  detail,
}: { readonly month: string } & Pick<FramedTableProps<MissingPunch>, 'detail'>) {
  const navigate = useNavigate();
  const opensEmployees = useIsPermitted('Employee.*');
  const openEmployee = (row: MissingPunch): void => void navigate(employeeMonthPath(row._id, month));
  const [view, changeView] = useTableView('missing-punches', declared, { base, prefix: 'm.' });
  const toQuery = (other: TableView): Query =>
    presentEntries<Query>({
      month,
      q: searchedText(other),
      missing: wireList(chosenValues(other, 'Missing')),
      sort: wireSort(other),
    });
  const rows = useWindowedList(api.endpoints.listMissingPunches, toQuery(view), rowKey, {
    others: { view, searched: 'name or code', toQuery, counted: ['Missing'] },
  });
  const { mayCorrect, correct, mark, dialog } = useDayCorrection();
  const rowActions = (row: MissingPunch): RowAction[] => [
    ...(mayCorrect(row._id)
      ? [
          {
            label: 'Correct the day',
            mark,
            onSelect: () => correct({ employeeId: row._id, name: row.Name, day: row.Day }),
          },
        ]
      : []),
    ...(opensEmployees
      ? [{ label: 'Attendance of the month', mark: lensMark('Employee.*'), onSelect: () => openEmployee(row) }]
      : []),
  ];
  return (
    <>
      <FramedTable
        detail={detail}
        name="Missing punches"
        exportName={`Missing punches ${month}`}
        columns={declared}
        rows={rows}
        view={view}
        onViewChange={changeView}
        emptyText="No check-in or check-out is missing in this month"
        rowActions={rowActions}
        {...(opensEmployees && { onOpenRow: openEmployee })}
      />
      {dialog}
    </>
  );
}
