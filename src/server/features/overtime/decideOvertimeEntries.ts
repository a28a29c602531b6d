import { enteredText } from '../../../domain/validation/enteredText';
import { isRecordId } from '../../database/isRecordId';
import { decideEach, parseIdsToDecide } from '../../decisions/decideEach';
import type { Handler } from '../../operations/call';
import { decideEntry } from './overtimeOutcome';
import { lockOvertimes } from './overtimeRepository';

/**
 * Decides several entries, each by itself.
 * @throws Failure 422 for more than 100 entries
 */
export const decideOvertimeEntries: Handler<'decideOvertimeEntries'> = async ({ body, caller, database, now }) => {
  const ids = parseIdsToDecide(body.ids, 'entries');
  const known = ids.filter(isRecordId);
  if (known.length > 0) await lockOvertimes(database, known);
  const comment = enteredText(body.Approval_Status_Comment);
  return decideEach(database, ids, (id) =>
    decideEntry(database, id, { action: body.Approval_Status, comment, caller, now }),
  );
};
