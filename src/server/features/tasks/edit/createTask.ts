import { dayIn } from '../../../../domain/calendar/day';
import { creationAction } from '../../../../domain/history/historyFields';
import { newTaskProblems } from '../../../../domain/tasks/taskRules';
import { newStatus } from '../../../../domain/tasks/workState';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { checkAttachments } from '../../../attachments/attachmentChanges';
import { insertFiles } from '../../../attachments/attachmentsRepository';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { mustBeValid } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Call, Handler } from '../../../operations/call';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import { cleanRichText } from '../../../richtext/cleanRichText';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { storedTask } from './taskAnswer';
import { activeMemberName, sprintProblem, sprintsByIds } from './taskChoicesReadModel';
import { checkLinks, recordLinksAtOtherEnd } from '../links/taskLinks';
import { changeLinks } from '../links/taskLinksRepository';
import { changeTaskFiles, insertTask, takeTaskNumbers } from './taskRepository';
import { assigningFailed, durationHours, editedDays, noDays, optionalValue } from './taskValues';

async function choiceProblems({ body, database }: Call<'createTask'>): Promise<FieldProblem[]> {
  const [assignee, [sprint]] = await allInOrder([
    activeMemberName(database, body.Project_id, body.Employee_id),
    sprintsByIds(database, body.Sprint_id ? [body.Sprint_id] : []),
  ]);
  const problem = body.Sprint_id ? sprintProblem(sprint, body.Project_id) : undefined;
  return [
    ...(assignee === undefined ? [{ field: 'Employee_id', message: assigningFailed }] : []),
    ...(problem === undefined ? [] : [{ field: 'Sprint_id', message: problem }]),
  ];
}

/**
 * CALL-019: creates a task. The caller is the reporter (BEH-057), the server gives the key (F-25), only active members of
 * the project can be assigned.
 * @throws Failure 422 with what is wrong, 404 for a project that the caller may not see
 */
export const createTask: Handler<'createTask'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const clean = cleanRichText('Description', body.Description);
  mustBeValid(newTaskProblems({ ...body, Description: clean }, dayIn(services.companyTimeZone, now)));
  const attachments = checkAttachments([], undefined, body.demo_image);
  const [, links, problems, [number]] = await allInOrder([
    mustSeeProject(database, caller, body.Project_id),
    checkLinks(database, caller, body.Linkissue_Taskkey, [], null),
    choiceProblems(call),
    // Rolled back with the rest when something is wrong.
    takeTaskNumbers(database, body.Project_id, 1),
  ]);
  mustBeValid([...problems, ...links.problems, ...attachments.problems]);
  if (number === undefined) throw new Error('A project gave no number for a task');

  const id = await insertTask(
    database,
    body.Project_id,
    {
      ...number,
      issue_type: body.Issue_type,
      summary: body.Short_summary.trim(),
      description: clean,
      reporter_id: caller.employeeId,
      assignee_id: body.Employee_id,
      sprint_id: optionalValue(body.Sprint_id, null),
      assigned_on: optionalValue(body.Assigned_date, null),
      ...editedDays(body, noDays),
      duration_hours: durationHours(body.Task_duration, null),
      priority: body.Priority,
      status: newStatus,
    },
    now,
  );
  await changeLinks(database, id, { removedIds: [], addedIds: links.added.map((task) => task.id), now });
  await changeTaskFiles(database, id, [], await insertFiles(database, attachments.added, caller.employeeId, now));
  await addHistoryEntries(database, [
    { subject: { kind: 'task', id }, actorId: caller.employeeId, happenedAt: now, action: creationAction },
  ]);
  const [answer] = await allInOrder([storedTask(database, id, call), notifyAssignments(database, caller, now, [id])]);
  await recordLinksAtOtherEnd(database, caller, now, answer.Task_key, links);
  return answer;
};
