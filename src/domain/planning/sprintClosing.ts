import { progressText, type WorkCounts } from '../tasks/workState';
import { closedStatus } from './dueDays';

/** The contents of a sprint at its closing. */
export interface ClosingFigures {
  readonly counts: WorkCounts;
  /** Open tasks that were moved to another sprint. */
  readonly carriedOver: number;
  /** Name, at that time, of the sprint that took them; null when they stayed. */
  readonly carriedTo: string | null;
}

/** '4 of 25 done, 21 carried over to Sprint 15', '4 of 25 done, 21 stayed in it', '25 of 25 done', 'No tasks'. */
export function closingText({ counts, carriedOver, carriedTo }: ClosingFigures): string {
  const stayed = counts.open - carriedOver;
  return [
    progressText(counts),
    ...(carriedOver > 0 ? [`${carriedOver} carried over${carriedTo === null ? '' : ` to ${carriedTo}`}`] : []),
    ...(stayed > 0 ? [`${stayed} stayed in it`] : []),
  ].join(', ');
}

/** A closed sprint is described by its closing copy, any other by its contents. */
export const shownCounts = (status: string, now: WorkCounts, closing: ClosingFigures | null): WorkCounts =>
  status === closedStatus && closing !== null ? closing.counts : now;

/** The current contents of a closed sprint if they differ from its closing copy: '4 of 4 done'; otherwise null. */
export function laterText(status: string, now: WorkCounts, closing: ClosingFigures | null): string | null {
  const shown = shownCounts(status, now, closing);
  return shown.open === now.open && shown.finished === now.finished && shown.rejected === now.rejected
    ? null
    : progressText(now);
}
