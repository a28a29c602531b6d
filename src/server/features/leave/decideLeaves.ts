import { enteredText } from '../../../domain/validation/enteredText';
import { isRecordId } from '../../database/isRecordId';
import { parseIdsToDecide, checkDecisions } from '../../decisions/manyDecisions';
import type { Handler } from '../../operations/call';
import { mustBeDecidable, settleLeaves } from './leaveOutcome';
import { visibleLeaves } from './leaveReadModel';
import { lockLeaves } from './leaveRepository';

/**
 * Decides several leaves, each by itself.
 * @throws Failure 422 for more than 100 leaves
 */
export const decideLeaves: Handler<'decideLeaves'> = async ({ body, caller, database, now, services }) => {
  const ids = parseIdsToDecide(body.ids, 'leaves');
  const known = ids.filter(isRecordId);
  await lockLeaves(database, known);
  const leaves = await visibleLeaves(database, caller, known, services.companyTimeZone);
  const { decidable, results } = checkDecisions(ids, leaves, 'Leave', (leave) => mustBeDecidable(leave, caller));
  const comment = enteredText(body.status_comment);
  await settleLeaves(database, decidable, { status: body.Status, comment, caller, now });
  return results;
};
