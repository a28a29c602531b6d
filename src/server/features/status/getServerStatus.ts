import type { Handler } from '../../operations/call';
import { readStatus } from './statusReadModel';
import { statusWire } from './statusWire';

/** Reads what is known already: it waits for the database and the processes of this server only. */
export const getServerStatus: Handler<'getServerStatus'> = async ({ database, services: { status }, machineNow }) => {
  const [row, reports] = await Promise.all([readStatus(database), status.reports()]);
  return statusWire({ status, settings: status.settings, reports, row, nowMs: machineNow.getTime() });
};
