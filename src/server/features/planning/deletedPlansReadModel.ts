import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

type PlanTable = 'milestones' | 'sprints';

const maxRows = 500;

/** The project of a milestone or sprint and whether it is deleted; undefined when there is none. */
export const planWithMark = (database: Kysely<Schema>, table: PlanTable, id: string) =>
  isRecordId(id)
    ? database.selectFrom(table).select(['project_id', 'name', 'deleted_at']).where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined);

/** Milestones or sprints of a project that were deleted since an instant, latest first. */
export const deletedPlans = (database: Kysely<Schema>, table: PlanTable, projectId: string, since: Date) =>
  database
    // Both tables have these columns.
    .selectFrom(`${table} as plan` as 'sprints as plan')
    .leftJoin('employees', 'employees.id', 'plan.deleted_by_id')
    .where('plan.project_id', '=', projectId)
    .where('plan.deleted_at', '>=', since)
    .select([
      'plan.id',
      'plan.name',
      'plan.status',
      'plan.starts_on',
      'plan.due_on',
      'plan.deleted_at',
      'employees.full_name as deleted_by',
      sql<number>`cardinality(plan.freed_ids)`.as('freed_count'),
    ])
    .orderBy('plan.deleted_at', 'desc')
    .orderBy('plan.id', 'desc')
    .limit(maxRows)
    .execute();
