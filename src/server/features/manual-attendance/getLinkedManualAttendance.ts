import { isRecordId } from '../../database/isRecordId';
import type { Handler } from '../../operations/call';
import { linkedRecord } from './requestsReadModel';
import { linkedWire } from './requestWire';

/** CALL-047: what was corrected on a day of an employee; null for nothing, and for an employee who does not exist. */
export const getLinkedManualAttendance: Handler<'getLinkedManualAttendance'> = async ({ body, database }) =>
  linkedWire(isRecordId(body.id) ? await linkedRecord(database, body.id, body.date) : undefined);
