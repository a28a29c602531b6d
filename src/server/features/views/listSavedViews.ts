import type { Handler } from '../../operations/call';
import { viewsOfTable } from './savedViewsReadModel';
import { savedViewWire } from './savedViewWire';

/** The caller's views of a table and the shared ones of others. */
export const listSavedViews: Handler<'listSavedViews'> = async ({ database, body, caller }) => {
  const views = await viewsOfTable(database, body.Table, caller.employeeId);
  return views.map((view) => savedViewWire(view, caller));
};
