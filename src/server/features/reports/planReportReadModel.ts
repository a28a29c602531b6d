import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../work-figures/workStateReadModel';

/** Only open ones due on this day or before; undefined for all. */
type DueBefore = Day | undefined;

const selectMilestones = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .leftJoin('employees as manager', 'manager.id', 'projects.project_manager_id')
    .leftJoin('employees as technical_manager', 'technical_manager.id', 'projects.technical_project_manager_id')
    .where(isVisibleProject(caller))
    .where('milestones.deleted_at', 'is', null)
    .select([
      'milestones.id',
      'milestones.name',
      'milestones.description',
      'milestones.starts_on',
      'milestones.due_on',
      'milestones.status',
      'projects.id as project_id',
      'projects.name as project_name',
      'manager.full_name as manager_name',
      'technical_manager.full_name as technical_manager_name',
    ]);

/** The milestones of all visible projects; with a last day by due date, otherwise by project and due date. */
export function visibleMilestones(database: Kysely<Schema>, caller: Caller, lastDay: DueBefore) {
  const milestones = selectMilestones(database, caller);
  const chosen =
    lastDay === undefined
      ? milestones.orderBy('projects.name').orderBy('projects.id')
      : milestones.where('milestones.due_on', '<=', lastDay).where(isOpen('milestones.status'));
  return chosen
    .orderBy('milestones.due_on', (order) => order.asc().nullsLast())
    .orderBy('milestones.id')
    .execute();
}

const selectSprints = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('sprints')
    .innerJoin('projects', 'projects.id', 'sprints.project_id')
    .leftJoin('milestones', 'milestones.id', 'sprints.milestone_id')
    .leftJoin('employees as manager', 'manager.id', 'projects.project_manager_id')
    .leftJoin('employees as technical_manager', 'technical_manager.id', 'projects.technical_project_manager_id')
    .where(isVisibleProject(caller))
    .where('sprints.deleted_at', 'is', null)
    .select([
      'sprints.id',
      'sprints.name',
      'sprints.description',
      'sprints.starts_on',
      'sprints.due_on',
      'sprints.scope_type',
      'sprints.status',
      'milestones.id as milestone_id',
      'milestones.name as milestone_name',
      'projects.id as project_id',
      'projects.name as project_name',
      'manager.full_name as manager_name',
      'technical_manager.full_name as technical_manager_name',
    ]);

/** The sprints of all visible projects; with a last day by due date, otherwise by project and due date. */
export function visibleSprints(database: Kysely<Schema>, caller: Caller, lastDay: DueBefore) {
  const sprints = selectSprints(database, caller);
  const chosen =
    lastDay === undefined
      ? sprints.orderBy('projects.name').orderBy('projects.id')
      : sprints.where('sprints.due_on', '<=', lastDay).where(isOpen('sprints.status'));
  return chosen
    .orderBy('sprints.due_on', (order) => order.asc().nullsLast())
    .orderBy('sprints.id')
    .execute();
}

export type MilestoneReportRow = Awaited<ReturnType<typeof visibleMilestones>>[number];
export type SprintReportRow = Awaited<ReturnType<typeof visibleSprints>>[number];
