import { isRecordId } from '../../database/isRecordId';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { mustSeeOvertime } from './overtimeReadModel';
import { readRecords } from './overtimeRecords';

/**
 * CALL-076: one overtime entry, with the records of its day.
 * @throws Failure 404 when the caller may not see it
 */
export const getOvertime: Handler<'getOvertime'> = async (call) => {
  const { id } = call.body;
  if (!isRecordId(id)) throw failures.notFound('Overtime');
  const [entry, addRecords] = await allInOrder([
    mustSeeOvertime(call.database, call.caller, id),
    readRecords(call, [id]),
  ]);
  return addRecords(entry);
};
