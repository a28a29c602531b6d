import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { memberWork } from './memberWork';

/**
 * The members of a project with their work in it and their leaves.
 * @throws Failure 404 when the caller may not see the project
 */
export const listProjectMembers: Handler<'listProjectMembers'> = async (call) => {
  const { caller, database, params } = call;
  const [, members] = await allInOrder([
    mustSeeProject(database, caller, params.projectId),
    memberWork(call, params.projectId),
  ]);
  return members;
};
