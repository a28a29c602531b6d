import type { Account } from './daybook';
import type { DaybookServer } from './daybookServer';
import { createCalls } from './calls';

export interface OwnProject {
  readonly _id: string;
  readonly name: string;
  readonly managerId: string;
}

export const ownId = async (server: DaybookServer, account: Account): Promise<string> =>
  (await (await createCalls(server, account)).get<{ _id: string }>('/auth/profile'))._id;

/**
 * A new project of the project manager, for a test that needs what no other has.
 * @param shortName begins its keys; unique
 * @param memberIds members next to the project manager
 */
export async function addOwnProject(
  server: DaybookServer,
  shortName: string,
  memberIds: readonly string[] = [],
  name = `Project of ${shortName}`,
): Promise<OwnProject> {
  const managerId = await ownId(server, 'pm');
  const { _id } = await (
    await createCalls(server, 'hr')
  ).upload<{ _id: string }>('/uplodeauth/projects/add', {
    Project_name: name,
    Project_short_name: shortName,
    Client_name: 'Harbour office',
    Tech_stack: 'React',
    Project_manager_id: managerId,
    Technical_project_manager_id: await ownId(server, 'tpm'),
    Project_member: [managerId, ...memberIds].join(','),
  });
  return { _id, name, managerId };
}
