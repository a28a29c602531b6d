import type { FieldProblem } from '../validation/fieldProblem';
import { addDays, type Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';

/** Where and when someone works: the location decides which holidays apply, the shift when a day begins. */
export interface Workplace {
  readonly locationId: string | null;
  readonly shift: string | null;
}

/** A workplace before the present one. */
export interface FormerWorkplace extends Workplace {
  /** The first day of the next one. */
  readonly until: Day;
}

/** All workplaces of someone. */
export interface Workplaces {
  /** In the order of their days. */
  readonly former: readonly FormerWorkplace[];
  readonly present: Workplace;
}

/** @param since from when on a workplace applies; '' for all days */
export const sinceProblems = (since: string, workDate: Day): FieldProblem[] =>
  since > workDate ? [{ field: 'Workplace_since', message: `Please Select A Day Up To ${formatDay(workDate)}` }] : [];

interface Span {
  readonly first: Day;
  readonly last: Day;
}

export const isSameWorkplace = (one: Workplace, other: Workplace): boolean =>
  one.locationId === other.locationId && one.shift === other.shift;

/**
 * The workplace of a day. SQL has the same rule (`locationOn` and `shiftOn` of `workplacesReadModel.ts`); a test compares
 * both.
 */
export const workplaceOn = ({ former, present }: Workplaces, day: Day): Workplace =>
  former.find(({ until }) => day < until) ?? present;

/**
 * The workplaces after a change that applies from a day on, whatever applied then: what an earlier change said about later
 * days is void. With the present workplace once more, its first day is moved: the one before ends earlier or later. Days
 * before the first one of the employment have no workplace of their own.
 */
export function workplacesAfter(
  { former, present }: Workplaces,
  { next, from, firstDay }: { readonly next: Workplace; readonly from: Day; readonly firstDay: Day },
): Workplaces {
  const isMoved = isSameWorkplace(present, next);
  const last = former.at(-1);
  if (isMoved && last === undefined) return { former, present };
  const before = isMoved ? former.slice(0, -1) : former;
  const ended: FormerWorkplace[] = [];
  let begin = firstDay;
  for (const { locationId, shift, until } of [...before, { ...((isMoved && last) || present), until: from }]) {
    const end = until < from ? until : from;
    if (end <= begin) continue;
    ended.push({ locationId, shift, until: end });
    begin = end;
  }
  // Two in a row are one when a change is undone.
  return { former: ended.filter((place, index) => !isSameWorkplace(place, ended[index + 1] ?? next)), present: next };
}

/** The days of a span on which someone works elsewhere, or at other times, than before a change, as spans in their order. */
export function daysElsewhere(before: Workplaces, after: Workplaces, { first, last }: Span): Span[] {
  const turns = [...before.former, ...after.former].flatMap(({ until }) =>
    until > first && until <= last ? [until] : [],
  );
  const begins = [first, ...[...new Set(turns)].sort()];
  return begins.flatMap((begin, index) => {
    const next = begins[index + 1];
    const end = next === undefined ? last : addDays(next, -1);
    return begin > end || isSameWorkplace(workplaceOn(before, begin), workplaceOn(after, begin))
      ? []
      : [{ first: begin, last: end }];
  });
}
