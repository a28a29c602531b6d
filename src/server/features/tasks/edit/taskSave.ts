import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { editedTaskProblems, taskMessages, type StoredTaskDays } from '../../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { Attachment } from '../../../attachments/attachment';
import { checkAttachments, type AttachmentChanges } from '../../../attachments/attachmentChanges';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Schema } from '../../../database/schema';
import type { Call } from '../../../operations/call';
import type { Caller } from '../../../operations/caller';
import { activeEmployeeName, activeMemberName, sprintProblem, sprintsByIds } from './taskChoicesReadModel';
import { checkLinks, type LinkChanges } from '../links/taskLinks';
import type { LinkedTask } from '../links/taskLinksReadModel';
import type { TaskRecord } from '../taskReadModel';
import type { TaskValues } from './taskRepository';
import { assigningFailed, description, durationHours, editedDays, optionalValue } from './taskValues';

/** Names for the ids in the values. */
export interface TaskNames {
  assignee: string | null;
  reporter: string | null;
  sprint: string | null;
}

/** The effect of a save; nothing is stored yet. */
export interface TaskSave {
  values: TaskValues;
  names: TaskNames;
  links: LinkChanges;
  attachments: AttachmentChanges;
  problems: FieldProblem[];
}

export interface StoredTask {
  task: TaskRecord;
  links: readonly LinkedTask[];
  files: readonly Attachment[];
}

export const storedValues = (task: TaskRecord): TaskValues => ({
  issue_type: task.issue_type,
  summary: task.summary,
  description: task.description,
  reporter_id: task.reporter_id,
  assignee_id: task.assignee_id,
  sprint_id: task.sprint_id,
  assigned_on: task.assigned_on,
  due_on: task.due_on,
  starts_on: task.starts_on,
  start_half: task.start_half,
  due_half: task.due_half,
  duration_hours: task.duration_hours,
  priority: task.priority,
  status: task.status,
});

export const storedDays = (task: TaskRecord): StoredTaskDays => ({
  Assigned_date: task.assigned_on,
  Due_date: task.due_on,
  Due_half: task.due_half,
  Start_date: task.starts_on,
  Start_half: task.start_half,
});

/** Names and problems of the chosen employees and sprint; unchanged ones may stay, even if no longer allowed. */
async function chosenNames(
  database: Kysely<Schema>,
  task: TaskRecord,
  values: TaskValues,
): Promise<{ names: TaskNames; problems: FieldProblem[] }> {
  const names: TaskNames = { assignee: task.assignee_name, reporter: task.reporter_name, sprint: task.sprint_name };
  const problems: FieldProblem[] = [];
  const [isReassigned, isReportedElse, isMoved] = [
    values.assignee_id !== task.assignee_id,
    values.reporter_id !== task.reporter_id,
    values.sprint_id !== task.sprint_id,
  ];
  const [assignee, reporter, [sprint]] = await allInOrder([
    isReassigned ? activeMemberName(database, task.project_id, values.assignee_id ?? '') : undefined,
    isReportedElse ? activeEmployeeName(database, values.reporter_id ?? '') : undefined,
    sprintsByIds(database, isMoved && values.sprint_id !== null ? [values.sprint_id] : []),
  ]);
  if (isReassigned) {
    if (assignee === undefined) problems.push({ field: 'Employee_id', message: assigningFailed });
    names.assignee = assignee ?? null;
  }
  if (isReportedElse) {
    if (reporter === undefined) problems.push({ field: 'Reporter_id', message: taskMessages.reporter });
    names.reporter = reporter ?? null;
  }
  if (isMoved) {
    const problem = values.sprint_id === null ? undefined : sprintProblem(sprint, task.project_id);
    if (problem !== undefined) problems.push({ field: 'Sprint_id', message: problem });
    names.sprint = sprint?.name ?? null;
  }
  return { names, problems };
}

/** Checks an edit of a task, with all problems (VAL-015 to VAL-019). */
export async function checkTaskSave(
  database: Kysely<Schema>,
  caller: Caller,
  body: Call<'updateTask'>['body'],
  stored: StoredTask,
  today: Day,
): Promise<TaskSave> {
  const { task } = stored;
  const values: TaskValues = {
    issue_type: body.Issue_type ?? task.issue_type,
    summary: body.Short_summary.trim(),
    description: description(body.Description, task.description),
    reporter_id: body.Reporter_id ?? task.reporter_id,
    assignee_id: body.Employee_id,
    sprint_id: optionalValue(body.Sprint_id, task.sprint_id),
    assigned_on: optionalValue(body.Assigned_date, task.assigned_on),
    ...editedDays(body, task),
    duration_hours: durationHours(body.Task_duration, task.duration_hours),
    priority: body.Priority,
    status: body.Status ?? task.status,
  };
  const entryProblems = editedTaskProblems(body, storedDays(task), today);
  const named = new Set(entryProblems.map((problem) => problem.field));
  const [chosen, links] = await allInOrder([
    chosenNames(database, task, values),
    checkLinks(database, caller, body.Linkissue_Taskkey, stored.links, task.id),
  ]);
  const attachments = checkAttachments(stored.files, body.olddocument, body.demo_image);
  const problems = [
    ...entryProblems,
    ...chosen.problems.filter((problem) => !named.has(problem.field)),
    ...links.problems,
    ...attachments.problems,
  ];
  return { values, names: chosen.names, links, attachments, problems };
}
