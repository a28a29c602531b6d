import type { Day } from '../../../../domain/calendar/day';
import type { KnownTask } from '../../../entities/knownRecords';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import {
  assignedDateColumn,
  assigneeExport,
  blockedByColumn,
  blocksColumn,
  dueDateColumn,
  dueHalfColumn,
  keyColumn,
  unassignedChoice,
  priorityColumn,
  projectColumn,
  reporterColumn,
  sprintColumn,
  sprintExport,
  startDateColumn,
  startHalfColumn,
  statusColumn,
  summaryColumn,
  typeColumn,
  type SprintChoice,
} from '../../tasks/taskColumns';
import {
  closedColumn,
  commentsColumn,
  daysInStatusColumn,
  estimatedColumn,
  loggedColumn,
  milestoneColumn,
  progressColumn,
  reopensColumn,
  slackColumn,
  varianceColumn,
} from '../../tasks/taskFigureColumns';

type TaskColumn = ColumnDefinition<KnownTask>;

/** Filter choices for tasks of several projects. Sprints and milestones are those of the chosen project. */
export interface ReportChoices {
  readonly projects: readonly Choice[];
  readonly people: readonly Choice[];
  readonly sprints?: readonly SprintChoice[];
  readonly milestones?: readonly Choice[];
}

const project = (projects: readonly Choice[]): TaskColumn => ({
  ...projectColumn,
  filterable: 'choices',
  choices: projects,
  value: (task) => task.Project_id,
});
const assignee = (people: readonly Choice[]): TaskColumn => ({
  key: 'Assignees',
  header: 'Assignee',
  type: 'person',
  width: 150,
  value: (task) => task.Employee_id ?? '',
  exported: assigneeExport,
  cell: (task) => ({ text: task.Assignees ?? '-' }),
  choices: [...people, unassignedChoice],
});
const reporter = (people: readonly Choice[]): TaskColumn => ({
  ...reporterColumn,
  filterable: 'choices',
  choices: people,
  value: (task) => task.Reporter_id,
  cell: (task) => ({ text: task.Reporter ?? '-' }),
});
const sprint = (sprints: readonly SprintChoice[] | undefined): TaskColumn =>
  sprints
    ? sprintColumn(sprints)
    : {
        key: 'Sprint',
        header: 'Sprint',
        type: 'text',
        width: 130,
        filterable: false,
        value: (task) => task.Sprint_id?.Name,
        exported: sprintExport,
        cell: (task) => ({ text: task.Sprint_id?.Name ?? '-' }),
      };

/** The columns of /reportList (screens.md). */
export const taskReportColumns = (
  { projects, people, sprints, milestones }: ReportChoices,
  today: Day,
): readonly TaskColumn[] => [
  keyColumn,
  summaryColumn,
  project(projects),
  sprint(sprints),
  milestoneColumn(milestones),
  typeColumn,
  priorityColumn,
  statusColumn,
  assignee(people),
  reporter(people),
  { ...assignedDateColumn, header: 'Assigned', width: 100 },
  startDateColumn,
  startHalfColumn,
  { ...dueDateColumn(today), header: 'Due' },
  dueHalfColumn,
  closedColumn,
  estimatedColumn,
  loggedColumn,
  varianceColumn,
  reopensColumn,
  commentsColumn,
  blockedByColumn,
  blocksColumn,
];

/** The columns of /taskprogress (screens.md). */
export const taskProgressColumns = (
  { projects, people }: ReportChoices,
  today: Day,
  timeZone: string,
): readonly TaskColumn[] => [
  keyColumn,
  summaryColumn,
  project(projects),
  assignee(people),
  typeColumn,
  priorityColumn,
  statusColumn,
  daysInStatusColumn(today, timeZone),
  estimatedColumn,
  loggedColumn,
  progressColumn,
  { ...dueDateColumn(today), header: 'Due' },
  dueHalfColumn,
  slackColumn(today),
];
