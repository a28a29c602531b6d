import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { isOpen } from './workStateReadModel';

/**
 * The open milestone that is due first, of each project of the query named `chosen`. In parentheses: Kysely sets none
 * around the text of a `with`.
 */
export const nextMilestones: RawBuilder<{ project_id: string; id: string; name: string; due_on: Day | null }> = sql`(
  select distinct on (project_id) project_id, id, name, due_on from milestones
  where project_id in (select id from chosen) and deleted_at is null and ${isOpen('status')}
  order by project_id, due_on, id
)`;
