import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { exportsSince } from './auditReadModel';
import { hourMs } from '../../../domain/calendar/duration';

const MAX_PER_HOUR = 200;

/**
 * The page writes Excel files by itself from rows that the caller may read; it says so before it hands over a file.
 * @throws Failure 429 after too many exports, so that no one fills the log
 */
export const recordExport: Handler<'recordExport'> = async ({ body, caller, database, now, recordAudit }) => {
  const since = new Date(now.getTime() - hourMs);
  const { count, oldest } = await exportsSince(database, caller.employeeId, since);
  if (count >= MAX_PER_HOUR)
    throw failures.tooMany(
      Math.max(1, Math.ceil(((oldest ?? now).getTime() + hourMs - now.getTime()) / 1000)),
      'You have exported very often. Please wait a little and try again.',
    );
  recordAudit({ kind: 'exported', subject: { kind: 'list', text: body.List }, details: { count: body.Rows } });
  return null;
};
