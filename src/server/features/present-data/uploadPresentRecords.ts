import { presentMessages } from '../../../domain/present-data/presentFields';
import { failures } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { mustBeAsPreviewed, sumVersions } from '../../spreadsheets/storedVersions';
import { isMonthClosed } from '../../present-months/closingsReadModel';
import { addLogEntries, type PresentLogEntry } from '../../present-months/presentLogRepository';
import { recordsByCode } from './presentReadModel';
import { notifyCorrected } from './presentNotifications';
import { changesBetween, isFigureChanged, lockMonth, storeRecords } from './presentRepository';
import { mustHaveNoProblems, readPresentUpload, toPresentRecord } from './presentUpload';

/**
 * CALL-066: stores the records of a month from a file (F-33). Reading it is slow and happens before the transaction.
 * Employees who have answered other figures are asked again.
 * @throws Failure 422 with what is wrong by line, and then nothing is stored; 409 for a closed month, and for
 * records that were changed after the preview
 */
export const uploadPresentRecords: PreparedHandler<'uploadPresentRecords'> = {
  prepare: async (call) => {
    const { body } = call;
    const upload = await readPresentUpload(call, body.date, body.employee_file?.[0]);
    mustHaveNoProblems(upload);
    return async ({ caller, database: transaction, now }) => {
      await lockMonth(transaction, upload.month);
      if (await isMonthClosed(transaction, upload.date))
        throw failures.conflict(presentMessages.closed, 'month_closed');
      const records = upload.rows.map((row) => toPresentRecord(row, upload.date));
      const former = new Map(
        (
          await recordsByCode(
            transaction,
            upload.month,
            records.map(({ code }) => code.toLowerCase()),
          )
        ).map((row) => [row.code.toLowerCase(), row]),
      );
      mustBeAsPreviewed(body, sumVersions(former.values()), 'Records of this month');
      const ids = await storeRecords(transaction, records, caller.employeeId, now);
      const entries = records.map((record): PresentLogEntry => {
        const before = former.get(record.code.toLowerCase());
        const of = { recordId: ids.get(record.code.toLowerCase()) ?? null, day: upload.date };
        return before === undefined
          ? { ...of, action: 'Uploaded' }
          : { ...of, action: 'Replaced', changes: changesBetween(before, record) };
      });
      const [added, replaced] = [records.length - former.size, former.size];
      const ofMonth: PresentLogEntry = {
        recordId: null,
        day: upload.date,
        action: 'Uploaded',
        comment: `${upload.fileName}: ${added} added, ${replaced} replaced`,
      };
      // Records that the file does not change get no entry.
      await addLogEntries(
        transaction,
        [ofMonth, ...entries.filter(({ action, changes = [] }) => action !== 'Replaced' || changes.length > 0)],
        caller.employeeId,
        now,
      );
      const corrected = records.flatMap((record) => {
        const before = former.get(record.code.toLowerCase());
        return before?.attendance_status && isFigureChanged(before, record) ? [before] : [];
      });
      await notifyCorrected(transaction, corrected, caller, now);
      return { month: upload.month, added, replaced };
    };
  },
};
