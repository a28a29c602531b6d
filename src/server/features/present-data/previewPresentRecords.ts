import type { Handler } from '../../operations/call';
import { readPresentUpload } from './presentUpload';

/**
 * The effect of an upload, with the problems of each row. Stores nothing.
 * @throws Failure 422 for a file that cannot be read
 */
export const previewPresentRecords: Handler<'previewPresentRecords'> = async (call) => {
  const { body } = call;
  const { month, rows, notices, storedVersions } = await readPresentUpload(call, body.date, body.employee_file?.[0]);
  return {
    Month: month,
    Rows: rows.map(({ line, texts, replaces, problems, warnings }) => ({
      Line: line,
      ...texts,
      Replaces: replaces,
      Problems: [...problems],
      Warnings: [...warnings],
    })),
    Notices: [...notices],
    Stored_versions: storedVersions,
  };
};
