import type { Handler } from '../../operations/call';
import { mustSeeOvertime } from './overtimeReadModel';
import { overtimeWire } from './overtimeWire';

/**
 * CALL-076: one overtime entry.
 * @throws Failure 404 when the caller may not see it
 */
export const getOvertime: Handler<'getOvertime'> = async ({ body, caller, database }) =>
  overtimeWire(await mustSeeOvertime(database, caller, body.id), caller);
