import { projectPath } from '../../../../domain/projects/projectPath';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { overtimeStatuses } from '../../../../domain/overtime/overtimeChoices';
import type { Overtime, OvertimeRecord } from '../../../api/api';
import { shownOnly } from '../../../table/view/commonColumns';
import type { CellContent, Choice, ColumnDefinition, Tone } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';

type Column = ColumnDefinition<Overtime>;

const tones: Readonly<Record<Overtime['Approval_Status'], Tone>> = {
  Pending: 'warning',
  Approved: 'success',
  Rejected: 'danger',
};
export const overtimeStatusChoices: readonly Choice[] = overtimeStatuses.map((status) => ({
  value: status,
  label: status,
  tone: tones[status],
}));

/** 'Matched (2 Hr)', 'Short by 0.5 Hr (1.5 Hr)', 'No record'. */
export function recordText(record: OvertimeRecord | undefined): string {
  if (record === undefined) return '';
  switch (record.Result) {
    case 'Matched':
      return `Matched (${formatHours(record.Hours)})`;
    case 'Short':
      return `Short by ${formatHours(record.Short_by)} (${formatHours(record.Hours)})`;
    case 'No claim':
      return formatHours(record.Hours);
    case 'No record':
      return 'No record';
  }
}

const recordTones: Readonly<Record<OvertimeRecord['Result'], Tone>> = {
  Matched: 'success',
  Short: 'warning',
  'No record': 'danger',
  'No claim': 'neutral',
};
function recordCell(record: OvertimeRecord | undefined, source: string): CellContent {
  const text = recordText(record);
  return { text, tone: record && recordTones[record.Result], title: `${source}, hours outside the shift: ${text}` };
}

const employee: Column = {
  key: 'Employee',
  header: 'Employee',
  type: 'person',
  width: 190,
  frozen: true,
  hideable: false,
  filterable: false,
  value: ({ Creater }) => `${personName(Creater)} (${Creater.Employee_code})`,
};

const claimColumns: readonly Column[] = [
  {
    key: 'Overtime_date',
    header: 'Date',
    type: 'date',
    width: 96,
    hideable: false,
    value: (entry) => entry.Overtime_date,
  },
  {
    key: 'Project',
    header: 'Project',
    type: 'link',
    width: 170,
    filterable: false,
    value: (entry) => entry.Project_id.Project_name,
    cell: (entry) => ({ text: entry.Project_id.Project_name, href: projectPath(entry.Project_id._id) }),
  },
  {
    ...shownOnly,
    key: 'Description',
    header: 'Description',
    type: 'text',
    width: 240,
    value: (entry) => entry.Description,
    cell: (entry) => ({ text: entry.Description, title: entry.Description }),
  },
  {
    key: 'Claimed_hours',
    header: 'Hours',
    type: 'hours',
    width: 78,
    filterable: false,
    value: (entry) => entry.Claimed_hours,
  },
];
/** The claim compared with the records of its day. */
const recordColumns: readonly Column[] = [
  {
    ...shownOnly,
    key: 'Face_record',
    header: 'Face log',
    type: 'text',
    width: 166,
    value: (entry) => recordText(entry.Face_record),
    cell: (entry) => recordCell(entry.Face_record, 'Check-in and check-out'),
  },
  {
    ...shownOnly,
    key: 'Timer_record',
    header: 'Timers',
    type: 'text',
    width: 166,
    value: (entry) => recordText(entry.Timer_record),
    cell: (entry) => recordCell(entry.Timer_record, 'Task timers'),
  },
];
const statusColumn: Column = {
  key: 'Approval_Status',
  header: 'Status',
  type: 'status',
  width: 104,
  value: (entry) => entry.Approval_Status,
  choices: overtimeStatusChoices,
};
const decisionColumns: readonly Column[] = [
  {
    ...shownOnly,
    key: 'Approval_Status_Comment',
    header: 'Comment',
    type: 'text',
    width: 190,
    value: (entry) => entry.Approval_Status_Comment,
  },
  {
    ...shownOnly,
    key: 'Action_by',
    header: 'Action by',
    type: 'person',
    width: 140,
    value: (entry) => entry.Action_by,
  },
  {
    key: 'Action_on',
    header: 'Action on',
    type: 'instant',
    width: 150,
    filterable: false,
    value: (entry) => entry.Action_on,
  },
  {
    key: 'Create_at',
    header: 'Entered on',
    type: 'instant',
    width: 150,
    filterable: false,
    isHiddenAtFirst: true,
    value: (entry) => entry.Create_at,
  },
];

/** The entries (FIELD-060) of the user: what became of them is in view in a window of 1280 pixels. */
export const ownOvertimeColumns: readonly Column[] = [
  ...claimColumns,
  statusColumn,
  ...recordColumns,
  ...decisionColumns,
];

/** Those of others, for a decision. */
export const othersOvertimeColumns: readonly Column[] = [
  employee,
  ...claimColumns,
  ...recordColumns,
  statusColumn,
  ...decisionColumns,
];
