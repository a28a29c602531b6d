import { dayIn } from '../../../../domain/calendar/day';
import { creationAction } from '../../../../domain/history/historyFields';
import { newTaskProblems } from '../../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { planAttachments } from '../../../attachments/attachmentPlan';
import { insertFiles } from '../../../attachments/attachmentsRepository';
import { mustBeValid } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Call, Handler } from '../../../operations/call';
import { notifyAssignments } from '../../../notifications/notifyAssignments';
import { cleanRichText } from '../../../richtext/cleanRichText';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { taskAnswer } from './taskAnswer';
import { activeMemberName, sprintProblem, sprintsByIds } from './taskChoicesReadModel';
import { planLinks, recordLinksAtOtherEnd } from '../links/taskLinks';
import { changeLinks } from '../links/taskLinksRepository';
import { changeTaskFiles, insertTask } from './taskRepository';
import { assigningFailed, defaultHalves, durationHours, optionalValue } from './taskValues';

async function choiceProblems({ body, database }: Call<'createTask'>): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if ((await activeMemberName(database, body.Project_id, body.Employee_id)) === undefined)
    problems.push({ field: 'Employee_id', message: assigningFailed });
  if (body.Sprint_id) {
    const [sprint] = await sprintsByIds(database, [body.Sprint_id]);
    const problem = sprintProblem(sprint, body.Project_id);
    if (problem !== undefined) problems.push({ field: 'Sprint_id', message: problem });
  }
  return problems;
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
  await mustSeeProject(database, caller, body.Project_id);
  const links = await planLinks(database, caller, body.Linkissue_Taskkey, [], null);
  const attachments = planAttachments([], undefined, body.demo_image);
  mustBeValid([...(await choiceProblems(call)), ...links.problems, ...attachments.problems]);

  const id = await insertTask(
    database,
    body.Project_id,
    {
      issue_type: body.Issue_type,
      summary: body.Short_summary.trim(),
      description: clean,
      reporter_id: caller.employeeId,
      assignee_id: body.Employee_id,
      sprint_id: optionalValue(body.Sprint_id, null),
      assigned_on: optionalValue(body.Assigned_date, null),
      due_on: optionalValue(body.Due_date, null),
      starts_on: optionalValue(body.Start_date, null),
      start_half: defaultHalves.start,
      due_half: defaultHalves.due,
      duration_hours: durationHours(body.Task_duration, null),
      priority: body.Priority,
      status: 'OPEN',
    },
    now,
  );
  await changeLinks(
    database,
    id,
    [],
    links.added.map((task) => task.id),
  );
  await changeTaskFiles(database, id, [], await insertFiles(database, attachments.added, caller.employeeId, now));
  await addHistoryEntries(database, [
    { subject: { kind: 'task', id }, actorId: caller.employeeId, happenedAt: now, action: creationAction },
  ]);
  await notifyAssignments(database, caller, now, [id]);
  const answer = await taskAnswer(database, id, call);
  await recordLinksAtOtherEnd(database, caller, now, answer.Task_key, links);
  return answer;
};
