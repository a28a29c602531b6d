import { foldLetters } from '../../../../domain/wording/foldLetters';

/** Columns that a pasted block can fill, in the order of quick add. */
export const pastedColumns = [
  'Short_summary',
  'Priority',
  'Status',
  'Assignees',
  'Due_date',
  'Task_duration',
  'Sprint',
  'Issue_type',
  'Start_date',
  'Start_half',
  'Due_half',
] as const;
export type PastedColumn = (typeof pastedColumns)[number];

export const pastedColumnNames: Readonly<Record<PastedColumn, string>> = {
  Short_summary: 'Summary',
  Priority: 'Priority',
  Status: 'Status',
  Assignees: 'Assignee',
  Due_date: 'Due Date',
  Task_duration: 'Estimated',
  Sprint: 'Sprint',
  Issue_type: 'Type',
  Start_date: 'Start Date',
  Start_half: 'Start half',
  Due_half: 'Due half',
};

/** The purpose of a column of the block: a value of tasks, their key, by which a line is checked, or nothing. */
export type PasteTarget = PastedColumn | 'key' | 'other';

export interface PasteMapping {
  /** The first line has the headings and is no task. */
  readonly hasHeading: boolean;
  /** One per column of the block. */
  readonly targets: readonly PasteTarget[];
}

/** Headings without spaces and punctuation: those of our tables, exports and forms, and common ones of other tools. */
const headings: Readonly<Record<PasteTarget, readonly string[]>> = {
  Short_summary: [
    'summary',
    'shortsummary',
    'title',
    'task',
    'taskname',
    'tasktitle',
    'tasksummary',
    'name',
    'subject',
  ],
  Issue_type: ['type', 'issuetype', 'tasktype', 'kind'],
  Priority: ['p', 'prio', 'priority', 'importance', 'urgency'],
  Status: ['status', 'state', 'stage', 'taskstatus'],
  Assignees: [
    'assignee',
    'assignees',
    'assignedto',
    'owner',
    'person',
    'responsible',
    'employee',
    'employeename',
    'developer',
    'who',
  ],
  Start_date: ['start', 'startdate', 'startson', 'starton', 'begin', 'begindate', 'begins'],
  Due_date: ['due', 'duedate', 'dueon', 'deadline', 'enddate', 'targetdate', 'finishby'],
  Start_half: ['starthalf', 'startswith'],
  Due_half: ['duehalf', 'endswith'],
  Task_duration: [
    'time',
    'estimated',
    'estimate',
    'estimatedtime',
    'estimatedhours',
    'originalestimate',
    'duration',
    'taskduration',
    'effort',
    'hours',
    'hrs',
  ],
  Sprint: ['sprint', 'sprintname', 'iteration'],
  key: ['key', 'taskkey', 'issuekey', 'id', 'taskid', 'ticket'],
  other: [
    'reporter',
    'assigneddate',
    'blockedby',
    'blocks',
    'timer',
    'project',
    'projectname',
    'milestone',
    'closed',
    'logged',
    'variance',
    'progress',
    'reopens',
    'comments',
    'daysinstatus',
    'slack',
    'age',
    'created',
    'createdat',
  ],
};

const isTarget = (text: string): text is PasteTarget => text in headings;

/** Units in brackets after a heading, such as '(h)', are ignored. */
const plainHeading = (text: string): string =>
  foldLetters(text.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '');

/** The purpose of a heading; undefined for unknown ones. */
export function findHeadingTarget(text: string): PasteTarget | undefined {
  const heading = plainHeading(text);
  return heading === ''
    ? undefined
    : Object.keys(headings)
        .filter(isTarget)
        .find((target) => headings[target].includes(heading));
}

const isPastedColumn = (key: string): key is PastedColumn => pastedColumns.some((column) => column === key);

/** Every value is filled from one column: the first that claims it. */
const withoutRepeats = (targets: readonly PasteTarget[]): PasteTarget[] =>
  targets.map((target, index) => (target !== 'other' && targets.indexOf(target) < index ? 'other' : target));

const columnCount = (cells: readonly (readonly string[])[]): number => Math.max(0, ...cells.map((line) => line.length));

/** The columns by the headings of the first line, or by position from the cursor to the right. */
export function mappingWith(
  hasHeading: boolean,
  cells: readonly (readonly string[])[],
  columnKeys: readonly string[],
): PasteMapping {
  const byPlace = (index: number): PasteTarget => {
    const key = columnKeys[index] ?? '';
    return isPastedColumn(key) ? key : key === 'Task_key' ? 'key' : 'other';
  };
  const targets = Array.from({ length: columnCount(cells) }, (_, index) =>
    hasHeading ? (findHeadingTarget(cells[0]?.[index] ?? '') ?? 'other') : byPlace(index),
  );
  return { hasHeading, targets: withoutRepeats(targets) };
}

/**
 * Guesses the purposes of a pasted block's columns. The first line is a heading when it names at least two columns and
 * at least half of its cells are known; a single column when it names the target column.
 */
export function guessedMapping(cells: readonly (readonly string[])[], columnKeys: readonly string[]): PasteMapping {
  const filled = (cells[0] ?? []).filter((text) => text.trim() !== '');
  const known = filled.flatMap((text) => findHeadingTarget(text) ?? []);
  const single = filled.length === 1 ? known[0] : undefined;
  const isSingleHeading =
    single !== undefined && single !== 'other' && (single === columnKeys[0] || !isPastedColumn(columnKeys[0] ?? ''));
  const hasHeading = cells.length > 1 && ((known.length >= 2 && known.length * 2 >= filled.length) || isSingleHeading);
  return mappingWith(hasHeading, cells, columnKeys);
}

/** The mapping with another purpose for one column; a previous column with that purpose is ignored. */
export const withTarget = (mapping: PasteMapping, index: number, target: PasteTarget): PasteMapping => ({
  ...mapping,
  targets: mapping.targets.map((current, at) =>
    at === index ? target : current === target && target !== 'other' ? 'other' : current,
  ),
});
