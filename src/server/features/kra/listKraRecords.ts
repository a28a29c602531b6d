import type { Handler } from '../../operations/call';
import { visibleKraRecords } from './kraReadModel';
import { kraWire } from './kraWire';

/** CALL-080: the visible ratings, optionally of one month or one employee. */
export const listKraRecords: Handler<'listKraRecords'> = async ({ body, caller, database }) => {
  const { month, Employee_id: employeeId = '' } = body ?? {};
  return (await visibleKraRecords(database, caller, { month, employeeId })).map((row) => kraWire(row));
};
