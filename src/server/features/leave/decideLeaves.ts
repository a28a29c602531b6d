import { isRecordId } from '../../database/isRecordId';
import { Failure, failures } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { commentOf, decideLeave } from './leaveOutcome';
import { mustSeeLeave } from './leaveReadModel';
import { holdLeaves } from './leaveRepository';

const maximumLeaves = 100;

/**
 * Decides several leaves, each for itself: a refusal is thrown before anything of that leave is written, and told in its row.
 * @throws Failure 422 for more than 100 leaves
 */
export const decideLeaves: Handler<'decideLeaves'> = async ({ body, caller, database, now }) => {
  const ids = [...new Set(body.ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0 || ids.length > maximumLeaves)
    throw failures.invalid([{ field: 'ids', message: `Choose 1 to ${maximumLeaves} leaves` }]);
  const known = ids.filter(isRecordId);
  if (known.length > 0) await holdLeaves(database, known);
  const results: Schemas['LeaveDecisionResult'][] = [];
  for (const id of ids) {
    try {
      await mustSeeLeave(database, caller, id);
      await decideLeave(database, id, { status: body.Status, comment: commentOf(body.status_comment), caller, now });
      results.push({ _id: id, Done: true, Message: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ _id: id, Done: false, Message: error.message });
    }
  }
  return results;
};
