import { isBlank } from '../../../domain/validation/isBlank';
import { failures } from '../../errors/failure';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call, Handler } from '../../operations/call';
import { mustSeeSubject, type Subject } from '../../visibility/visibilityReadModel';
import { historyEntryById, recordedChange, type ClaimedChange, type HistoryRow } from './historyReadModel';
import { historyWire } from './historyWire';
import { minuteMs } from '../../../domain/calendar/duration';

type AddHistoryCall = Call<'addHistory'>;

/** A change without a task (E-12) is matched with the caller's changes within this time. */
const recentlyMs = minuteMs;

const sent = (text: string | undefined): string | undefined => (isBlank(text) ? undefined : text);

/** The change that the request claims; undefined for a remark (CALL-028). */
function readClaim({ body }: AddHistoryCall): ClaimedChange | undefined {
  if (sent(body.Current_Status) !== undefined)
    return { field: 'status', current: body.Current_Status, previous: sent(body.Privious_Status) };
  if (sent(body.Current_Assignees) !== undefined)
    return { field: 'assignee', current: body.Current_Assignees, previous: sent(body.Privious_Assignees) };
  return sent(body.Action) === undefined ? undefined : { action: body.Action };
}

const rejection = (field: string, message: string) => failures.invalid([{ field, message }]);

/** The server writes an entry with each change, so a claim without an entry is false. */
async function recordedEntry(
  { body, caller, database, now }: AddHistoryCall,
  claim: ClaimedChange,
  subject: Subject | undefined,
): Promise<HistoryRow> {
  const where = subject === undefined ? { since: new Date(now.getTime() - recentlyMs) } : { subject };
  const row = await recordedChange(database, caller.employeeId, claim, where);
  if (row !== undefined) return row;
  const field =
    claim.action !== undefined ? 'Action' : claim.field === 'status' ? 'Current_Status' : 'Current_Assignees';
  throw rejection(field, `You have made no such change: '${body[field] ?? ''}'`);
}

/**
 * CALL-027 to CALL-031: adds a remark to the history. A change is not added: the server recorded it in its transaction
 * (E-13), and that entry is returned. The author is always the caller.
 * @throws Failure 422 for a change that has not happened and for an empty request, 404 when the subject is not visible to the caller
 */
export const addHistory: Handler<'addHistory'> = async (call) => {
  const { body, caller, database, now } = call;
  const subjectId = sent(body.Task_id) ?? sent(body.project_id);
  const subject = subjectId === undefined ? undefined : await mustSeeSubject(database, caller, subjectId);
  const claim = readClaim(call);
  const recorded = claim === undefined ? undefined : await recordedEntry(call, claim, subject);
  const remark = sent(body.Comments)?.trim();
  if (remark === undefined) {
    if (recorded === undefined) throw rejection('Comments', 'A history entry needs a text');
    return historyWire(recorded);
  }
  if (subject === undefined) throw rejection('Task_id', 'A history entry belongs to a task or a project');
  const [id = ''] = await addHistoryEntries(database, [
    { subject, actorId: caller.employeeId, happenedAt: now, remark },
  ]);
  return historyWire(await historyEntryById(database, id));
};
