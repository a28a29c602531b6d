import { statusUpdateEditableUntil, statusUpdateMessages } from '../../../../domain/projects/statusUpdates';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { isRecordId } from '../../../database/isRecordId';
import { Failure, failures } from '../../../errors/failure';
import type { Call } from '../../../operations/call';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { statusUpdateById, type StatusUpdateRow } from './statusUpdatesReadModel';
import { lockStatusUpdate } from './statusUpdatesRepository';

const noun = 'Status update';

/** The parts of a call that editing and deleting need. */
type Editing = Pick<Call<'editStatusUpdate'>, 'caller' | 'database' | 'now'>;

async function visibleUpdate({ caller, database }: Editing, id: string): Promise<StatusUpdateRow> {
  const update = await statusUpdateById(database, id);
  if (update === undefined) throw failures.notFound(noun);
  try {
    await mustSeeProject(database, caller, update.project_id);
  } catch (error) {
    // The error reveals nothing of a project that the caller may not see.
    throw error instanceof Failure ? failures.notFound(noun) : error;
  }
  return update;
}

/**
 * The locked status update, for its author within 24 hours.
 * @throws Failure 404 when it is not visible to the caller, 403 for one of another author, 409 for an older one
 */
export async function lockOwnStatusUpdate(call: Editing, id: string): Promise<StatusUpdateRow> {
  const [, update] = await allInOrder([isRecordId(id) && lockStatusUpdate(call.database, id), visibleUpdate(call, id)]);
  if (update.author_id !== call.caller.employeeId) throw failures.notPermitted();
  if (call.now >= statusUpdateEditableUntil(update.created_at)) throw failures.conflict(statusUpdateMessages.closed);
  return update;
}
