import { issueTypes, taskPriorities, taskStatuses } from '../../../domain/tasks/taskChoices';
import { failures } from '../../errors/failure';
import type { Call } from '../../operations/call';

type Query = Call<'listTasks'>['query'];

/** Which tasks a window shows; undefined lets everything pass. */
export interface TaskFilter {
  scope: 'all' | 'assigned' | 'reported';
  projectId: string | undefined;
  text: string | undefined;
  statuses: string[] | undefined;
  priorities: string[] | undefined;
  issueTypes: string[] | undefined;
  assigneeIds: string[] | undefined;
  sprintIds: string[] | undefined;
  /** Tasks outside every sprint pass too. */
  isWithoutSprintIncluded: boolean;
  dueFrom: string | undefined;
  dueTo: string | undefined;
  assignedFrom: string | undefined;
  assignedTo: string | undefined;
}

const parts = (text: string | undefined): string[] | undefined => {
  const found = text?.split(',').map((part) => part.trim()).filter((part) => part !== '');
  return found === undefined || found.length === 0 ? undefined : found;
};

function choices(field: string, text: string | undefined, allowed: readonly string[]): string[] | undefined {
  const chosen = parts(text);
  const unknown = chosen?.find((part) => !allowed.includes(part));
  if (unknown !== undefined) throw failures.malformed([{ field, message: `${field} cannot be '${unknown}'` }]);
  return chosen;
}

/** @throws Failure 400 naming the field of a choice that does not exist */
export function readTaskFilter(query: Query): TaskFilter {
  const sprints = parts(query.Sprint_id);
  return {
    scope: query.scope ?? 'all',
    projectId: query.Project_id,
    text: query.q === undefined || query.q.trim() === '' ? undefined : query.q.trim(),
    statuses: choices('Status', query.Status, taskStatuses),
    priorities: choices('Priority', query.Priority, taskPriorities),
    issueTypes: choices('Issue_type', query.Issue_type, issueTypes),
    assigneeIds: parts(query.Employee_id),
    sprintIds: sprints?.filter((sprint) => sprint !== 'none'),
    isWithoutSprintIncluded: sprints?.includes('none') ?? false,
    dueFrom: query.Due_from,
    dueTo: query.Due_to,
    assignedFrom: query.Assigned_from,
    assignedTo: query.Assigned_to,
  };
}
