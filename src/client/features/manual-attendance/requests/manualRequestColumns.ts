import { personName } from '../../../../domain/wording/personName';
import { clockText } from '../../../../domain/calendar/clockText';
import {
  manualReasons,
  manualStatuses,
  manualTypeLabels,
  manualTypes,
} from '../../../../domain/manual-attendance/manualRequestRules';
import type { ManualAttendanceRequest } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';

type RequestColumn = ColumnDefinition<ManualAttendanceRequest>;

const tones = { Pending: 'warning', Approved: 'success', Rejected: 'danger' } as const;
const statusChoices: readonly Choice[] = manualStatuses.map((status) => ({
  value: status,
  label: status,
  tone: tones[status],
}));
const typeChoices: readonly Choice[] = manualTypes.map((type) => ({ value: type, label: manualTypeLabels[type] }));
const reasonChoices: readonly Choice[] = manualReasons.map((reason) => ({ value: reason, label: reason }));

/** 'Asha Rao'; the middle name where there is one. */
export const requesterName = ({ employee_id: employee }: ManualAttendanceRequest): string => personName(employee);

/** The server neither sorts nor filters by these. */
const shownOnly = { sortable: false, filterable: false } as const;

/** COL-041 to COL-046; keys are the server's sort keys. */
const claimColumns: readonly RequestColumn[] = [
  { key: 'day', header: 'Date', type: 'date', width: 92, value: (row) => row.date, filterable: false },
  { key: 'type', header: 'Type', type: 'text', width: 88, value: (row) => row.type, choices: typeChoices },
  { key: 'time', header: 'Time', type: 'text', width: 84, value: (row) => clockText(row.time), filterable: false },
  { key: 'reason', header: 'Reason', type: 'text', width: 138, value: (row) => row.reason, choices: reasonChoices },
  {
    key: 'state',
    header: 'Status',
    type: 'status',
    width: 100,
    value: (row) => row.status,
    choices: statusChoices,
    filterable: false,
  },
  { ...shownOnly, key: 'comment', header: 'Comment', type: 'text', width: 196, value: (row) => row.status_comment },
];
const askedColumn: RequestColumn = {
  key: 'asked',
  header: 'Requested on',
  type: 'instant',
  width: 150,
  value: (row) => row.Create_at,
  filterable: false,
};
const deciderColumn: RequestColumn = {
  ...shownOnly,
  key: 'decider',
  header: 'Action by',
  type: 'person',
  width: 150,
  value: (row) => row.Action_by,
};
const decidedColumn: RequestColumn = {
  key: 'decided',
  header: 'Action on',
  type: 'instant',
  width: 150,
  value: (row) => row.Action_on,
  filterable: false,
};
const actionColumn: RequestColumn = {
  key: 'Action',
  header: 'Action',
  type: 'text',
  width: 76,
  sortable: false,
  hideable: false,
  value: () => '',
  cell: () => ({ text: 'Action' }),
  onPress: 'row menu',
};

/** COL-040 to COL-047; the others are hidden at first. */
export const requestColumns: readonly RequestColumn[] = [
  {
    key: 'employee',
    header: 'Employee Name',
    type: 'person',
    width: 190,
    frozen: true,
    hideable: false,
    filterable: false,
    value: (row) => `${requesterName(row)} (${row.employee_id.Employee_code})`,
  },
  ...claimColumns,
  { ...askedColumn, isHiddenAtFirst: true },
  { ...deciderColumn, isHiddenAtFirst: true },
  { ...decidedColumn, isHiddenAtFirst: true },
  actionColumn,
];

/** For own requests the approver and the time matter. */
export const ownRequestColumns: readonly RequestColumn[] = [
  ...claimColumns.map((column) => (column.key === 'comment' ? { ...column, width: 160 } : column)),
  { ...askedColumn, width: 132 },
  { ...deciderColumn, width: 130 },
  { ...decidedColumn, isHiddenAtFirst: true },
  actionColumn,
];
