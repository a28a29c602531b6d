import { presentMessages } from '../../../domain/present-data/presentFields';
import { failures } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { isMonthClosed } from '../../present-months/closingsReadModel';
import { codesWithRecord } from './presentReadModel';
import { holdMonth, storeRecords } from './presentRepository';
import { mustBeFaultless, readPresentUpload, recordOf } from './presentUpload';

/**
 * CALL-066: stores the records of a month from a file (F-33). Reading it is slow and happens before the transaction.
 * @throws Failure 422 with what is wrong by line, and then nothing is stored; 409 for a closed month
 */
export const uploadPresentRecords: PreparedHandler<'uploadPresentRecords'> = {
  prepare: async ({ body, database }) => {
    const upload = await readPresentUpload(database, body.date, body.employee_file?.[0]);
    mustBeFaultless(upload);
    return async ({ caller, database: transaction, now }) => {
      await holdMonth(transaction, upload.month);
      if (await isMonthClosed(transaction, upload.date)) throw failures.conflict(presentMessages.closed);
      const stored = await codesWithRecord(transaction, upload.month, upload.rows.map(({ texts }) => texts.Code.toLowerCase()));
      await storeRecords(transaction, upload.rows.map((row) => recordOf(row, upload.date)), caller.employeeId, now);
      return { month: upload.month, added: upload.rows.length - stored.size, replaced: stored.size };
    };
  },
};
