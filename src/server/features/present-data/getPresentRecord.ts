import type { Handler } from '../../operations/call';
import { mustFindRecord } from './presentReadModel';
import { presentWire } from './presentWire';

/**
 * CALL-064: one record.
 * @throws Failure 404
 */
export const getPresentRecord: Handler<'getPresentRecord'> = async ({ body, database }) =>
  presentWire(await mustFindRecord(database, body.id));
