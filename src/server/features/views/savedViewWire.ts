import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller, Schemas } from '../../operations/call';
import { findView, type StoredView } from './savedViewsReadModel';

/** A saved view in the spelling of the contract, with the caller's rights. */
export const savedViewWire = (view: StoredView, { employeeId }: Pick<Caller, 'employeeId'>): Schemas['SavedView'] => ({
  _id: view.id,
  Table: view.table_name,
  Name: view.name,
  View: view.view,
  Is_shared: view.is_shared,
  Is_own: view.owner_id === employeeId,
  Owner: view.owner_name,
  updated_at: view.updated_at.toISOString(),
  Version: view.version,
});

/**
 * The caller's own view.
 * @throws Failure 404 for one that is not visible to the caller, 403 for one that another user shares
 */
export async function mustOwnView(database: Kysely<Schema>, id: string, caller: Caller): Promise<StoredView> {
  const view = await findView(database, id, caller.employeeId);
  if (view === undefined) throw failures.notFound('View');
  if (view.owner_id !== caller.employeeId) throw failures.notPermitted();
  return view;
}
