import { notify } from '../../notifications/notify';
import type { Call } from '../../operations/call';

type Telling = Pick<Call<'editProject'>, 'caller' | 'database' | 'now'>;
interface NamedProject {
  readonly id: string;
  readonly name: string;
}
interface Managers {
  readonly project_manager_id: string | null | undefined;
  readonly technical_project_manager_id: string | null | undefined;
}

const tell = (
  { caller, database, now }: Telling,
  project: NamedProject,
  recipientIds: readonly string[],
  text: string,
): Promise<void> =>
  notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'project-member',
    text,
    path: `/project/view/${project.id}`,
    happenedAt: now,
  });

/** Tells people that they are members of a project now. */
export const tellNewMembers = (call: Telling, project: NamedProject, memberIds: readonly string[]): Promise<void> =>
  tell(call, project, memberIds, `${call.caller.fullName} added you to the project ${project.name}`);

/**
 * Tells those who manage a project since a save, and did not before.
 * @returns their ids
 */
export async function tellManagers(
  call: Telling,
  project: NamedProject,
  before: Managers,
  after: Managers,
): Promise<string[]> {
  const isNew = (key: keyof Managers): string[] => (after[key] && after[key] !== before[key] ? [after[key]] : []);
  const managers = isNew('project_manager_id');
  const technicalManagers = isNew('technical_project_manager_id').filter((id) => !managers.includes(id));
  await tell(call, project, managers, `${call.caller.fullName} made you the project manager of ${project.name}`);
  await tell(
    call,
    project,
    technicalManagers,
    `${call.caller.fullName} made you the technical project manager of ${project.name}`,
  );
  return [...managers, ...technicalManagers];
}
