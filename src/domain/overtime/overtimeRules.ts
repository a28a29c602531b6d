import type { Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import type { FieldProblem } from '../validation/fieldProblem';

/** VAL-052 to VAL-056. */
export const overtimeMessages = {
  date: 'Please select date',
  futureDate: 'Overtime cannot be entered for a day that has not come yet',
  description: 'Please Enter Description',
  descriptionLength: 'Description can have at most 250 characters',
  project: 'Please select project',
  hours: 'Please enter hours in quarters, at most 24',
  ownDecision: 'You cannot decide your own overtime',
} as const;

/** Maximum length of a description and of a comment on a decision, in characters. */
export const maxOvertimeTextLength = 250;
const maxHours = 24;
const stepsPerHour = 4;

export interface OvertimeEntry {
  readonly Overtime_date: string;
  readonly Description: string;
  readonly Project_id: string;
  /** Hours of overtime; undefined when nothing is claimed. */
  readonly Claimed_hours?: number;
}

const isClaimable = (hours: number): boolean =>
  hours > 0 && hours <= maxHours && Number.isInteger(hours * stepsPerHour);

/** Problems of an entry, for the form and the server. */
export function overtimeProblems(entry: OvertimeEntry, today: Day): FieldProblem[] {
  const { Overtime_date: day, Description, Project_id, Claimed_hours } = entry;
  const text = Description.trim();
  return [
    ...(!isDay(day)
      ? [{ field: 'Overtime_date', message: overtimeMessages.date }]
      : day > today
        ? [{ field: 'Overtime_date', message: overtimeMessages.futureDate }]
        : []),
    ...(Project_id === '' ? [{ field: 'Project_id', message: overtimeMessages.project }] : []),
    ...(text === ''
      ? [{ field: 'Description', message: overtimeMessages.description }]
      : text.length > maxOvertimeTextLength
        ? [{ field: 'Description', message: overtimeMessages.descriptionLength }]
        : []),
    ...(Claimed_hours !== undefined && !isClaimable(Claimed_hours)
      ? [{ field: 'Claimed_hours', message: overtimeMessages.hours }]
      : []),
  ];
}
