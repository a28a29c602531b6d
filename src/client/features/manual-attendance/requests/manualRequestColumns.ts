import { personName } from '../../../../domain/wording/personName';
import { clockText } from '../../../../domain/calendar/clockText';
import {
  manualReasons,
  manualStatuses,
  manualTypeLabels,
  manualTypes,
} from '../../../../domain/manual-attendance/manualRequestRules';
import type { ManualAttendanceRequest } from '../../../api/api';
import { personColumn, rowMenuColumn, shownOnly } from '../../../table/view/commonColumns';
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
const requestedAtColumn: RequestColumn = {
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

/** COL-040 to COL-047; the others are hidden at first. */
export const requestColumns: readonly RequestColumn[] = [
  {
    key: 'employee',
    header: 'Employee Name',
    ...personColumn,
    value: (row) => `${requesterName(row)} (${row.employee_id.Employee_code})`,
  },
  ...claimColumns,
  { ...requestedAtColumn, isHiddenAtFirst: true },
  { ...deciderColumn, isHiddenAtFirst: true },
  { ...decidedColumn, isHiddenAtFirst: true },
  rowMenuColumn,
];

/** For own requests the approver and the time matter. */
export const ownRequestColumns: readonly RequestColumn[] = [
  ...claimColumns.map((column) => (column.key === 'comment' ? { ...column, width: 160 } : column)),
  { ...requestedAtColumn, width: 132 },
  { ...deciderColumn, width: 130 },
  { ...decidedColumn, isHiddenAtFirst: true },
  rowMenuColumn,
];
