import { projectStatuses } from '../../../domain/projects/projectChoices';
import { taskStatuses } from '../../../domain/tasks/taskChoices';
import type { Project } from '../../api/api';
import { tasksPath } from './tasksPath';
import type { CellContent, ColumnDefinition } from '../../ui/table/columnDefinition';
import { statusCellTone } from '../../ui/table/statusCellTone';

export const projectStatusChoices = projectStatuses.map((status) => ({ value: status, label: status, tone: statusCellTone(status) }));

export const projectPath = (project: Pick<Project, '_id'>): string => `/project/view/${encodeURIComponent(project._id)}`;

const notClosed = taskStatuses.filter((status) => status !== 'CLOSE');

/** A figure that opens the tasks which it counts. */
const tasksCell = (project: Project, count: number | undefined, statuses: readonly string[] = [], type = ''): CellContent => ({
  text: String(count ?? 0),
  href: tasksPath(project._id, { Status: statuses, Issue_type: type === '' ? [] : [type] }),
});

/** The columns of /projects (screens.md). */
export const projectColumns: readonly ColumnDefinition<Project>[] = [
  { key: 'short_name', header: 'Short name', type: 'link', width: 104, frozen: true, value: (row) => row.Project_short_name, cell: (row) => ({ text: row.Project_short_name, href: projectPath(row) }) },
  { key: 'name', header: 'Project', type: 'link', width: 260, hideable: false, value: (row) => row.Project_name, cell: (row) => ({ text: row.Project_name, href: projectPath(row) }) },
  { key: 'client', header: 'Client', type: 'text', width: 200, value: (row) => row.Client_name },
  { key: 'manager', header: 'Project manager', type: 'person', width: 160, value: (row) => row.Project_manager },
  { key: 'technical_manager', header: 'Technical PM', type: 'person', width: 160, value: (row) => row.Technical_project_manager },
  { key: 'status', header: 'Status', type: 'status', width: 130, value: (row) => row.Status, choices: projectStatusChoices },
  { key: 'members', header: 'Members', type: 'number', width: 100, value: (row) => row.Member_count },
  { key: 'open', header: 'Open', type: 'number', width: 72, value: (row) => row.Open_task_count, cell: (row) => tasksCell(row, row.Open_task_count, notClosed) },
  { key: 'tasks', header: 'Tasks', type: 'number', width: 72, value: (row) => row.Task_count, cell: (row) => tasksCell(row, row.Task_count) },
  { key: 'bugs', header: 'Bugs', type: 'number', width: 72, value: (row) => row.Bug_count, cell: (row) => tasksCell(row, row.Bug_count, notClosed, 'Bug') },
  { key: 'closed', header: '% closed', type: 'progress', width: 120, value: (row) => row.Closed_percent },
  { key: 'start', header: 'Start', type: 'date', width: 104, value: (row) => row.Project_start_date },
  { key: 'milestone', header: 'Next milestone', type: 'text', width: 200, value: (row) => row.Next_milestone?.Name },
  { key: 'milestone_due', header: 'Milestone due', type: 'date', width: 116, value: (row) => row.Next_milestone?.DueDate },
];
