import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import { notify } from '../../../notifications/notify';
import type { Call } from '../../../operations/call';

type NotifyingCall = Pick<Call<'editProject'>, 'caller' | 'database' | 'now'>;
interface NamedProject {
  readonly id: string;
  readonly name: string;
}
interface Managers {
  readonly project_manager_id: string | null | undefined;
  readonly technical_project_manager_id: string | null | undefined;
}

const notifyMembers = (
  { caller, database, now }: NotifyingCall,
  project: NamedProject,
  recipientIds: readonly string[],
  text: string,
): Promise<void> =>
  notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'project-member',
    text,
    path: notificationLinks['project-member'].record.project(project.id),
    happenedAt: now,
  });

/** Notifies new members of a project. */
export const notifyNewMembers = (
  call: NotifyingCall,
  project: NamedProject,
  memberIds: readonly string[],
): Promise<void> =>
  notifyMembers(call, project, memberIds, `${call.caller.fullName} added you to the project ${project.name}`);

/**
 * Notifies employees who have become managers by a save.
 * @returns their ids
 */
export async function notifyManagers(
  call: NotifyingCall,
  project: NamedProject,
  before: Managers,
  after: Managers,
): Promise<string[]> {
  const isNew = (key: keyof Managers): string[] => (after[key] && after[key] !== before[key] ? [after[key]] : []);
  const managers = isNew('project_manager_id');
  const technicalManagers = isNew('technical_project_manager_id').filter((id) => !managers.includes(id));
  await notifyMembers(
    call,
    project,
    managers,
    `${call.caller.fullName} made you the project manager of ${project.name}`,
  );
  await notifyMembers(
    call,
    project,
    technicalManagers,
    `${call.caller.fullName} made you the technical project manager of ${project.name}`,
  );
  return [...managers, ...technicalManagers];
}
