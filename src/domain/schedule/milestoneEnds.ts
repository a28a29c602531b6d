import type { HalfDay } from '../calendar/halfDays';
import type { Placement } from './schedule';

export interface MilestoneWork {
  readonly id: string;
  readonly milestoneId: string;
  readonly placement: Placement | undefined;
}

export interface MilestoneEnd {
  readonly milestoneId: string;
  /** When the last open task ends; undefined when none is scheduled. */
  readonly before: HalfDay | undefined;
  readonly after: HalfDay | undefined;
}

/** The milestones of which a move changes the end, with the ends of their last open tasks. */
export function changedMilestoneEnds(
  work: readonly MilestoneWork[],
  moved: ReadonlyMap<string, Placement>,
): MilestoneEnd[] {
  const ends = new Map<string, MilestoneEnd>();
  const later = (one: HalfDay | undefined, other: HalfDay | undefined): HalfDay | undefined =>
    one === undefined || (other !== undefined && other > one) ? other : one;
  for (const { id, milestoneId, placement } of work) {
    const known = ends.get(milestoneId);
    ends.set(milestoneId, {
      milestoneId,
      before: later(known?.before, placement?.end),
      after: later(known?.after, (moved.get(id) ?? placement)?.end),
    });
  }
  return [...ends.values()].filter(({ before, after }) => before !== after);
}
