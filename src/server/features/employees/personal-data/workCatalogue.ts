import type { WorkTables } from '../../../database/tables/workTables';
import type { Belonging, CataloguedTable } from './catalogueTypes';
import { employee } from './signInCatalogue';

export const author: readonly Belonging[] = [{ column: 'author_id' }];

/** A table that connects records of the company. */
export const links = (what: string): CataloguedTable => ({ what, rows: 'company', columns: {} });

/** The tables of projects, plans and tasks. */
export const workCatalogue = {
  task_timers: {
    what: 'Time entries',
    belongs: employee,
    exported: { area: 'Time entries' },
    rows: 'working-time',
    columns: { person: ['employee_id'], personal: ['correction_reason'] },
  },
  tasks: {
    what: 'Tasks',
    belongs: [{ column: 'assignee_id' }, { column: 'reporter_id' }],
    exported: { area: 'Tasks' },
    rows: 'work',
    hasVersion: true,
    columns: {
      company: ['key', 'issue_type', 'priority', 'status', 'start_half', 'due_half'],
      text: ['summary', 'description'],
      person: ['reporter_id', 'assignee_id', 'deleted_by_id'],
      copy: ['assignee_name', 'reporter_name', 'sprint_name', 'milestone_name'],
    },
  },
  task_moves: {
    what: 'Change log of task lists',
    rows: 'expires',
    columns: {
      company: ['key', 'issue_type', 'priority', 'status', 'move'],
      copy: ['summary', 'assignee_name', 'reporter_name', 'sprint_name', 'milestone_name'],
      ids: ['reporter_id', 'assignee_id'],
    },
  },
  task_states: { what: 'States of tasks by time', rows: 'work', columns: { company: ['status', 'issue_type'] } },
  task_files: links('Attachments of tasks'),
  task_links: links('Links between tasks'),
  task_dependencies: links('Dependencies between tasks'),
  task_dependency_projects: links('Locks of dependencies'),
  project_task_counts: links('Numbers of tasks'),
  comments: {
    what: 'Comments',
    belongs: author,
    exported: { area: 'Comments' },
    rows: 'work',
    hasVersion: true,
    columns: { person: ['author_id'], text: ['body'] },
  },
  deleted_comments: {
    what: 'Deleted comments, for an hour',
    belongs: author,
    exported: { area: 'Deleted comments' },
    rows: 'deleted',
    hasVersion: true,
    columns: { person: ['author_id'], text: ['body'] },
  },
  history_entries: {
    what: 'History of tasks and projects',
    belongs: [{ column: 'actor_id' }],
    exported: { area: 'Own changes of tasks and projects' },
    rows: 'accountability',
    columns: { person: ['actor_id'], text: ['field', 'previous_value', 'current_value', 'action', 'remark'] },
  },
  projects: {
    what: 'Projects',
    rows: 'work',
    hasVersion: true,
    columns: {
      company: ['name', 'short_name', 'client_name', 'platform', 'project_type', 'status'],
      text: ['description', 'remark'],
      person: ['project_manager_id', 'technical_project_manager_id', 'created_by_id', 'deleted_by_id'],
    },
  },
  project_status_updates: {
    what: 'Status updates of projects',
    belongs: author,
    exported: { area: 'Status updates' },
    rows: 'work',
    hasVersion: true,
    columns: { person: ['author_id'], company: ['health'], text: ['body'] },
  },
  project_members: {
    what: 'Memberships of projects',
    belongs: employee,
    exported: { area: 'Projects' },
    rows: 'work',
    columns: { person: ['employee_id'] },
  },
  project_tech_stacks: links('Tech stacks of projects'),
  project_requirements: links('Requirements of projects'),
  project_files: links('Attachments of projects'),
  milestones: {
    what: 'Milestones',
    rows: 'work',
    hasVersion: true,
    columns: { company: ['name', 'status'], text: ['description'], person: ['deleted_by_id'], ids: ['freed_ids'] },
  },
  sprints: {
    what: 'Sprints',
    rows: 'work',
    hasVersion: true,
    columns: {
      company: ['name', 'scope_type', 'status'],
      text: ['description'],
      person: ['deleted_by_id'],
      ids: ['freed_ids'],
    },
  },
  plan_baselines: {
    what: 'Saved plans of projects',
    rows: 'accountability',
    columns: { person: ['saved_by_id'], company: ['name'] },
  },
  plan_baseline_tasks: {
    what: 'Days of tasks in saved plans',
    rows: 'company',
    columns: { company: ['start_half', 'due_half'] },
  },
  sprint_closings: {
    what: 'Closed sprints',
    rows: 'accountability',
    columns: { person: ['closed_by_id'], company: ['carried_to_name'] },
  },
  sprint_closing_tasks: {
    what: 'Tasks of closed sprints',
    rows: 'work',
    columns: { company: ['key', 'issue_type', 'priority', 'status'], text: ['summary', 'assignee_name'] },
  },
} satisfies Partial<Record<keyof WorkTables, CataloguedTable>>;
