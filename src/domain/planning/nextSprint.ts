import { addDays, countDays, type Day } from '../calendar/day';

/** A suggested sprint: '' for what cannot be suggested. */
export interface SuggestedSprint {
  readonly Name: string;
  readonly StartDate: string;
  readonly DueDate: string;
}

const nextNumber = (name: string): string =>
  name.replace(/(\d+)(?!.*\d)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

/** The first free name of the series: 'Sprint 4' is followed by 'Sprint 5'; a name without a number gets a 2. */
function followingName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map((one) => one.trim().toLocaleLowerCase('en')));
  let next = nextNumber(name);
  if (next === name) next = `${name} 2`;
  while (names.has(next.trim().toLocaleLowerCase('en'))) next = nextNumber(next);
  return next;
}

/** The sprint after another one: next number, adjacent, same length. */
export function suggestedSprint(
  sprint: { readonly Name: string; readonly StartDate: Day | null; readonly DueDate: Day | null },
  takenNames: readonly string[],
): SuggestedSprint {
  const { Name, StartDate, DueDate } = sprint;
  const start = DueDate === null ? '' : addDays(DueDate, 1);
  const lengthDays = StartDate === null || DueDate === null ? null : countDays(StartDate, DueDate);
  return {
    Name: followingName(Name, takenNames),
    StartDate: start,
    DueDate: lengthDays === null || start === '' ? '' : addDays(start, lengthDays),
  };
}
