import type { ClosingFigures } from '../../domain/planning/sprintClosing';
import type { WorkCounts } from '../../domain/tasks/workState';
import type { SprintClosingFigures, WorkFigures } from '../api/api';

/** The counts of the server, for the rules of `domain/tasks/workState.ts`. */
export const getCounts = ({ Open, Finished, Rejected }: WorkFigures): WorkCounts => ({
  open: Open,
  finished: Finished,
  rejected: Rejected,
});

export const getClosing = (closing: SprintClosingFigures | null): ClosingFigures | null =>
  closing && { counts: getCounts(closing.Work), carriedOver: closing.Carried_over, carriedTo: closing.Carried_to };
