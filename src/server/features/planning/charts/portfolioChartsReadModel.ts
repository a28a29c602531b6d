import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { currentSprints } from '../../../work-figures/currentSprintsReadModel';
import { nextMilestones } from '../../../work-figures/nextMilestonesReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';
import { shownProjects } from '../../../work-figures/shownProjectsReadModel';

/**
 * The current sprint and the next milestone of those of the projects that the caller may see. One query.
 * All of the portfolio when none are named.
 */
export const currentPlans = (
  database: Kysely<Schema>,
  caller: Caller,
  { projectIds, today }: { readonly projectIds?: readonly string[] | undefined; readonly today: Day },
) =>
  database
    .with('chosen', (db) =>
      (projectIds === undefined
        ? shownProjects(db, caller)
        : db
            .selectFrom('projects')
            .where(isVisibleProject(caller))
            .where('projects.id', 'in', [...projectIds])
      ).select('projects.id'),
    )
    .with('current_sprints', () => currentSprints(today))
    .with('next_milestones', () => nextMilestones)
    .selectFrom('chosen')
    .leftJoin('current_sprints', 'current_sprints.project_id', 'chosen.id')
    .leftJoin('next_milestones', 'next_milestones.project_id', 'chosen.id')
    .select([
      'chosen.id',
      'current_sprints.id as sprint_id',
      'current_sprints.starts_on as sprint_starts_on',
      'current_sprints.due_on as sprint_due_on',
      'next_milestones.id as milestone_id',
    ])
    .orderBy('chosen.id')
    .execute();

/** Open milestones of visible projects: these, or all when none are named. */
export const visibleOpenMilestones = (
  database: Kysely<Schema>,
  caller: Caller,
  milestoneIds: readonly string[] | undefined,
) =>
  database
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .where(isVisibleProject(caller))
    .where('milestones.deleted_at', 'is', null)
    .where(isOpen('milestones.status'))
    .$if(milestoneIds !== undefined, (query) => query.where('milestones.id', 'in', [...(milestoneIds ?? [])]))
    .select(['milestones.id', 'milestones.project_id'])
    .orderBy('milestones.project_id')
    .orderBy('milestones.id')
    .execute();
