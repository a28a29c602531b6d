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

/**
 * What is entered by hand does not lie before the day of joining; timers do not ask: who works today works.
 * @param joinedOn null accepts any day
 * @param storedDay of a stored record, which may stay on it: the day of joining may have been entered later
 */
export const beforeJoining = (
  day: Day,
  joinedOn: Day | null,
  record: JoinedRecord,
  storedDay?: Day,
): string | undefined =>
  joinedOn !== null && day < joinedOn && day !== storedDay
    ? `Employed from ${formatDay(joinedOn)} on: ${rules[record]}`
    : undefined;

/** The same as problems of a field. */
export function joiningProblems(
  field: string,
  day: Day,
  { joined_on: joinedOn }: { readonly joined_on: Day | null },
  record: JoinedRecord,
  storedDay?: Day,
): FieldProblem[] {
  const message = beforeJoining(day, joinedOn, record, storedDay);
  return message === undefined ? [] : [{ field, message }];
}
