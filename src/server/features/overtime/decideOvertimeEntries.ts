import { enteredText } from '../../../domain/validation/enteredText';
import { isRecordId } from '../../database/isRecordId';
import { decideEach, parseIdsToDecide, parseSeenVersions } from '../../decisions/decideEach';
import type { Handler } from '../../operations/call';
import { decideEntry } from './overtimeOutcome';
import { lockOvertimes } from './overtimeRepository';

/**
 * Decides several entries, each by itself.
 * @throws Failure 422 for more than 100 entries, or when the versions are not as many as the ids
 */
export const decideOvertimeEntries: Handler<'decideOvertimeEntries'> = async ({ body, caller, database, now }) => {
  const ids = parseIdsToDecide(body.ids, 'entries');
  const seenVersions = parseSeenVersions(body.ids, body.Versions);
  const known = ids.filter(isRecordId);
  if (known.length > 0) await lockOvertimes(database, known);
  const comment = enteredText(body.Approval_Status_Comment);
  return decideEach(database, ids, (id) =>
    decideEntry(database, id, {
      action: body.Approval_Status,
      comment,
      seenVersion: seenVersions.get(id),
      caller,
      now,
    }),
  );
};
