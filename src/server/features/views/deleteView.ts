import type { Handler } from '../../operations/call';
import { removeView } from './savedViewsRepository';
import { mustOwnView } from './savedViewWire';

/** @throws Failure 404, 403 for a view of another user */
export const deleteView: Handler<'deleteView'> = async ({ database, body, caller }) => {
  const view = await mustOwnView(database, body.id, caller);
  await removeView(database, view.id);
  return null;
};
