import { deletionsShownSince } from '../../../domain/projects/deletions';
import type { Handler } from '../../operations/call';
import type { Schemas } from '../../operations/operationTypes.gen';
import { deletedProjects } from './deletedProjectsReadModel';

/** The recently deleted projects that the caller may restore. */
export const listDeletedProjects: Handler<'listDeletedProjects'> = async ({ database, caller, now }) => {
  const rows = await deletedProjects(database, caller, deletionsShownSince(now));
  return rows.map((row) => ({
    _id: row.id,
    Project_short_name: row.short_name,
    Project_name: row.name,
    Client_name: row.client_name,
    Status: row.status as Schemas['ProjectStatus'],
    Task_count: row.task_count ?? 0,
    Deleted_at: (row.deleted_at ?? now).toISOString(),
    Deleted_by: row.deleted_by,
  }));
};
