import { isRecordId } from '../../database/isRecordId';
import type { Handler } from '../../operations/call';
import { linkedRecord } from './requestsReadModel';
import { linkedWire } from './requestWire';

/** CALL-047: the corrections of an employee's day; null without any, and for an unknown employee. */
export const getLinkedManualAttendance: Handler<'getLinkedManualAttendance'> = async ({ body, database }) =>
  linkedWire(isRecordId(body.id) ? await linkedRecord(database, body.id, body.date) : undefined);
