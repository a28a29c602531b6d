import { isDeciderOfOvertime } from '../../../domain/overtime/overtimeDecision';
import { overtimeMessages } from '../../../domain/overtime/overtimeRules';
import { Failure, failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { tellOfOvertimeDecision } from './overtimeNotices';
import { mustSeeOvertime } from './overtimeReadModel';
import { holdOvertime, setOvertimeStatus } from './overtimeRepository';
import { decidable, overtimeWire } from './overtimeWire';

/** An empty comment is none. */
const commentOf = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim();

/**
 * CALL-079: approves (the id alone says so, E-08) or rejects an entry.
 * @throws Failure 404 when the caller may not see it, 403 for one's own or without the right to it, 409 when it is decided already
 */
export const decideOvertime: Handler<'decideOvertime'> = async ({ body, caller, database, now }) => {
  await mustSeeOvertime(database, caller, body.id);
  await holdOvertime(database, body.id);
  const entry = await mustSeeOvertime(database, caller, body.id);
  if (entry.employee_id === caller.employeeId) throw new Failure(403, overtimeMessages.ownDecision);
  if (!isDeciderOfOvertime(decidable(entry), caller)) throw failures.notPermitted();
  if (entry.status !== 'Pending')
    throw new Failure(409, `This overtime is ${entry.status} already`, { current: overtimeWire(entry, caller) });
  await setOvertimeStatus(database, {
    entryId: entry.id,
    action: body.Approval_Status ?? 'Approved',
    comment: commentOf(body.Approval_Status_Comment),
    authorId: caller.employeeId,
    at: now,
  });
  const decided = await mustSeeOvertime(database, caller, body.id);
  await tellOfOvertimeDecision(database, decided, caller, now);
  return overtimeWire(decided, caller);
};
