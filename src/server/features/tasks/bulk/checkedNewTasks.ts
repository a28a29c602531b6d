import type { Kysely } from 'kysely';
import type { Day } from '../../../../domain/calendar/day';
import { defaultTaskPriority } from '../../../../domain/tasks/taskChoices';
import { newTaskProblems, taskMessages } from '../../../../domain/tasks/taskRules';
import { newStatus } from '../../../../domain/tasks/workState';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { cleanRichText } from '../../../richtext/cleanRichText';
import { activeMembers, sprintProblem, sprintsByIds } from '../edit/taskChoicesReadModel';
import { choiceProblems, patchedValues, type TaskPatch } from '../edit/taskPatch';
import type { TaskValues } from '../edit/taskRepository';
import { assigningFailed, noDays } from '../edit/taskValues';

export interface CheckedNewTask {
  /** undefined when there are problems. */
  values: TaskValues | undefined;
  problems: FieldProblem[];
}

const asParagraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/**
 * Checks new tasks of a project that were entered line by line: the summary is also the description, type and priority have
 * defaults, and the caller is the default assignee.
 */
export async function checkNewTasks(
  database: Kysely<Schema>,
  caller: Caller,
  projectId: string,
  entries: readonly TaskPatch[],
  today: Day,
): Promise<CheckedNewTask[]> {
  const requested = entries.map((entry) => ({
    Issue_type: 'Task',
    Priority: defaultTaskPriority,
    Employee_id: caller.employeeId,
    Status: newStatus,
    ...entry,
  }));
  const members = await activeMembers(
    database,
    [projectId],
    [...new Set(requested.map((entry) => entry.Employee_id))].filter(isRecordId),
  );
  const sprints = await sprintsByIds(
    database,
    requested.flatMap((entry) => entry.Sprint_id ?? []),
  );
  return requested.map((entry, index) => {
    const description = cleanRichText('new_tasks', asParagraph(entry.Short_summary ?? ''));
    // '-' so that an empty summary is not reported as an empty description too.
    const problems = [
      ...choiceProblems(entry),
      ...newTaskProblems({ ...entry, Project_id: projectId, Description: asParagraph('-') }, today),
    ];
    if (!members.some((member) => member.employee_id === entry.Employee_id))
      problems.push({
        field: 'Employee_id',
        message: entries[index]?.Employee_id === undefined ? taskMessages.assignee : assigningFailed,
      });
    const unfitSprint = entry.Sprint_id
      ? sprintProblem(
          sprints.find((sprint) => sprint.id === entry.Sprint_id),
          projectId,
        )
      : undefined;
    if (unfitSprint !== undefined) problems.push({ field: 'Sprint_id', message: unfitSprint });
    if (problems.length > 0) return { values: undefined, problems };
    const values: TaskValues = {
      issue_type: 'Task',
      summary: '',
      description,
      reporter_id: caller.employeeId,
      assignee_id: null,
      sprint_id: null,
      assigned_on: null,
      ...noDays,
      duration_hours: null,
      priority: defaultTaskPriority,
      status: newStatus,
      ...patchedValues(entry),
    };
    return { values, problems };
  });
}
