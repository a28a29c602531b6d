import type { Schemas } from '../../../../operations/call';
import type { BaselineRow } from './baselinesReadModel';

export const baselineWire = (row: BaselineRow): Schemas['Baseline'] => ({
  _id: row.id,
  Project_id: row.project_id,
  Name: row.name,
  Saved_by: row.saved_by,
  Saved_at: row.saved_at.toISOString(),
  Tasks: row.tasks ?? 0,
});
