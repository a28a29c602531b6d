import { getCounts } from '../../../entities/workFigures';
import { projectPath } from '../../../../domain/projects/projectPath';
import { projectStatuses } from '../../../../domain/projects/projectChoices';
import { finishedStatus, noTasksText, openStatuses, rejectedStatus } from '../../../../domain/tasks/workState';
import type { Project } from '../../../api/api';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import type { CellContent, ColumnDefinition } from '../../../table/view/columnDefinition';
import { statusCellTone } from '../../../table/grid/statusCellTone';

export const projectStatusChoices = projectStatuses.map((status) => ({
  value: status,
  label: status,
  tone: statusCellTone(status),
}));

/** A figure that links to its tasks. */
const tasksCell = (
  project: Project,
  count: number | undefined,
  statuses: readonly string[] = [],
  type = '',
): CellContent => ({
  text: String(count ?? 0),
  href: projectTasksPath(project._id, { Status: statuses, Issue_type: type === '' ? [] : [type] }),
});

/** The columns of /projects (screens.md). */
export const projectColumns: readonly ColumnDefinition<Project>[] = [
  {
    key: 'short_name',
    header: 'Short name',
    type: 'link',
    width: 104,
    frozen: true,
    value: (row) => row.Project_short_name,
    cell: (row) => ({ text: row.Project_short_name, href: projectPath(row._id) }),
  },
  {
    key: 'name',
    header: 'Project',
    type: 'link',
    width: 260,
    hideable: false,
    value: (row) => row.Project_name,
    cell: (row) => ({ text: row.Project_name, href: projectPath(row._id) }),
  },
  { key: 'client', header: 'Client', type: 'text', width: 200, value: (row) => row.Client_name },
  { key: 'manager', header: 'Project manager', type: 'person', width: 160, value: (row) => row.Project_manager },
  {
    key: 'technical_manager',
    header: 'Technical PM',
    type: 'person',
    width: 160,
    value: (row) => row.Technical_project_manager,
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 130,
    value: (row) => row.Status,
    choices: projectStatusChoices,
  },
  { key: 'members', header: 'Members', type: 'number', width: 100, value: (row) => row.Member_count },
  {
    key: 'open',
    header: 'Open',
    type: 'number',
    width: 72,
    value: (row) => row.Work?.Open,
    cell: (row) => tasksCell(row, row.Work?.Open, openStatuses),
  },
  {
    key: 'tasks',
    header: 'Tasks',
    type: 'number',
    width: 72,
    value: (row) => row.Work?.All,
    cell: (row) => tasksCell(row, row.Work?.All),
  },
  {
    key: 'finished',
    header: 'Finished',
    type: 'number',
    width: 88,
    value: (row) => row.Work?.Finished,
    cell: (row) => tasksCell(row, row.Work?.Finished, [finishedStatus]),
    isHiddenAtFirst: true,
  },
  {
    key: 'rejected',
    header: 'Rejected',
    type: 'number',
    width: 88,
    value: (row) => row.Work?.Rejected,
    cell: (row) => tasksCell(row, row.Work?.Rejected, [rejectedStatus]),
    isHiddenAtFirst: true,
  },
  {
    key: 'bugs',
    header: 'Open bugs',
    type: 'number',
    width: 96,
    value: (row) => row.Bug_count,
    cell: (row) => tasksCell(row, row.Bug_count, openStatuses, 'Bug'),
  },
  {
    key: 'closed',
    header: 'Progress',
    type: 'progress',
    width: 120,
    value: (row) => row.Work?.Progress,
    absent: ({ Work }) => (Work === undefined ? '' : noTasksText(getCounts(Work))),
  },
  { key: 'start', header: 'Start', type: 'date', width: 104, value: (row) => row.Project_start_date },
  { key: 'milestone', header: 'Next milestone', type: 'text', width: 200, value: (row) => row.Next_milestone?.Name },
  {
    key: 'milestone_due',
    header: 'Milestone due',
    type: 'date',
    width: 116,
    value: (row) => row.Next_milestone?.DueDate,
  },
];
