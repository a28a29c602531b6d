import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';

const maxRows = 500;

/**
 * Projects deleted since an instant that the caller may restore: all with Project.All_Project, otherwise the caller's
 * own deletions. Latest first.
 */
export const deletedProjects = (database: Kysely<Schema>, caller: Caller, since: Date) =>
  database
    .with('chosen', (db) =>
      db
        .selectFrom('projects')
        .where('projects.deleted_at', '>=', since)
        .$if(!caller.grantedFlags.has('Project.All_Project'), (query) =>
          query.where('projects.deleted_by_id', '=', caller.employeeId),
        )
        .select([
          'projects.id',
          'projects.short_name',
          'projects.name',
          'projects.client_name',
          'projects.status',
          'projects.deletion_id',
          'projects.deleted_at',
          'projects.deleted_by_id',
        ])
        .orderBy('projects.deleted_at', 'desc')
        .orderBy('projects.id', 'desc')
        .limit(maxRows),
    )
    .with('deleted_with', (db) =>
      db
        .selectFrom('tasks')
        .where('tasks.deletion_id', 'in', db.selectFrom('chosen').select('chosen.deletion_id'))
        .groupBy('tasks.deletion_id')
        .select((eb) => ['tasks.deletion_id', eb.fn.countAll<number>().as('task_count')]),
    )
    .selectFrom('chosen')
    .leftJoin('deleted_with', 'deleted_with.deletion_id', 'chosen.deletion_id')
    .leftJoin('employees', 'employees.id', 'chosen.deleted_by_id')
    .select([
      'chosen.id',
      'chosen.short_name',
      'chosen.name',
      'chosen.client_name',
      'chosen.status',
      'chosen.deleted_at',
      'employees.full_name as deleted_by',
      'deleted_with.task_count',
    ])
    .orderBy('chosen.deleted_at', 'desc')
    .orderBy('chosen.id', 'desc')
    .execute();
