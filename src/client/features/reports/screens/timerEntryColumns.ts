import { projectPath } from '../../../../domain/projects/projectPath';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { entryHours } from '../../../../domain/timer/timeEntry';
import { personName } from '../../../../domain/wording/personName';
import type { ReportTimerEntry } from '../../../api/api';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';

/** Finished entries only: a running one counts when it stops. */
/** The file has the rounded hours of each row: they may add up to another total. */
export const roundingText = 'Rounded to two decimals in each row. The total is that of whole seconds, rounded once';

const getHours = (entry: ReportTimerEntry): number | null => entryHours(toTimeEntry(entry));
export const entryPath = ({ Task_id, Project_id }: ReportTimerEntry): string =>
  taskPath({ _id: Task_id._id, Project_id: Project_id._id });

const states: readonly Choice[] = [
  { value: 'Running', label: 'Running', tone: 'success' },
  { value: 'Stopped', label: 'Stopped', tone: 'neutral' },
];

/** The columns of the Task Timer Report. */
export const timerEntryColumns: readonly ColumnDefinition<ReportTimerEntry>[] = [
  {
    key: 'employee',
    header: 'Employee',
    type: 'person',
    width: 170,
    hideable: false,
    value: (row) => personName(row.Employee_id),
  },
  {
    key: 'project',
    header: 'Project',
    type: 'link',
    width: 190,
    value: (row) => row.Project_id.Project_name,
    cell: (row) => ({
      text: row.Project_id.Project_name,
      href: projectPath(row.Project_id._id),
    }),
  },
  {
    key: 'task_key',
    header: 'Key',
    type: 'link',
    width: 96,
    value: (row) => row.Task_id.Task_key,
    cell: (row) => ({ text: row.Task_id.Task_key, href: entryPath(row) }),
  },
  { key: 'task', header: 'Summary', type: 'text', width: 320, value: (row) => row.Task_id.Short_summary },
  { key: 'check_in', header: 'Check In', type: 'instant', width: 150, value: (row) => row.Check_In },
  { key: 'check_out', header: 'Check Out', type: 'instant', width: 150, value: (row) => row.Check_Out },
  {
    key: 'hours',
    header: 'Hours',
    explanation: roundingText,
    type: 'hours',
    width: 92,
    value: getHours,
  },
  { key: 'status', header: 'Status', type: 'status', width: 110, value: (row) => row.Status, choices: states },
];
