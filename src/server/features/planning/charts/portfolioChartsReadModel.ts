import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { currentSprints } from '../../../work-figures/currentSprintsReadModel';
import { nextMilestones } from '../../../work-figures/nextMilestonesReadModel';
import { shownProjects } from '../../../work-figures/shownProjectsReadModel';

/** The projects of the portfolio, by name. */
export async function portfolioIds(database: Kysely<Schema>, caller: Caller): Promise<string[]> {
  const rows = await shownProjects(database, caller)
    .select('projects.id')
    .orderBy('projects.name')
    .orderBy('projects.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The current sprint and the next milestone of those of the projects that the caller may see. One query. */
export const currentPlans = (
  database: Kysely<Schema>,
  caller: Caller,
  { projectIds, today }: { readonly projectIds: readonly string[]; readonly today: Day },
) =>
  database
    .with('chosen', (db) =>
      db
        .selectFrom('projects')
        .where(isVisibleProject(caller))
        .where('projects.id', 'in', [...projectIds])
        .select('projects.id'),
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
