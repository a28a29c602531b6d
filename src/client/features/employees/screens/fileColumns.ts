import { projectPath } from '../../../../domain/projects/projectPath';
import type {
  EmployeeChange,
  EmployeeLeave,
  EmployeeOvertime,
  EmployeeProject,
  EmployeeRating,
  EmployeeTimeEntry,
} from '../../../api/api';
import { statusTone } from '../../../ui/badges/statusTone';
import type { ColumnDefinition, Tone } from '../../../table/view/columnDefinition';
import { leaveStatuses } from '../../../../domain/leave/leaveChoices';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { hoursOfMinutes } from '../../../../domain/tasks/variance';
import { averageColumns } from '../../kra/averageColumns';
import { ratingPairColumns, type Explanations } from '../../kra/ratingColumns';

const tones: Readonly<Record<string, Tone>> = { good: 'success', bad: 'danger', waiting: 'warning', active: 'primary' };
const getTone = (status: string): Tone => tones[statusTone(status)] ?? 'neutral';
const statusCell = (status: string) => ({ text: status, tone: getTone(status) });

export const timeEntryColumns: readonly ColumnDefinition<EmployeeTimeEntry>[] = [
  { key: 'in', header: 'Check-In', type: 'instant', width: 150, value: (row) => row.Check_In },
  { key: 'out', header: 'Check-Out', type: 'instant', width: 150, value: (row) => row.Check_Out },
  {
    key: 'hours',
    header: 'Hours',
    type: 'hours',
    width: 80,
    value: ({ Minutes: minutes }) => (minutes === null ? null : hoursOfMinutes(minutes)),
  },
  {
    key: 'key',
    header: 'Key',
    type: 'link',
    width: 96,
    value: (row) => row.Task_key,
    cell: (row) => ({
      text: row.Task_key,
      href: taskPath({ _id: row.Task_id, Project_id: row.Project_id }),
    }),
  },
  { key: 'summary', header: 'Summary', type: 'text', width: 340, value: (row) => row.Short_summary },
  {
    key: 'project',
    header: 'Project',
    type: 'link',
    width: 180,
    value: (row) => row.Project_name,
    cell: (row) => ({ text: row.Project_name, href: projectPath(row.Project_id) }),
  },
];

export const leaveColumns: readonly ColumnDefinition<EmployeeLeave>[] = [
  { key: 'from', header: 'First day', type: 'date', width: 100, value: (row) => row.From },
  { key: 'to', header: 'Last day', type: 'date', width: 100, value: (row) => row.To },
  { key: 'halves', header: 'Halves', type: 'text', width: 170, value: (row) => row.Halves },
  { key: 'days', header: 'Days', type: 'number', width: 76, value: (row) => row.Length_days },
  { key: 'workingDays', header: 'Working days', type: 'number', width: 112, value: (row) => row.Working_days },
  { key: 'type', header: 'Leave Type', type: 'text', width: 120, value: (row) => row.Leave_type },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 150,
    value: (row) => row.Status,
    choices: leaveStatuses.map((status) => ({ value: status, label: status, tone: getTone(status) })),
  },
  {
    key: 'emergency',
    header: 'Emergency',
    type: 'text',
    width: 100,
    value: (row) => (row.Emergency ? 'Emergency' : ''),
  },
  { key: 'reason', header: 'Leave Note', type: 'text', width: 300, value: (row) => row.Reason },
  { key: 'requested', header: 'Requested on', type: 'instant', width: 150, value: (row) => row.Create_at },
];

export const overtimeColumns: readonly ColumnDefinition<EmployeeOvertime>[] = [
  { key: 'day', header: 'Date', type: 'date', width: 100, value: (row) => row.Day },
  { key: 'project', header: 'Project', type: 'text', width: 190, value: (row) => row.Project_name },
  { key: 'description', header: 'Description', type: 'text', width: 360, value: (row) => row.Description },
  { key: 'hours', header: 'Claimed', type: 'hours', width: 90, value: (row) => row.Claimed_hours },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 120,
    value: (row) => row.Status,
    cell: (row) => statusCell(row.Status),
  },
  { key: 'comment', header: 'Comment', type: 'text', width: 240, value: (row) => row.Comment },
];

const averages = averageColumns<EmployeeRating>(({ Month: month, Own_average, Leader_average }) => ({
  month,
  own: Own_average,
  leader: Leader_average,
}));

/** As in the lists of ratings. */
export const ratingColumns = (explanations: Explanations): readonly ColumnDefinition<EmployeeRating>[] => [
  averages.month,
  { key: 'leader', header: 'TL', type: 'person', width: 200, value: (row) => row.Team_leader },
  averages.own,
  averages.leader,
  averages.difference,
  averages.state,
  ...ratingPairColumns<EmployeeRating>({ getRating: (row) => row, explanations }),
  { key: 'rated', header: 'Rated on', type: 'instant', width: 150, value: (row) => row.Rated_at },
];

export const projectColumns: readonly ColumnDefinition<EmployeeProject>[] = [
  {
    key: 'short',
    header: 'Short name',
    type: 'link',
    width: 110,
    value: (row) => row.Project_short_name,
    cell: (row) => ({ text: row.Project_short_name, href: projectPath(row._id) }),
  },
  { key: 'name', header: 'Project', type: 'text', width: 220, value: (row) => row.Project_name },
  { key: 'client', header: 'Client', type: 'text', width: 170, value: (row) => row.Client_name },
  { key: 'part', header: 'Part', type: 'text', width: 170, value: (row) => row.Part },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 140,
    value: (row) => row.Status,
    cell: (row) => statusCell(row.Status),
  },
  { key: 'open', header: 'Open tasks', type: 'number', width: 100, value: (row) => row.Work.Open },
  { key: 'total', header: 'Total tasks', type: 'number', width: 100, value: (row) => row.Work.All },
];

export const changeColumns: readonly ColumnDefinition<EmployeeChange>[] = [
  { key: 'when', header: 'When', type: 'instant', width: 150, value: (row) => row.Create_at },
  { key: 'who', header: 'By', type: 'person', width: 120, value: (row) => row.Changed_by },
  { key: 'field', header: 'Field', type: 'text', width: 170, value: (row) => row.Field },
  { key: 'before', header: 'Before', type: 'text', width: 140, value: (row) => row.Before },
  { key: 'after', header: 'After', type: 'text', width: 140, value: (row) => row.After },
];
