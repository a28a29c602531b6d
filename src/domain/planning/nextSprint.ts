import { addDays, countDays, type Day } from '../calendar/day';
import { isWeekOff } from '../calendar/weekday';

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

/** The day after a sprint, without the weekly offs in between unless sprints of the project begin on them. */
function firstDayAfter(dueOn: Day, formerStart: Day | null): Day {
  let day = addDays(dueOn, 1);
  if (formerStart !== null && isWeekOff(formerStart)) return day;
  while (isWeekOff(day)) day = addDays(day, 1);
  return day;
}

/** The sprint after another one: next number, the first working day after it, same length. */
export function suggestedSprint(
  sprint: { readonly Name: string; readonly StartDate: Day | null; readonly DueDate: Day | null },
  takenNames: readonly string[],
): SuggestedSprint {
  const { Name, StartDate, DueDate } = sprint;
  const start = DueDate === null ? '' : firstDayAfter(DueDate, StartDate);
  const lengthDays = StartDate === null || DueDate === null ? null : countDays(StartDate, DueDate);
  return {
    Name: followingName(Name, takenNames),
    StartDate: start,
    DueDate: lengthDays === null || start === '' ? '' : addDays(start, lengthDays),
  };
}
