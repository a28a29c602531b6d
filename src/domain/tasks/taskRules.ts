import { addDays, type Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { dayHalves, type DayHalf } from '../leave/leaveChoices';
import { hasContent } from '../richtext/hasContent';
import { isBlank } from '../validation/isBlank';
import type { FieldProblem } from '../validation/fieldProblem';
import { editedHalf, usualHalves } from './taskHalves';

/** The input of a task. Field names are those of the contract, so that problems are shown at their field. */
export interface TaskEntry {
  Project_id?: string;
  Issue_type?: string;
  Short_summary?: string;
  Description?: string;
  Priority?: string;
  Employee_id?: string;
  Reporter_id?: string;
  Assigned_date?: string;
  Due_date?: string;
  Due_half?: string;
  Start_date?: string;
  Start_half?: string;
  /** Hours as text, '0.5' = 30 minutes; '' for none. */
  Task_duration?: string;
}

/** Days of the stored task: a value that has not changed always passes (E-25). */
export interface StoredTaskDays {
  Assigned_date: Day | null;
  Due_date: Day | null;
  Due_half?: DayHalf;
  Start_date?: Day | null;
  Start_half?: DayHalf;
}

export const maxShortSummaryLength = 300;

/**
 * Calendar days between the first and the last day of a task: three years. Plans look at each half day of a task, so longer
 * ones would keep everyone waiting; a longer undertaking is a milestone or a project.
 */
export const maxTaskDays = 1096;

export const taskMessages = {
  project: 'Please Select Project Name',
  issueType: 'Please Select Issue Type!',
  summary: 'Please Select Short Summary',
  description: 'Please Enter Description!',
  priority: 'Please Select Priority!',
  assignee: 'Please Select Assignees!',
  reporter: 'Please Select Reporter!',
  notADay: 'This is not a date',
  assignedTooEarly: 'Assigned Date cannot be earlier than yesterday',
  dueTooEarly: 'Due Date cannot be earlier than yesterday',
  startAfterDue: 'Start Date cannot be after Due Date',
  dueBeforeStart: 'Due Date cannot be before Start Date',
  tooLong: 'A task takes at most three years, from its start or today to its Due Date',
  half: 'Please select First Half or Second Half',
  halvesCross: 'A task that ends in the first half of a day cannot start in its second half',
  startHalfAlone: 'Please enter the Start Date of this half',
  dueHalfAlone: 'Please enter the Due Date of this half',
  sprint: 'This sprint was deleted, or it belongs to another project',
  closedSprint: (name: string) => `${name} is closed: it takes no more tasks`,
  duration: 'Task Duration is a number of hours (30 minutes = 0.5)',
} as const;

/** Earliest selectable date of a task (VAL-010, VAL-011). */
export const earliestTaskDay = (today: Day): Day => addDays(today, -1);

/** '' or 0 to 9999.99 hours (VAL-012). */
const isTaskDuration = (text: string): boolean => /^$|^\d{1,4}(\.\d{1,2})?$/.test(text);

function dayProblems(entry: TaskEntry, today: Day, stored: StoredTaskDays | null): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const check = (field: 'Assigned_date' | 'Due_date', tooEarly: string): void => {
    const day = entry[field];
    if (day === undefined || day === '' || day === stored?.[field]) return;
    if (!isDay(day)) problems.push({ field, message: taskMessages.notADay });
    else if (day < earliestTaskDay(today)) problems.push({ field, message: tooEarly });
  };
  check('Assigned_date', taskMessages.assignedTooEarly);
  check('Due_date', taskMessages.dueTooEarly);
  return problems;
}

/** A half without a day has no meaning. The usual one may be sent with an empty day, as tasks are answered. */
function halfProblems(entry: TaskEntry, stored: StoredTaskDays | null): FieldProblem[] {
  const isAlone = (date: 'Start_date' | 'Due_date', half: string | undefined, usual: DayHalf): boolean =>
    half !== undefined && half !== usual && isBlank(entry[date] ?? stored?.[date]);
  return [
    ...(isAlone('Start_date', entry.Start_half, usualHalves.start)
      ? [{ field: 'Start_half', message: taskMessages.startHalfAlone }]
      : []),
    ...(isAlone('Due_date', entry.Due_half, usualHalves.due)
      ? [{ field: 'Due_half', message: taskMessages.dueHalfAlone }]
      : []),
  ];
}

