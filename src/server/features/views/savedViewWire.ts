import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { findView, type StoredView } from './savedViewsReadModel';

type Viewer = Pick<Caller, 'employeeId' | 'grantedFlags'>;

/** A view that a former employee shares is of use to others, but its owner cannot delete it any more. */
const mayDelete = (view: StoredView, { employeeId, grantedFlags }: Viewer): boolean =>
  view.owner_id === employeeId || (view.owner_status !== 'Active' && grantedFlags.has('Employee.Edit_Employee'));

/** A saved view in the spelling of the contract, with the caller's rights. */
export const savedViewWire = (view: StoredView, caller: Viewer): Schemas['SavedView'] => ({
  _id: view.id,
  Table: view.table_name,
  Name: view.name,
  View: view.view,
  Is_shared: view.is_shared,
  Is_own: view.owner_id === caller.employeeId,
  May_delete: mayDelete(view, caller),
  Owner: view.owner_name,
  updated_at: view.updated_at.toISOString(),
  Version: view.version,
});

async function visibleView(database: Kysely<Schema>, id: string, caller: Caller): Promise<StoredView> {
  const view = await findView(database, id, caller.employeeId);
  if (view === undefined) throw failures.notFound('View');
  return view;
}

/**
 * The caller's own view.
 * @throws Failure 404 for one that is not visible to the caller, 403 for one that another user shares
 */
export async function mustOwnView(database: Kysely<Schema>, id: string, caller: Caller): Promise<StoredView> {
  const view = await visibleView(database, id, caller);
  if (view.owner_id !== caller.employeeId) throw failures.notPermitted();
  return view;
}

/**
 * A view that the caller may delete.
 * @throws Failure 404 for one that is not visible to the caller, 403 for one that another active user shares
 */
export async function mustBeDeletable(database: Kysely<Schema>, id: string, caller: Caller): Promise<StoredView> {
  const view = await visibleView(database, id, caller);
  if (!mayDelete(view, caller)) throw failures.notPermitted();
  return view;
}
