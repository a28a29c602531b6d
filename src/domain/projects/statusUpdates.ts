import type { FieldProblem } from '../validation/fieldProblem';
import { hourMs } from '../calendar/duration';

/** How a project is going, in the judgement of its managers. */
export const projectHealths = ['On track', 'At risk', 'Off track', 'On hold', 'Done'] as const;
export type ProjectHealth = (typeof projectHealths)[number];

/** The order of lists that sort by health: what needs attention first. */
export const healthsByUrgency = [
  'Off track',
  'At risk',
  'On hold',
  'On track',
  'Done',
] as const satisfies ProjectHealth[];

/** Characters of the formatted text. */
export const maxStatusUpdateLength = 20_000;

const editableHours = 24;

/** Until when the author may correct or delete a status update: later it is part of the record of the project. */
export const statusUpdateEditableUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + editableHours * hourMs);

export const statusUpdateMessages = {
  health: 'Please select the health of the project',
  text: 'A status update needs a text',
  closed: `A status update can be changed for ${editableHours} hours, by its author. Post a new one instead.`,
} as const;

export interface StatusUpdateEntry {
  readonly Health: string;
  /** Whether the text has more than formatting. */
  readonly hasText: boolean;
}

export function statusUpdateProblems({ Health, hasText }: StatusUpdateEntry): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!projectHealths.some((health) => health === Health))
    problems.push({ field: 'Health', message: statusUpdateMessages.health });
  if (!hasText) problems.push({ field: 'Text', message: statusUpdateMessages.text });
  return problems;
}
