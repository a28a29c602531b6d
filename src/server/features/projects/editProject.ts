import { dayIn } from '../../../domain/calendar/day';
import { insertFiles } from '../../attachments/attachmentsRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../errors/failure';
import { recordChanges } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { projectAnswer } from './projectAnswer';
import { projectChanges } from './projectChanges';
import { listedNames } from './projectNames';
import { projectFiles, projectById, type ProjectRow } from './projectReadModel';
import {
  changeMembers,
  changeProjectFiles,
  lockProject,
  replaceRequirements,
  replaceTechStacks,
  saveProject,
} from './projectRepository';
import { checkProjectSave, type ProjectSave } from './projectSave';
import { notifyManagers, notifyNewMembers } from './members/notifyProjectMembers';

async function store(
  call: Call<'editProject'>,
  stored: ProjectRow,
  save: ProjectSave,
  changed: ReadonlySet<string>,
): Promise<void> {
  const { database, now } = call;
  const { id } = call.body;
  const storedMemberIds = listedNames(stored.member_ids);
  await saveProject(database, id, save.values, now);
  if (changed.has('tech_stacks')) await replaceTechStacks(database, id, save.techStacks.ids);
  if (changed.has('requirements')) await replaceRequirements(database, id, save.requirements.ids);
  const leaving = storedMemberIds.filter((member) => !save.memberIds.includes(member));
  const joining = save.memberIds.filter((member) => !storedMemberIds.includes(member));
  await changeMembers(database, id, leaving, joining, now);
  await changeProjectFiles(
    database,
    id,
    save.attachments.droppedIds,
    await insertFiles(database, save.attachments.added, call.caller.employeeId, now),
  );
}

/**
 * CALL-011: changes a project. The short name never changes. Members change only with Project.Edit_Member. A save
 * without changes writes nothing.
 * @throws Failure 404 when the caller may not see it, 409 when a newer version is stored, 422 with what is wrong
 */
export const editProject: Handler<'editProject'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const [, { version }, stored, files] = await allInOrder([
    mustSeeProject(database, caller, body.id),
    lockProject(database, body.id),
    projectById(database, body.id),
    projectFiles(database, [body.id]),
  ]);
  if (body.Version !== undefined && version > body.Version)
    throw failures.competingEdit({ ...(await projectAnswer(database, body.id, call)) });
  const save = await checkProjectSave(database, body, stored, files, dayIn(services.companyTimeZone, now));
  mustBeValid(save.problems);
  const changes = projectChanges(stored, files, save);
  const changed = new Set<string>(changes.map((change) => change.field));
  if (changed.has('members') && !caller.grantedFlags.has('Project.Edit_Member')) throw failures.notPermitted();
  if (changes.length > 0) {
    await store(call, stored, save, changed);
    await recordChanges(database, { kind: 'project', id: body.id }, caller, now, changes);
    const project = { id: body.id, name: save.values.name };
    const managerIds = await notifyManagers(call, project, stored, save.values);
    const knownIds = [...listedNames(stored.member_ids), ...managerIds];
    await notifyNewMembers(
      call,
      project,
      save.memberIds.filter((id) => !knownIds.includes(id)),
    );
  }
  return lastRead(() => projectAnswer(database, body.id, call));
};
