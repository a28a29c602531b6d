import { halvesText } from '../../../../domain/leave/leavePeriod';
import type { Leave } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { personColumn, rowMenuColumn, shownOnly } from '../../../table/view/commonColumns';
import { personName } from '../../../../domain/wording/personName';
import { leaveDatesField } from '../../../../domain/leave/leaveDates';
import { closedNotice, leaveDatesText, leaveStatusChoices, leaveTypeChoices, periodOfLeave } from './shownLeave';

type LeaveColumn = ColumnDefinition<Leave>;

const leaveHalvesText = (leave: Leave): string => halvesText(periodOfLeave(leave));
/** 'Second – Second' for 'Second Half – Second Half', so that both fit into a cell. */
const shortHalves = (text: string): string => text.replace(/ Half – (\w+) Half/, ' – $1');
const firstDay = (leave: Leave): string => periodOfLeave(leave).from;

/** Sorts and filters by the first day; shows both and the length, in files too. */
const datesColumn: LeaveColumn = {
  key: leaveDatesField,
  header: 'Leave Dates',
  type: 'text',
  filterable: 'dates',
  width: 312,
  hideable: false,
  value: firstDay,
  cell: (leave) => ({ text: leaveDatesText(leave), short: shortHalves(leaveDatesText(leave)) }),
};
const typeColumn: LeaveColumn = {
  key: 'Leave_type',
  header: 'Leave Type',
  type: 'text',
  width: 100,
  value: (leave) => leave.Leave_type,
  choices: leaveTypeChoices,
};
const statusColumn: LeaveColumn = {
  key: 'Status',
  header: 'Status',
  type: 'status',
  width: 154,
  value: (leave) => leave.Status,
  choices: leaveStatusChoices,
  cell: (leave) => ({
    text: leave.Status,
    tone: leaveStatusChoices.find((choice) => choice.value === leave.Status)?.tone,
    title: leave.status_comment ?? undefined,
  }),
};
/** For approvers: marks leaves that only HR can decide. */
const decidedColumn: LeaveColumn = {
  ...statusColumn,
  cell: (leave) => {
    const notice = closedNotice(leave);
    return {
      ...statusColumn.cell?.(leave),
      text: notice === undefined ? leave.Status : `${leave.Status}, month closed`,
      ...(notice !== undefined && { title: notice }),
    };
  },
};
const requestedByColumn: LeaveColumn = {
  key: 'Created_by',
  header: 'Requested By',
  type: 'person',
  width: 118,
  value: (leave) => leave.Created_by,
};
const actionTakenColumn: LeaveColumn = {
  key: 'Action_on',
  header: 'Action Taken On',
  type: 'instant',
  width: 150,
  value: (leave) => leave.Action_on,
};
const noteColumn: LeaveColumn = {
  key: 'Reason',
  header: 'Leave Note',
  type: 'text',
  width: 150,
  value: (leave) => leave.Reason,
};
const commentColumn: LeaveColumn = {
  key: 'status_comment',
  header: 'Comment',
  type: 'text',
  width: 200,
  value: (leave) => leave.status_comment,
};
const lengthColumn: LeaveColumn = {
  key: 'Length_days',
  header: 'Days',
  type: 'number',
  width: 72,
  value: (leave) => leave.Length_days,
};
/** What pay and attendance count: without weekly offs and holidays. */
const workingDaysColumn: LeaveColumn = {
  key: 'Working_days',
  header: 'Working days',
  type: 'number',
  width: 112,
  sortable: false,
  filterable: false,
  value: (leave) => leave.Working_days,
};

/** COL-018 to COL-024; the others are hidden at first. */
export const ownLeaveColumns: readonly LeaveColumn[] = [
  datesColumn,
  typeColumn,
  statusColumn,
  requestedByColumn,
  actionTakenColumn,
  { ...noteColumn, width: 128 },
  { ...lengthColumn, isHiddenAtFirst: true },
  { ...workingDaysColumn, isHiddenAtFirst: true },
  { ...commentColumn, isHiddenAtFirst: true },
  rowMenuColumn,
];

const emergencyChoices = [
  { value: 'true', label: 'Emergency' },
  { value: 'false', label: 'No' },
];

const employeeColumn: LeaveColumn = {
  key: 'Employee',
  header: 'Employee',
  ...personColumn,
  value: ({ Employee }) => `${personName(Employee)} (${Employee.Employee_code})`,
};

/** The approver's columns (screens.md, /teamleave). Days are typed columns, so that Excel can calculate with them. */
export const teamLeaveColumns: readonly LeaveColumn[] = [
  employeeColumn,
  { ...datesColumn, header: 'First day', type: 'date', width: 90, cell: undefined },
  {
    ...shownOnly,
    key: 'EndDate',
    header: 'Last day',
    type: 'date',
    width: 92,
    value: (leave) => periodOfLeave(leave).to,
  },
  { ...lengthColumn, width: 64, filterable: false },
  workingDaysColumn,
  {
    ...shownOnly,
    key: 'Halves',
    header: 'Halves',
    type: 'text',
    width: 112,
    value: leaveHalvesText,
    cell: (leave) => ({ text: leaveHalvesText(leave), short: shortHalves(leaveHalvesText(leave)) }),
  },
  typeColumn,
  decidedColumn,
  { ...noteColumn, ...shownOnly, width: 190 },
  {
    ...shownOnly,
    key: 'Clashes',
    header: 'Clash',
    type: 'text',
    width: 150,
    value: (leave) => (leave.Clashes ?? []).map(personName).join(', '),
    cell: (leave) => ({
      text: (leave.Clashes ?? []).map(personName).join(', '),
      tone: (leave.Clashes ?? []).length > 0 ? 'warning' : undefined,
    }),
  },
  {
    ...shownOnly,
    key: 'LeavesinLast30Days',
    header: 'Days in last 30',
    type: 'number',
    width: 114,
    value: (leave) => leave.LeavesinLast30Days,
  },
  {
    key: 'Emergency_leave',
    header: 'Emergency',
    type: 'text',
    width: 112,
    value: (leave) => leave.Emergency_leave,
    choices: emergencyChoices,
    cell: (leave) => ({
      text: leave.Emergency_leave === 'true' ? 'Emergency' : '',
      tone: leave.Emergency_leave === 'true' ? 'danger' : undefined,
    }),
  },
  {
    key: 'Create_at',
    header: 'Requested on',
    type: 'instant',
    width: 150,
    filterable: false,
    value: (leave) => leave.Create_at,
  },
  { ...actionTakenColumn, filterable: false },
  {
    ...shownOnly,
    key: 'Action_by',
    header: 'Action by',
    type: 'person',
    width: 140,
    value: (leave) => leave.Action_by,
  },
  { ...commentColumn, ...shownOnly, isHiddenAtFirst: true },
];

/** The same for all employees, with the creator. */
export const reportLeaveColumns: readonly LeaveColumn[] = [
  ...teamLeaveColumns,
  { ...requestedByColumn, ...shownOnly, header: 'Created by' },
];

export const announcedLeaveColumns: readonly LeaveColumn[] = teamLeaveColumns.filter(
  (column) => !['Clashes', 'LeavesinLast30Days'].includes(column.key),
);
