import { createContext } from 'react';

/** Reports to the server that a file of a list is handed over. @throws ApiFailure when that could not be recorded */
export type RecordExport = (list: string, rowCount: number) => Promise<void>;

/** The table has no data access, so its provider sets it. null: files are not recorded. */
export const ExportRecorder = createContext<RecordExport | null>(null);
