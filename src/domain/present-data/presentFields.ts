import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';

/** Figures of a monthly record, in the order of FIELD-039. */
export const presentFigures = ['Working_days', 'Full_leave', 'Half_leave', 'Missed_punch', 'WFM', 'Carry_forward', 'Total_days', 'Allow', 'Grand_Total'] as const;
export type PresentFigure = (typeof presentFigures)[number];

/** Headings of an upload: the field names of the record. */
export const presentHeadings = ['Name', 'Code', ...presentFigures] as const;
export type PresentHeading = (typeof presentHeadings)[number];

interface Limits {
  readonly least: number;
  readonly most: number;
}

const days: Limits = { least: 0, most: 366 };
const halves: Limits = { least: 0, most: 732 };

/** What a figure can be. */
export const figureLimits: Readonly<Record<PresentFigure, Limits>> = {
  Working_days: days,
  Full_leave: days,
  Half_leave: halves,
  Missed_punch: halves,
  WFM: days,
  Carry_forward: { least: -366, most: 366 },
  Total_days: days,
  Allow: days,
  Grand_Total: { least: -366, most: 732 },
};

export const longestName = 150;
export const longestCode = 32;
/** VAL-063. */
export const longestIssueComment = 250;

export const presentMessages = {
  date: 'Please Select Date',
  file: 'Please Select File',
  closed: 'This month is closed. Open it again to upload its records.',
  closedForAnswer: 'This month is closed. Please speak to HR.',
} as const;

/** Figures are kept with one decimal. */
const decimal = /^-?\d+([.,]\d)?$/;

/** Reads a figure as it was typed; undefined when it is none. A comma counts as a decimal point. */
export function figureOf(text: string): number | undefined {
  const typed = text.trim();
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** What is wrong with a figure as it was typed; undefined for nothing. */
export function figureProblem(figure: PresentFigure, text: string): string | undefined {
  if (isBlank(text)) return `${figure} is missing`;
  const value = figureOf(text);
  const { least, most } = figureLimits[figure];
  if (value === undefined) return `${figure} must be a number with at most one decimal`;
  return value < least || value > most ? `${figure} must be from ${least} to ${most}` : undefined;
}

/** What is wrong with a row of an upload, field by field. */
export function presentRowProblems(row: Readonly<Record<PresentHeading, string>>): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const lengths = { Name: longestName, Code: longestCode } as const;
  for (const field of ['Name', 'Code'] as const) {
    if (isBlank(row[field])) problems.push({ field, message: `${field} is missing` });
    else if (row[field].trim().length > lengths[field]) problems.push({ field, message: `${field} has more than ${lengths[field]} characters` });
  }
  for (const figure of presentFigures) {
    const message = figureProblem(figure, row[figure]);
    if (message !== undefined) problems.push({ field: figure, message });
  }
  return problems;
}

/** Headings are found whatever their case, and with a space for the underscore. */
export const headingKey = (heading: string): string => heading.trim().toLowerCase().replace(/[\s_]+/g, '_');