const knownHalf = (text: string | undefined): DayHalf | undefined => dayHalves.find((half) => half === text);

/** A task starts before it ends, to the half day, and takes at most `maxTaskDays`; unchanged values always pass. */
function startProblems(entry: TaskEntry, today: Day, stored: StoredTaskDays | null): FieldProblem[] {
  const start = entry.Start_date ?? stored?.Start_date ?? '';
  const due = entry.Due_date ?? stored?.Due_date ?? '';
  const isNewStart = start !== (stored?.Start_date ?? '');
  const isNewDue = due !== (stored?.Due_date ?? '');
  if (isNewStart && start !== '' && !isDay(start)) return [{ field: 'Start_date', message: taskMessages.notADay }];
  if (!isDay(due)) return [];
  // Without a start, work is planned from today on.
  const isTooLong = due > addDays(isDay(start) ? start : today, maxTaskDays);
  if (isTooLong && (isNewStart || isNewDue))
    return [{ field: isNewDue ? 'Due_date' : 'Start_date', message: taskMessages.tooLong }];
  if (!isDay(start)) return [];
  if (start > due)
    return isNewStart
      ? [{ field: 'Start_date', message: taskMessages.startAfterDue }]
      : isNewDue
        ? [{ field: 'Due_date', message: taskMessages.dueBeforeStart }]
        : [];
  const startHalf = editedHalf({
    stored: { day: stored?.Start_date, half: stored?.Start_half },
    day: start,
    chosen: knownHalf(entry.Start_half),
    end: 'start',
  });
  const dueHalf = editedHalf({
    stored: { day: stored?.Due_date, half: stored?.Due_half },
    day: due,
    chosen: knownHalf(entry.Due_half),
    end: 'due',
  });
  if (start < due || startHalf === 'First Half' || dueHalf === 'Second Half') return [];
  // The problem is shown at what was changed.
  const changed = [
    { field: 'Start_half', isChanged: startHalf !== (stored?.Start_half ?? usualHalves.start) },
    { field: 'Due_half', isChanged: dueHalf !== (stored?.Due_half ?? usualHalves.due) },
    { field: 'Start_date', isChanged: isNewStart },
    { field: 'Due_date', isChanged: isNewDue },
  ].find(({ isChanged }) => isChanged);
  return changed ? [{ field: changed.field, message: taskMessages.halvesCross }] : [];
}

function durationProblems(entry: TaskEntry): FieldProblem[] {
  return isTaskDuration(entry.Task_duration ?? '') ? [] : [{ field: 'Task_duration', message: taskMessages.duration }];
}

const required = (entry: TaskEntry, field: keyof TaskEntry, message: string): FieldProblem[] =>
  isBlank(entry[field]) ? [{ field, message }] : [];

/** Problems of a new task (VAL-004 to VAL-014), in the order of the form. */
export function newTaskProblems(entry: TaskEntry, today: Day): FieldProblem[] {
  return [
    ...required(entry, 'Project_id', taskMessages.project),
    ...required(entry, 'Issue_type', taskMessages.issueType),
    ...required(entry, 'Short_summary', taskMessages.summary),
    ...(hasContent(entry.Description) ? [] : [{ field: 'Description', message: taskMessages.description }]),
    ...required(entry, 'Priority', taskMessages.priority),
    ...required(entry, 'Employee_id', taskMessages.assignee),
    ...dayProblems(entry, today, null),
    ...halfProblems(entry, null),
    ...startProblems(entry, today, null),
    ...durationProblems(entry),
  ];
}

/** Problems of an edited task (VAL-015 to VAL-019), in the order of the form. */
export function editedTaskProblems(entry: TaskEntry, stored: StoredTaskDays, today: Day): FieldProblem[] {
  return [
    ...required(entry, 'Short_summary', taskMessages.summary),
    ...required(entry, 'Priority', taskMessages.priority),
    ...required(entry, 'Employee_id', taskMessages.assignee),
    ...(entry.Reporter_id === undefined ? [] : required(entry, 'Reporter_id', taskMessages.reporter)),
    ...dayProblems(entry, today, stored),
    ...halfProblems(entry, stored),
    ...startProblems(entry, today, stored),
    ...durationProblems(entry),
  ];
}

/** For a task of several that is deleted, or that the user may not see. */
export const taskNotFound = 'Task not found';
