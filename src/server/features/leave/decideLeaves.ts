import { enteredText } from '../../../domain/validation/enteredText';
import { isRecordId } from '../../database/isRecordId';
import { decideEach, parseIdsToDecide } from '../../decisions/decideEach';
import type { Handler } from '../../operations/call';
import { decideLeave } from './leaveOutcome';
import { mustSeeLeave } from './leaveReadModel';
import { lockLeaves } from './leaveRepository';

/**
 * Decides several leaves, each by itself.
 * @throws Failure 422 for more than 100 leaves
 */
export const decideLeaves: Handler<'decideLeaves'> = async ({ body, caller, database, now }) => {
  const ids = parseIdsToDecide(body.ids, 'leaves');
  const known = ids.filter(isRecordId);
  if (known.length > 0) await lockLeaves(database, known);
  return decideEach(database, ids, async (id) => {
    await mustSeeLeave(database, caller, id);
    await decideLeave(database, id, { status: body.Status, comment: enteredText(body.status_comment), caller, now });
  });
};
