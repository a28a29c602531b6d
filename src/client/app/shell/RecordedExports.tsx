import { useCallback, type ReactNode } from 'react';
import { useRecordExportMutation } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { ExportRecorder } from '../../table/export/exportRecorder';

/** Exports of all tables within are recorded in the audit log before their file is handed over. */
export function RecordedExports({ children }: { readonly children: ReactNode }) {
  const [record] = useRecordExportMutation();
  const recordExport = useCallback(
    async (list: string, rowCount: number): Promise<void> => {
      const answer = await record({ List: list, Rows: rowCount });
      if (answer.error !== undefined)
        throw new Error(isApiFailure(answer.error) ? answer.error.message : 'it could not be recorded. Try again');
    },
    [record],
  );
  return <ExportRecorder value={recordExport}>{children}</ExportRecorder>;
}
