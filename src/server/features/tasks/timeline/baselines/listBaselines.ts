import type { Handler } from '../../../../operations/call';
import { mustSeeProject } from '../../../../visibility/visibilityReadModel';
import { baselinesOfProject } from './baselinesReadModel';
import { baselineWire } from './baselineWire';

/**
 * The baselines of a project, newest first.
 * @throws Failure 404 for a project that the caller may not see
 */
export const listBaselines: Handler<'listBaselines'> = async ({ caller, database, query }) => {
  await mustSeeProject(database, caller, query.Project_id);
  return (await baselinesOfProject(database, query.Project_id)).map(baselineWire);
};
