import { addDays, type Day } from '../calendar/day';

/** A sprint to come, as it is suggested: '' for what cannot be guessed. */
export interface SuggestedSprint {
  readonly Name: string;
  readonly StartDate: string;
  readonly DueDate: string;
}

const nextNumber = (name: string): string =>
  name.replace(/(\d+)(?!.*\d)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

/** The first name in the series that is free: 'Sprint 4' is followed by 'Sprint 5'; a name without a number gets a 2. */
function followingName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map((one) => one.trim().toLocaleLowerCase('en')));
  let next = nextNumber(name);
  if (next === name) next = `${name} 2`;
  while (names.has(next.trim().toLocaleLowerCase('en'))) next = nextNumber(next);
  return next;
}

/** Suggests the sprint that follows one: next in number, directly behind it, of the same length. */
export function suggestedSprint(
  sprint: { readonly Name: string; readonly StartDate: Day | null; readonly DueDate: Day | null },
  takenNames: readonly string[],
): SuggestedSprint {
  const { Name, StartDate, DueDate } = sprint;
  const start = DueDate === null ? '' : addDays(DueDate, 1);
  const lengthDays =
    StartDate === null || DueDate === null
      ? null
      : Math.round((Date.parse(DueDate) - Date.parse(StartDate)) / 86_400_000);
  return {
    Name: followingName(Name, takenNames),
    StartDate: start,
    DueDate: lengthDays === null || start === '' ? '' : addDays(start, lengthDays),
  };
}
