import type { Handler } from '../../operations/call';
import { recordsBetween } from './presentReadModel';
import { presentWire } from './presentWire';

/** CALL-063: the monthly records, newest month first. */
export const listPresentRecords: Handler<'listPresentRecords'> = async ({ database, query }) =>
  (await recordsBetween(database, query.From, query.To)).map(presentWire);
