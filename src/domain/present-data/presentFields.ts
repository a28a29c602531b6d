import { hundredths } from '../figures/hundredths';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import type { Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { lastDayOfMonth, monthName, toMonth } from '../calendar/month';

/** FIELD-039, in its order. */
export const presentFigures = [
  'Working_days',
  'Full_leave',
  'Half_leave',
  'Missed_punch',
  'WFM',
  'Carry_forward',
  'Total_days',
  'Allow',
  'Grand_Total',
] as const;
export type PresentFigure = (typeof presentFigures)[number];

/** Headings of an upload: the field names of the record. */
export const presentHeadings = ['Name', 'Code', ...presentFigures] as const;
export type PresentHeading = (typeof presentHeadings)[number];
/** A row as typed. */
export type PresentRowTexts = Readonly<Record<PresentHeading, string>>;

interface Limits {
  readonly min: number;
  readonly max: number;
  /** Maximum number of decimals. */
  readonly decimals: 1 | 2;
}

/** Days of a month. */
const days: Limits = { min: 0, max: 31, decimals: 2 };
/** Whole events, at most two per day. */
const counts: Limits = { min: 0, max: 62, decimals: 1 };

/** The valid values of a figure. Figures computed by payroll have two decimals. */
export const figureLimits: Readonly<Record<PresentFigure, Limits>> = {
  Working_days: days,
  Full_leave: { ...days, decimals: 1 },
  Half_leave: counts,
  Missed_punch: counts,
  WFM: { ...days, decimals: 1 },
  Carry_forward: { min: -366, max: 366, decimals: 2 },
  Total_days: days,
  Allow: days,
  Grand_Total: { min: -366, max: 397, decimals: 2 },
};

/** The meaning of each figure, for users. */
export const figureExplanations: Readonly<Record<PresentFigure, string>> = {
  Working_days: 'Days of the month from joining to leaving, without weekly offs and holidays; half a day counts 0.5',
  Full_leave:
    'Working days on leave for both halves, days to come included. Weekly offs, holidays, and days before joining or after leaving are not counted.',
  Half_leave: 'Working days on leave for one half, by the same rule',
  Missed_punch: 'Past days with a check-in or check-out missing',
  WFM: 'Days worked from home: those with an approved manual request for the reason WFH, days off too',
  Carry_forward: 'Leave days carried into the next month; below 0 when more was taken than earned',
  Total_days: 'Days present, days off too; half a day counts 0.5',
  Allow: 'Leave days allowed with pay this month. HR decides them.',
  Grand_Total: 'Days to be paid: Total days and Allow. HR enters them.',
};

export const maxNameLength = 150;
export const maxCodeLength = 32;
/** VAL-063. */
export const maxIssueCommentLength = 250;

export const presentMessages = {
  date: 'Please Select Date',
  file: 'Please Select File',
  closed: 'This month is closed. Open it again to upload its records.',
  closedForAnswer: 'This month is closed. Please speak to HR.',
} as const;

/** Of the day that names the month of an upload: a month that has not begun has nothing to record. */
export function uploadDayProblems(date: string, today: Day): FieldProblem[] {
  if (!isDay(date)) return [{ field: 'date', message: presentMessages.date }];
  if (toMonth(date) <= toMonth(today)) return [];
  return [{ field: 'date', message: `${monthName(toMonth(date))} has not begun yet` }];
}

const number = /^-?\d+(?:[.,](\d+))?$/;

/** Reads a figure as typed, with point or comma as the decimal mark; undefined when it is no number. */
export function parseFigure(text: string): number | undefined {
  const typed = text.trim();
  return number.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

export function figureProblem(figure: PresentFigure, text: string): string | undefined {
  if (isBlank(text)) return `${figure} is missing`;
  const value = parseFigure(text);
  const { min, max, decimals } = figureLimits[figure];
  const given = number.exec(text.trim())?.[1] ?? '';
  if (value === undefined || given.length > decimals)
    return `${figure} must be a number with at most ${decimals === 1 ? 'one decimal' : 'two decimals'}`;
  return value < min || value > max ? `${figure} must be from ${min} to ${max}` : undefined;
}

/** Figures that count days of the month itself. */
const monthDayFigures = ['Working_days', 'Full_leave', 'WFM', 'Total_days', 'Allow'] as const;

/**
 * Figures that contradict each other or the calendar. All figures of the row must be numbers.
 * @param month 'YYYY-MM'
 */
function impossibleFigures(row: Readonly<Record<PresentFigure, string>>, month: string): FieldProblem[] {
  const dayCount = Number(lastDayOfMonth(month).slice(8));
  const value = (figure: PresentFigure): number => parseFigure(row[figure]) ?? 0;
  const leaveDays = value('Full_leave') + value('Half_leave') / 2;
  return [
    ...monthDayFigures
      .filter((figure) => value(figure) > dayCount)
      .map((figure) => ({
        field: figure,
        message: `${figure} is ${value(figure)}, but ${monthName(month)} has ${dayCount} days`,
      })),
    ...(leaveDays > value('Working_days')
      ? [
          {
            field: 'Full_leave',
            message: `Full_leave and Half_leave are ${leaveDays} days, more than Working_days (${value('Working_days')})`,
          },
        ]
      : []),
    ...(value('Missed_punch') > dayCount * 2
      ? [
          {
            field: 'Missed_punch',
            message: `Missed_punch is ${value('Missed_punch')}, but ${monthName(month)} has ${dayCount} days`,
          },
        ]
      : []),
  ];
}

/**
 * Problems of a row of an upload, field by field.
 * @param month 'YYYY-MM', of the records
 */
export function presentRowProblems(row: PresentRowTexts, month: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const lengths = { Name: maxNameLength, Code: maxCodeLength } as const;
  for (const field of ['Name', 'Code'] as const) {
    if (isBlank(row[field])) problems.push({ field, message: `${field} is missing` });
    else if (row[field].trim().length > lengths[field])
      problems.push({ field, message: `${field} has more than ${lengths[field]} characters` });
  }
  const figureProblems = presentFigures.flatMap((figure) => {
    const message = figureProblem(figure, row[figure]);
    return message === undefined ? [] : [{ field: figure, message }];
  });
  return [...problems, ...(figureProblems.length > 0 ? figureProblems : impossibleFigures(row, month))];
}

/**
 * Problems of an edited record: those of an upload of the row as it would be stored. What the stored record already has
 * does not prevent other corrections.
 */
export function presentChangeProblems(
  stored: PresentRowTexts,
  changed: PresentRowTexts,
  month: string,
): FieldProblem[] {
  const known = new Set(presentRowProblems(stored, month).map(({ message }) => message));
  return presentRowProblems(changed, month).filter(({ message }) => !known.has(message));
}

const nameWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/**
 * Whether a name in a file is that of an employee. Case, accents, punctuation and order are ignored, and either name may
 * lack a middle name.
 */
export function isSameName(one: string, other: string): boolean {
  const [shorter, longer] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  return (
    shorter.length > 0 && shorter.length >= Math.min(2, longer.length) && shorter.every((word) => longer.includes(word))
  );
}

/**
 * Warnings about a row that may still be right: an unknown code, a name other than the employee's, a total that does not
 * add up.
 * @param employeeName of the employee with that code; undefined if there is none
 */
export function presentRowWarnings(row: PresentRowTexts, employeeName: string | undefined): FieldProblem[] {
  const warnings: FieldProblem[] = [];
  if (!isBlank(row.Code) && employeeName === undefined)
    warnings.push({ field: 'Code', message: `No employee has the code ${row.Code.trim()}` });
  if (!isBlank(row.Name) && employeeName !== undefined && !isSameName(row.Name, employeeName))
    warnings.push({ field: 'Name', message: `${row.Code.trim()} is the code of ${employeeName}` });
  const [total, allowed, grandTotal] = [
    parseFigure(row.Total_days),
    parseFigure(row.Allow),
    parseFigure(row.Grand_Total),
  ];
  if (
    total !== undefined &&
    allowed !== undefined &&
    grandTotal !== undefined &&
    Math.round((total + allowed) * 100) !== Math.round(grandTotal * 100)
  )
    warnings.push({
      field: 'Grand_Total',
      message: `Grand_Total is ${grandTotal}, but Total_days and Allow are ${hundredths(total + allowed)}`,
    });
  return warnings;
}

/** Headings match whatever their case, and with a space instead of an underscore. */
export const headingKey = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
