import type { Kysely } from 'kysely';
import { isRecordId } from '../../../../database/isRecordId';
import type { Schema } from '../../../../database/schema';
import { failures } from '../../../../errors/failure';
import type { Caller } from '../../../../operations/caller';
import { mustSeeProject } from '../../../../visibility/visibilityReadModel';
import { baselineById, type BaselineRow } from './baselinesReadModel';

/** @throws Failure 404 for a baseline that does not exist, or of a project that the caller may not see */
export async function visibleBaseline(database: Kysely<Schema>, caller: Caller, id: string): Promise<BaselineRow> {
  const baseline = isRecordId(id) ? await baselineById(database, id) : undefined;
  if (baseline === undefined) throw failures.notFound('Baseline');
  await mustSeeProject(database, caller, baseline.project_id);
  return baseline;
}
