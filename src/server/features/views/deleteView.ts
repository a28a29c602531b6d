import type { Handler } from '../../operations/call';
import { removeView } from './savedViewsRepository';
import { mustBeDeletable } from './savedViewWire';

/** @throws Failure 404, 403 for a view of another active user */
export const deleteView: Handler<'deleteView'> = async ({ database, body, caller }) => {
  const view = await mustBeDeletable(database, body.id, caller);
  await removeView(database, view.id);
  return null;
};
