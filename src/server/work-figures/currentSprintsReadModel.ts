import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { isOpen } from './workStateReadModel';

interface CurrentSprint {
  project_id: string;
  id: string;
  name: string;
  starts_on: Day;
  due_on: Day | null;
}

/**
 * Of the open sprints that have started, the one that is due first, of each project of the query named `chosen`. In
 * parentheses: Kysely sets none around the text of a `with`.
 */
export const currentSprints = (today: Day): RawBuilder<CurrentSprint> => sql`(
  select distinct on (project_id) project_id, id, name, starts_on, due_on from sprints
  where project_id in (select id from chosen) and deleted_at is null and ${isOpen('status')} and starts_on <= ${today}
  order by project_id, due_on, id
)`;
