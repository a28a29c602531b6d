import { projectCreationAction, projectStatusAction } from '../../../domain/history/historyFields';
import type { ProjectStatus } from '../../../domain/projects/projectChoices';
import type { CompanyRows, Row } from '../companyRows';
import { idByName } from '../people/peopleRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { requirementNames, techStackNames } from './masters';
import type { Milestone, Project } from './project';
import { projectNotes } from './projectNotes';
import { statusUpdates } from './statusUpdates';
import { minuteMs } from '../../../domain/calendar/duration';

export interface ProjectMasterIds {
  readonly techStacks: ReadonlyMap<string, string>;
  readonly requirements: ReadonlyMap<string, string>;
}

export function projectMasterIds(calendar: CompanyCalendar, seed: SeededRandom): ProjectMasterIds {
  const random = seed.fork('project masters');
  const ids = (names: readonly string[]): Map<string, string> =>
    new Map(names.map((name) => [name, identifier(random, calendar.at(0, 0))]));
  return { techStacks: ids(techStackNames), requirements: ids(requirementNames) };
}

export function projectMasterRows({ techStacks, requirements }: ProjectMasterIds): CompanyRows {
  const named = (of: ReadonlyMap<string, string>): Row<'tech_stacks'>[] =>
    [...of].map(([name, id]) => ({ id, name, status: 'Active' }));
  return { tech_stacks: named(techStacks), requirements: named(requirements) };
}

/** The rows of the projects themselves; the history of a project ends at its status. */
export function projectRows(
  projects: readonly Project[],
  masters: ProjectMasterIds,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): CompanyRows {
  const random = seed.fork(`projects/${projects[0]?.outline.shortName ?? ''}`);
  // Of its own, so that the updates change nothing else of the company.
  const updates = seed.fork(`status updates/${projects[0]?.outline.shortName ?? ''}`);
  const histories = projects.map((project) => statusHistory(project, calendar));
  const milestoneRow = (project: Project, milestone: Milestone): Row<'milestones'> => ({
    id: milestone.id,
    project_id: project.id,
    name: milestone.name,
    description: milestone.description,
    starts_on: calendar.day(milestone.from),
    due_on: calendar.day(milestone.due),
    status: milestone.status,
    created_at: new Date(project.createdMs),
  });
  return {
    projects: projects.map((project, index) => projectRow(project, histories[index] ?? [], calendar)),
    project_members: projects.flatMap((project) =>
      project.members.map(({ id }) => ({
        project_id: project.id,
        employee_id: id,
        joined_at: new Date(project.createdMs),
        is_leader: id === project.lead.id,
      })),
    ),
    project_tech_stacks: projects.flatMap(({ id, outline }) =>
      outline.techStacks.map((name) => ({ project_id: id, tech_stack_id: idByName(masters.techStacks, name) })),
    ),
    project_requirements: projects.flatMap(({ id, outline }) =>
      outline.requirements.map((name) => ({ project_id: id, requirement_id: idByName(masters.requirements, name) })),
    ),
    milestones: projects.flatMap((project) => project.milestones.map((milestone) => milestoneRow(project, milestone))),
    sprints: projects.flatMap((project) =>
      project.sprints.map((sprint) => ({
        ...milestoneRow(project, sprint),
        milestone_id: sprint.milestone?.id ?? null,
        scope_type: sprint.scopeType,
      })),
    ),
    comments: projects.flatMap((project) =>
      projectNotes(project, calendar, random).map(({ atMs, by, text }) => ({
        id: identifier(random, atMs),
        task_id: null,
        project_id: project.id,
        author_id: by.id,
        body: `<p>${text}</p>`,
        created_at: new Date(atMs),
      })),
    ),
    project_status_updates: projects.flatMap((project) =>
      statusUpdates(project, calendar, updates).map(({ atMs, by, health, text }) => ({
        id: identifier(updates, atMs),
        project_id: project.id,
        author_id: by.id,
        health,
        body: `<p>${text}</p>`,
        created_at: new Date(atMs),
        edited_at: null,
        version: 1,
      })),
    ),
    history_entries: projects.flatMap((project, index) => historyRows(project, histories[index] ?? [], random)),
  };
}

function projectRow(project: Project, history: readonly StatusChange[], calendar: CompanyCalendar): Row<'projects'> {
  const { outline } = project;
  return {
    id: project.id,
    name: outline.name,
    short_name: outline.shortName,
    client_name: outline.client,
    project_manager_id: project.manager.id,
    technical_project_manager_id: project.technicalManager.id,
    awarded_on: calendar.day(Math.max(calendar.today - outline.awardedDaysAgo, 0)),
    started_on: outline.startedDaysAgo === null ? null : calendar.day(project.firstDay),
    description: `<p>${outline.about}</p><p><strong>Milestones</strong></p><ol>${outline.milestones.map((name) => `<li>${name}</li>`).join('')}</ol>`,
    remark: outline.remark,
    platform: outline.platform,
    project_type: outline.projectType,
    status: outline.status,
    last_task_number: outline.taskCount,
    version: history.length + 1,
    created_by_id: project.manager.id,
    created_at: new Date(project.createdMs),
    updated_at: new Date(history[history.length - 1]?.atMs ?? project.createdMs),
    deletion_id: null,
    deleted_at: null,
    deleted_by_id: null,
  };
}

interface StatusChange {
  readonly atMs: number;
  readonly previous: ProjectStatus;
  readonly current: ProjectStatus;
}

function statusHistory(project: Project, calendar: CompanyCalendar): StatusChange[] {
  const { outline, firstDay, lastDay } = project;
  if (outline.status === 'Open') return [];
  const path: [ProjectStatus, number][] = [['InProgress', calendar.at(firstDay, 640)]];
  if (outline.status === 'Completed')
    path.push(['InClientReview', calendar.at(lastDay + 2, 930)], ['Completed', calendar.at(lastDay + 26, 990)]);
  else if (outline.status !== 'InProgress') path.push([outline.status, calendar.at(lastDay, 1000)]);
  return path.map(([current, atMs], index) => ({
    atMs: Math.max(atMs, project.createdMs + minuteMs),
    previous: path[index - 1]?.[0] ?? 'Open',
    current,
  }));
}

function historyRows(
  project: Project,
  history: readonly StatusChange[],
  random: SeededRandom,
): Row<'history_entries'>[] {
  const entry = (
    atMs: number,
    rest: Pick<Row<'history_entries'>, 'field' | 'previous_value' | 'current_value' | 'action'>,
  ): Row<'history_entries'> => ({
    id: identifier(random, atMs),
    task_id: null,
    project_id: project.id,
    actor_id: project.manager.id,
    ...rest,
    remark: null,
    happened_at: new Date(atMs),
  });
  return [
    entry(project.createdMs, { field: null, previous_value: null, current_value: null, action: projectCreationAction }),
    ...history.map(({ atMs, previous, current }) =>
      entry(atMs, {
        field: 'status',
        previous_value: previous,
        current_value: current,
        action: projectStatusAction(current),
      }),
    ),
  ];
}
