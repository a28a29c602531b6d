import { enteredText } from '../../../domain/validation/enteredText';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { parseIdsToDecide, parseSeenVersions, checkDecisions } from '../../decisions/manyDecisions';
import type { Handler } from '../../operations/call';
import { mustBeDecidable, settleEntries } from './overtimeOutcome';
import { visibleOvertime } from './overtimeReadModel';
import { lockOvertimes } from './overtimeRepository';

/**
 * Decides several entries, each by itself.
 * @throws Failure 422 for more than 100 entries, or when the versions are not as many as the ids
 */
export const decideOvertimeEntries: Handler<'decideOvertimeEntries'> = async ({ body, caller, database, now }) => {
  const ids = parseIdsToDecide(body.ids, 'entries');
  const seenVersions = parseSeenVersions(body.ids, body.Versions);
  const known = ids.filter(isRecordId);
  const [, entries] = await allInOrder([lockOvertimes(database, known), visibleOvertime(database, caller, known)]);
  const { decidable, results } = checkDecisions(ids, entries, 'Overtime', (entry) =>
    mustBeDecidable(entry, caller, seenVersions.get(entry.id)),
  );
  const comment = enteredText(body.Approval_Status_Comment);
  await settleEntries(database, decidable, { action: body.Approval_Status, comment, caller, now });
  return results;
};
