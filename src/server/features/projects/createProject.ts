import { v7 as newId } from 'uuid';
import { dayIn } from '../../../domain/calendar/day';
import { projectCreationAction } from '../../../domain/history/historyFields';
import { newProjectProblems, storedShortName } from '../../../domain/projects/projectRules';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import { mustBeValid } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler, Schemas } from '../../operations/call';
import { projectAnswer } from './projectAnswer';
import {
  changeMembers,
  changeProjectFiles,
  insertProject,
  replaceRequirements,
  replaceTechStacks,
} from './projectRepository';
import { noProject, checkProjectSave, type ProjectSave } from './projectSave';
import { notifyManagers, notifyNewMembers } from './members/notifyProjectMembers';

/** Callers who could not see the new project otherwise become members of it. */
function parseMemberIds({ caller }: Call<'createProject'>, { memberIds, values }: ProjectSave): string[] {
  const isVisible =
    caller.grantedFlags.has('Project.All_Project') ||
    [...memberIds, values.project_manager_id, values.technical_project_manager_id].includes(caller.employeeId);
  return isVisible ? memberIds : [...memberIds, caller.employeeId];
}

/** Stores what belongs to the new project, and reads it. */
async function storeContents(call: Call<'createProject'>, id: string, save: ProjectSave): Promise<Schemas['Project']> {
  const { caller, database, now } = call;
  const memberIds = parseMemberIds(call, save);
  await replaceTechStacks(database, id, save.techStacks.ids);
  await replaceRequirements(database, id, save.requirements.ids);
  await changeMembers(database, id, [], memberIds, now);
  await changeProjectFiles(
    database,
    id,
    [],
    await insertFiles(database, save.attachments.added, caller.employeeId, now),
  );
  await addHistoryEntries(database, [
    { subject: { kind: 'project', id }, actorId: caller.employeeId, happenedAt: now, action: projectCreationAction },
  ]);
  const project = { id, name: save.values.name };
  const managerIds = await notifyManagers(call, project, noProject, save.values);
  await notifyNewMembers(
    call,
    project,
    memberIds.filter((member) => !managerIds.includes(member)),
  );
  return projectAnswer(database, id, call);
}

/**
 * Creates a project (D-01). Its short name is unique over all projects, deleted ones included: task keys begin with it.
 * Its members are notified.
 * @throws Failure 422 with what is wrong
 */
export const createProject: Handler<'createProject'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const today = dayIn(services.companyTimeZone, now);
  const save = await checkProjectSave(database, body, noProject, [], today);
  const entryProblems = newProjectProblems(
    { ...body, Tech_stack: save.techStacks.names.join(',') || body.Tech_stack },
    today,
  );
  const isNew = (field: string): boolean => !entryProblems.some((problem) => problem.field === field);
  mustBeValid([...entryProblems, ...save.problems.filter((problem) => isNew(problem.field))]);

  const id = newId();
  const [, answer] = await allInOrder([
    insertProject(database, id, storedShortName(body.Project_short_name), save.values, caller.employeeId, now),
    storeContents(call, id, save),
  ]);
  return answer;
};
