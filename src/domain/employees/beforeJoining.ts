import type { Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import type { FieldProblem } from '../validation/fieldProblem';

const rules = {
  leave: 'a leave cannot begin before that day',
  overtime: 'there is no overtime before that day',
  hours: 'no hours can be logged before that day',
  correction: 'no earlier day can be corrected',
} as const;
type JoinedRecord = keyof typeof rules;

/** Nothing is recorded before the day of joining; without one on record any day is accepted. */
export const beforeJoining = (day: Day, joinedOn: Day | null, record: JoinedRecord): string | undefined =>
  joinedOn !== null && day < joinedOn ? `Employed from ${formatDay(joinedOn)} on: ${rules[record]}` : undefined;

/** The same as problems of a field. */
export function joiningProblems(
  field: string,
  day: Day,
  { joined_on: joinedOn }: { readonly joined_on: Day | null },
  record: JoinedRecord,
): FieldProblem[] {
  const message = beforeJoining(day, joinedOn, record);
  return message === undefined ? [] : [{ field, message }];
}
