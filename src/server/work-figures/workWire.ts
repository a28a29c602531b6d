import { countedTasks, progressPercent, type WorkCounts } from '../../domain/tasks/workState';
import type { Schemas } from '../operations/operationTypes.gen';

export const workWire = (counts: WorkCounts): Schemas['WorkFigures'] => ({
  All: countedTasks(counts) + counts.rejected,
  Open: counts.open,
  Finished: counts.finished,
  Rejected: counts.rejected,
  Progress: progressPercent(counts),
});
