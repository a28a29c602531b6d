import type { Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { readDay } from '../../../../domain/calendar/readDay';
import { dayMessages, dayProblem } from '../../../../domain/calendar/parseDisplayedDay';
import { peopleNamed, type NameablePerson } from '../../../../domain/people/peopleNamed';
import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { halfWords, splitHalf, unusualHalf } from '../../../../domain/tasks/taskHalves';
import { typedHours } from '../../../../domain/tasks/duration';
import { issueTypes, taskPriorities, taskStatuses } from '../../../../domain/tasks/taskChoices';
import { editedTaskProblems, newTaskProblems, taskMessages } from '../../../../domain/tasks/taskRules';
import { finishedStatus, newStatus, reopenedStatus, startedStatus } from '../../../../domain/tasks/workState';
import { foldLetters } from '../../../../domain/wording/foldLetters';
import type { KnownTask } from '../../../entities/knownRecords';
import type { PastedColumn, PasteMapping, PasteTarget } from './pasteMapping';

/** The call's field of each column. */
const getField = {
  Short_summary: 'Short_summary',
  Priority: 'Priority',
  Status: 'Status',
  Assignees: 'Employee_id',
  Start_date: 'Start_date',
  Start_half: 'Start_half',
  Due_date: 'Due_date',
  Due_half: 'Due_half',
  Task_duration: 'Task_duration',
  Sprint: 'Sprint_id',
  Issue_type: 'Issue_type',
} as const satisfies Record<PastedColumn, string>;
type PastedValues = Partial<Record<(typeof getField)[PastedColumn], string>>;

export interface PasteChoices {
  readonly people: readonly NameablePerson[];
  /** Chosen people for unknown or ambiguous names, by `namedAs`. */
  readonly settled?: ReadonlyMap<string, string>;
  readonly sprints: readonly { readonly id: string; readonly name: string; readonly isClosed?: boolean }[];
  readonly today: Day;
  /** Holds Project.Edit_Task: without it only status, priority and assignee can be changed. */
  readonly mayEdit: boolean;
  /** Why lines without a task cannot become new ones; undefined when they can. */
  readonly creationProblem?: string;
  /** Assignee of new tasks without a name; undefined when a name is required. */
  readonly defaultAssignee?: string;
}

export interface PastedCell {
  readonly column: PastedColumn;
  readonly before: string;
  readonly after: string;
  /** Why the value is rejected. */
  readonly problem?: string;
  readonly isChange: boolean;
  /** The name is unknown or ambiguous: one of these can be chosen. */
  readonly candidates?: readonly NameablePerson[];
}

export interface PastedRow {
  /** undefined: a new task. */
  readonly task: KnownTask | undefined;
  /** As pasted. */
  readonly line: readonly string[];
  /** The places of values that an earlier go has stored. */
  readonly stored: readonly number[];
  readonly cells: readonly PastedCell[];
  /** Why the whole line is rejected. */
  readonly problem?: string;
  /** The values to send; without keys for unchanged or rejected ones. */
  readonly values: PastedValues;
}

interface ReadValue {
  /** The call's value; undefined leaves the value unchanged. */
  readonly value?: string;
  /** Of a day; undefined leaves it unchanged. */
  readonly half?: DayHalf;
  readonly shown: string;
  readonly problem?: string;
  readonly candidates?: readonly NameablePerson[];
}

/** With the values to send. */
interface ReadCell extends PastedCell {
  readonly value?: string;
  readonly half?: DayHalf;
}

/** The field with the half of each day. */
const halfFields = { Start_date: 'Start_half', Due_date: 'Due_half' } as const;

/** A name is resolved once, regardless of repetition and case. */
export const namedAs = foldLetters;

const same = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();
const isEmpty = (text: string): boolean => text === '' || text === '-';

/** 'InProgress' and 'in progress' are equal. */
const lettersOnly = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Synonyms in other tools and in our fixed tables. */
const otherWords: Readonly<Record<string, string>> = {
  closed: finishedStatus,
  reopened: reopenedStatus,
  todo: newStatus,
  new: newStatus,
  started: startedStatus,
  med: 'MEDIUM',
  normal: 'MEDIUM',
  userstory: 'Story',
  defect: 'Bug',
};

function among(choices: readonly string[], text: string, message: string): ReadValue {
  const wanted = lettersOnly(text);
  const found =
    choices.find((choice) => lettersOnly(choice) === wanted) ?? choices.find((choice) => choice === otherWords[wanted]);
  return found === undefined ? { shown: text, problem: message } : { value: found, shown: found };
}

function person(text: string, { people, settled }: PasteChoices): ReadValue {
  const named = peopleNamed(text, people);
  const chosen = people.find(({ id }) => id === settled?.get(namedAs(text)));
  const only = chosen ?? (named.length === 1 ? named[0] : undefined);
  if (only)
    return {
      value: only.id,
      shown: only.name,
      ...(named.length !== 1 && { candidates: named.length > 1 ? named : people }),
    };
  if (named.length > 1)
    return { shown: text, problem: `${named.length} members are called ${text}: choose one`, candidates: named };
  return { shown: text, problem: 'Not a member of the project: choose one', candidates: people };
}

function sprint(text: string, { sprints }: PasteChoices): ReadValue {
  if (isEmpty(text) || same(text, 'No sprint')) return { value: '', shown: '' };
  const found = sprints.find(({ name }) => same(name, text));
  if (!found) return { shown: text, problem: 'Not a sprint of the project' };
  return {
    value: found.id,
    shown: found.name,
    ...(found.isClosed && { problem: taskMessages.closedSprint(found.name) }),
  };
}

const dayText = (day: Day | null | undefined, half: DayHalf | ''): string =>
  half === '' ? formatDay(day) : `${formatDay(day)} ${halfWords[half]}`;

function day(text: string): ReadValue {
  if (isEmpty(text)) return { value: '', shown: '' };
  const { day: dayPart, half } = splitHalf(text);
  const read = readDay(dayPart);
  return read === undefined
    ? { shown: text, problem: dayProblem(dayPart) ?? dayMessages.form }
    : { value: read, shown: dayText(read, half ?? ''), ...(half && { half }) };
}

function half(text: string): ReadValue {
  const { half: read } = splitHalf(`- ${text}`);
  return read === undefined ? { shown: text, problem: taskMessages.half } : { value: read, shown: read };
}

function hours(text: string): ReadValue {
  if (isEmpty(text)) return { value: '', shown: '' };
  const read = typedHours(text);
  return read === undefined
    ? { shown: text, problem: taskMessages.duration }
    : { value: String(read), shown: formatHours(read) };
}

const optionalColumns: readonly PastedColumn[] = ['Start_date', 'Due_date', 'Task_duration', 'Sprint'];

function readValue(column: PastedColumn, text: string, choices: PasteChoices): ReadValue {
  const isOptional = optionalColumns.includes(column);
  // An empty cell clears optional values and leaves required ones.
  if (isEmpty(text) && !isOptional) return { shown: '' };
  switch (column) {
    case 'Short_summary':
      return {
        value: text.replace(/\s*\n\s*/g, ' ').slice(0, 301),
        shown: text,
        ...(text.length > 300 && { problem: 'At most 300 characters' }),
      };
    case 'Priority':
      return among(taskPriorities, text, 'HIGH, MEDIUM or LOW');
    case 'Status':
      return among(taskStatuses, text, 'Not a status of tasks');
    case 'Issue_type':
      return among(issueTypes, text, 'Bug, Task or Story');
    case 'Assignees':
      return person(text, choices);
    case 'Sprint':
      return sprint(text, choices);
    case 'Start_date':
    case 'Due_date':
      return day(text);
    case 'Start_half':
    case 'Due_half':
      return half(text);
    case 'Task_duration':
      return hours(text);
  }
}

/** The task's current value: as the call sends it, and as display text. */
function getCurrent(task: KnownTask, column: PastedColumn): { value: string; shown: string; half?: DayHalf } {
  switch (column) {
    case 'Short_summary':
      return { value: task.Short_summary, shown: task.Short_summary };
    case 'Priority':
      return { value: task.Priority, shown: task.Priority };
    case 'Status':
      return { value: task.Status, shown: task.Status };
    case 'Issue_type':
      return { value: task.Issue_type, shown: task.Issue_type };
    case 'Assignees':
      return { value: task.Employee_id ?? '', shown: task.Assignees ?? '' };
    case 'Sprint':
      return { value: task.Sprint_id?._id ?? '', shown: task.Sprint_id?.Name ?? '' };
    case 'Start_date':
      return {
        value: task.Start_date ?? '',
        half: task.Start_half,
        shown: dayText(task.Start_date, unusualHalf(task.Start_date, task.Start_half, 'start')),
      };
    case 'Due_date':
      return {
        value: task.Due_date ?? '',
        half: task.Due_half,
        shown: dayText(task.Due_date, unusualHalf(task.Due_date, task.Due_half, 'due')),
      };
    case 'Start_half':
    case 'Due_half':
      return { value: task[column] ?? '', shown: task[column] ?? '' };
    case 'Task_duration':
      return {
        value: task.Task_duration === null ? '' : String(task.Task_duration),
        shown: task.Task_duration === null ? '' : formatHours(task.Task_duration),
      };
  }
}

const openColumns: readonly PastedColumn[] = ['Status', 'Priority', 'Assignees'];

type DayColumn = keyof typeof halfFields;
const isDayColumn = (column: PastedColumn): column is DayColumn => column in halfFields;
type PastedDays = Readonly<Partial<Record<DayColumn | (typeof halfFields)[DayColumn], string>>>;

/** Both days of a line with their halves are stored together, and are judged together. */
function pastedDays(texts: ReadonlyMap<PastedColumn, string>): PastedDays {
  const ofDay = (column: DayColumn): PastedDays => {
    const { value, half: behind } = day(texts.get(column) ?? '-');
    const own = half(texts.get(halfFields[column]) ?? '').value ?? behind;
    return {
      ...(texts.has(column) && value !== undefined && { [column]: value }),
      ...(own !== undefined && { [halfFields[column]]: own }),
    };
  };
  return { ...ofDay('Start_date'), ...ofDay('Due_date') };
}

function changedCell(
  task: KnownTask,
  column: PastedColumn,
  text: string,
  days: PastedDays,
  choices: PasteChoices,
): ReadCell {
  const before = getCurrent(task, column);
  const read = readValue(column, text, choices);
  const isOtherHalf = read.half !== undefined && read.half !== before.half;
  const isSame = read.value === undefined ? read.problem === undefined : read.value === before.value && !isOtherHalf;
  const cell = {
    column,
    before: before.shown,
    after: isSame ? before.shown : read.shown,
    isChange: !isSame,
    ...(read.candidates && { candidates: read.candidates }),
  };
  if (isSame) return cell;
  if (read.problem !== undefined) return { ...cell, problem: read.problem };
  if (!choices.mayEdit && !openColumns.includes(column))
    return { ...cell, problem: 'You are not permitted to change this' };
  const entry = {
    Short_summary: task.Short_summary,
    Priority: task.Priority,
    Employee_id: task.Employee_id ?? '',
    ...days,
    [getField[column]]: read.value,
  };
  const fields: readonly string[] = [getField[column], ...(isDayColumn(column) ? [halfFields[column]] : [])];
  const problem = editedTaskProblems(entry, task, choices.today).find(({ field }) => fields.includes(field))?.message;
  return problem === undefined
    ? { ...cell, value: read.value, ...(isOtherHalf && { half: read.half }) }
    : { ...cell, problem };
}

/** A half in a column of its own comes after the one behind the day, and wins. */
function toValues(cells: readonly ReadCell[]): PastedValues {
  const values: PastedValues = {};
  const inOrder = cells.toSorted((one, other) => Number(isDayColumn(other.column)) - Number(isDayColumn(one.column)));
  for (const { column, value, half: behind, isChange, problem } of inOrder) {
    if (!isChange || problem !== undefined || value === undefined) continue;
    values[getField[column]] = value;
    if (behind !== undefined && isDayColumn(column)) values[halfFields[column]] = behind;
  }
  return values;
}

function newRow(line: readonly string[], texts: ReadonlyMap<PastedColumn, string>, choices: PasteChoices): PastedRow {
  const cells = [...texts].map(([column, text]): ReadCell => {
    const { value, half: ownHalf, shown, problem, candidates } = readValue(column, text, choices);
    return {
      column,
      before: '',
      after: shown,
      ...(candidates && { candidates }),
      isChange: shown !== '' || problem !== undefined,
      ...(value !== undefined && value !== '' && { value }),
      ...(ownHalf && { half: ownHalf }),
      ...(problem !== undefined && { problem }),
    };
  });
  const values = toValues(cells);
  const entry = {
    Project_id: '-',
    Issue_type: 'Task',
    Priority: 'MEDIUM',
    Description: '<p>-</p>',
    Employee_id: choices.defaultAssignee ?? '',
    ...values,
  };
  const rule = newTaskProblems(entry, choices.today)[0];
  const checked = cells.map((cell) =>
    cell.problem === undefined && rule?.field === getField[cell.column] && cell.isChange
      ? { ...cell, problem: rule.message }
      : cell,
  );
  const cellProblem = checked.find((cell) => cell.problem !== undefined)?.problem;
  const problem = choices.creationProblem ?? rule?.message ?? cellProblem;
  // A new task is created completely or not at all.
  return {
    task: undefined,
    line,
    stored: [],
    cells: checked,
    values: problem === undefined ? values : {},
    ...(problem !== undefined && { problem }),
  };
}

/** The lines of a pasted block that are tasks. */
export const pastedLines = (
  cells: readonly (readonly string[])[],
  { hasHeading }: PasteMapping,
): readonly (readonly string[])[] => (hasHeading ? cells.slice(1) : cells);

/** What a line is pasted on. */
export interface PasteAim {
  /** undefined: a new task. */
  readonly task?: KnownTask;
  /** The places of values that an earlier go has stored: the task is as it was read before. */
  readonly stored?: readonly number[];
}

/**
 * The changes of pasted lines, cell by cell; lines below the last task become new tasks. Stores nothing.
 * @param lines without the headings
 */
export function readPastedTasks(
  lines: readonly (readonly string[])[],
  targets: readonly PasteTarget[],
  aims: readonly PasteAim[],
  choices: PasteChoices,
): PastedRow[] {
  return lines.flatMap((line, index): PastedRow[] => {
    const { task, stored = [] } = aims[index] ?? {};
    const texts = new Map<PastedColumn, string>();
    const storedColumns = new Set<PastedColumn>();
    let key = '';
    line.forEach((text, place) => {
      const target = targets[place] ?? 'other';
      if (target === 'key') key = text.trim();
      else if (target !== 'other') {
        texts.set(target, text.trim());
        if (stored.includes(place)) storedColumns.add(target);
      }
    });
    if (!task) return [...texts.values()].every(isEmpty) ? [] : [newRow(line, texts, choices)];
    const row = { task, line, stored };
    if (key !== '' && key !== task.Task_key)
      return [{ ...row, cells: [], values: {}, problem: `The line names ${key}, but this row is ${task.Task_key}` }];
    const days = pastedDays(texts);
    const changed = [...texts]
      .filter(([column]) => !storedColumns.has(column))
      .map(([column, text]) => changedCell(task, column, text, days, choices));
    return [{ ...row, cells: changed, values: toValues(changed) }];
  });
}
