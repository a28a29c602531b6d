import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { defaultTaskPriority } from '../../../domain/tasks/taskChoices';
import { newTaskProblems, taskMessages } from '../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { cleanRichText } from '../../richtext/cleanRichText';
import { activeMembersOf, sprintProblem, sprintsByIds } from './taskChoicesReadModel';
import { choiceProblems, patchedValues, type TaskPatch } from './taskPatch';
import type { TaskValues } from './taskRepository';
import { assigningFailed } from './taskValues';

export interface PlannedTask {
  /** undefined when something stands against it. */
  values: TaskValues | undefined;
  problems: FieldProblem[];
}

const asParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/**
 * Finds out what becomes of new tasks of a project that were entered line by line: the summary stands for the description,
 * type and priority have defaults, and a member of the project takes what nobody else was given.
 */
export async function planNewTasks(
  database: Kysely<Schema>,
  caller: Caller,
  projectId: string,
  entries: readonly TaskPatch[],
  today: Day,
): Promise<PlannedTask[]> {
  const wanted = entries.map((entry) => ({
    Issue_type: 'Task',
    Priority: defaultTaskPriority,
    Employee_id: caller.employeeId,
    Status: 'OPEN',
    ...entry,
  }));
  const members = await activeMembersOf(
    database,
    [projectId],
    [...new Set(wanted.map((entry) => entry.Employee_id))].filter(isRecordId),
  );
  const sprints = await sprintsByIds(
    database,
    wanted.flatMap((entry) => entry.Sprint_id ?? []),
  );
  return wanted.map((entry, index) => {
    const description = cleanRichText('new_tasks', asParagraph(entry.Short_summary ?? ''));
    // An empty summary is told as such, and not as an empty description as well.
    const problems = [
      ...choiceProblems(entry),
      ...newTaskProblems({ ...entry, Project_id: projectId, Description: asParagraph('-') }, today),
    ];
    if (!members.some((member) => member.employee_id === entry.Employee_id))
      problems.push({
        field: 'Employee_id',
        message: entries[index]?.Employee_id === undefined ? taskMessages.assignee : assigningFailed,
      });
    const againstSprint = entry.Sprint_id
      ? sprintProblem(
          sprints.find((sprint) => sprint.id === entry.Sprint_id),
          projectId,
        )
      : undefined;
    if (againstSprint !== undefined) problems.push({ field: 'Sprint_id', message: againstSprint });
    if (problems.length > 0) return { values: undefined, problems };
    const values: TaskValues = {
      issue_type: 'Task',
      summary: '',
      description,
      reporter_id: caller.employeeId,
      assignee_id: null,
      sprint_id: null,
      assigned_on: null,
      due_on: null,
      duration_hours: null,
      priority: defaultTaskPriority,
      status: 'OPEN',
      ...patchedValues(entry),
    };
    return { values, problems };
  });
}
