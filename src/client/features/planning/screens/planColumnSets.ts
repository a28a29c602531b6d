import type { Day } from '../../../../domain/calendar/day';
import type { Milestone, ProjectSprint } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { daysLeftColumn, descriptionColumn, dueColumn, startColumn, statusColumn } from '../planColumns';
import { planPath } from '../../../../domain/planning/planPath';
import {
  carriedColumn,
  estimatedColumn,
  finishedColumn,
  plannedColumn,
  loggedColumn,
  progressColumn,
  rejectedColumn,
} from './figureColumns';

/** The columns of /project/milestone/{id} (screens.md). */
export const milestoneColumns = (today: Day): readonly ColumnDefinition<Milestone>[] => [
  {
    key: 'name',
    header: 'Milestone',
    type: 'link',
    width: 190,
    frozen: true,
    hideable: false,
    value: (row) => row.Name,
    cell: (row) => ({ text: row.Name, href: planPath('milestone', row.Project_id, row._id) }),
  },
  startColumn,
  dueColumn(today),
  daysLeftColumn(today),
  statusColumn,
  finishedColumn((row) => row.Sprints.map((sprint) => sprint._id)),
  plannedColumn,
  progressColumn,
  rejectedColumn,
  {
    key: 'sprints',
    header: 'Sprints',
    type: 'text',
    width: 220,
    value: (row) => row.Sprints.map((sprint) => sprint.Name).join(', '),
    cell: (row) => ({
      text: row.Sprints.map((sprint) => sprint.Name).join(', '),
      title: row.Sprints.map((sprint) => sprint.Name).join('\n'),
    }),
  },
  estimatedColumn,
  loggedColumn,
  { ...descriptionColumn, isHiddenAtFirst: true },
];

/** The columns of /project/sprint/{id} (screens.md). */
export const sprintColumns = (today: Day): readonly ColumnDefinition<ProjectSprint>[] => [
  {
    key: 'name',
    header: 'Sprint',
    type: 'link',
    width: 170,
    frozen: true,
    hideable: false,
    value: (row) => row.Name,
    cell: (row) => ({ text: row.Name, href: planPath('sprint', row.Project_id, row._id) }),
  },
  startColumn,
  dueColumn(today),
  daysLeftColumn(today),
  statusColumn,
  finishedColumn((row) => [row._id]),
  plannedColumn,
  progressColumn,
  carriedColumn,
  rejectedColumn,
  { key: 'milestone', header: 'Milestone', type: 'text', width: 170, value: (row) => row.Milestone?.Name },
  { key: 'scope', header: 'Scope type', type: 'text', width: 116, value: (row) => row.Scope_type },
  estimatedColumn,
  loggedColumn,
  { ...descriptionColumn, isHiddenAtFirst: true },
];
