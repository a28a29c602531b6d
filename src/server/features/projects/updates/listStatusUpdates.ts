import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { countStatusUpdates, statusUpdateWindow } from './statusUpdatesReadModel';
import { statusUpdateWire } from './statusUpdateWire';

const defaultLimit = 10;

/**
 * A window of the status updates of a project, newest first.
 * @throws Failure 404 when the caller may not see the project
 */
export const listStatusUpdates: Handler<'listStatusUpdates'> = async (call) => {
  const { caller, database, params, query } = call;
  const [, rows, total] = await allInOrder([
    mustSeeProject(database, caller, params.projectId),
    statusUpdateWindow(database, {
      projectId: params.projectId,
      offset: query.offset ?? 0,
      limit: query.limit ?? defaultLimit,
    }),
    countStatusUpdates(database, params.projectId),
  ]);
  return { Rows: rows.map((row) => statusUpdateWire(row, call)), Total: total };
};
