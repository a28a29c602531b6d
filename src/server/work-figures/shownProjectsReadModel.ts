import type { QueryCreator } from 'kysely';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { isVisibleProject } from '../visibility/visibleProjectsReadModel';

/** Of the portfolio: the caller may see them, and they are not completed. */
export const shownProjects = (database: QueryCreator<Schema>, caller: Caller) =>
  database.selectFrom('projects').where(isVisibleProject(caller)).where('projects.status', '<>', 'Completed');
