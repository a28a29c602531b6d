import type { ExportColumn } from './exportCells';

/** Messages of the page to the export worker. */
export type ExportRequest =
  | {
      readonly kind: 'started';
      readonly sheetName: string;
      readonly columns: readonly ExportColumn[];
      readonly madeAtMs: number;
    }
  /** Rows of `ExportCell` as JSON: a browser copies one text many times as fast as thousands of small ones. */
  | { readonly kind: 'rowsSent'; readonly rows: string }
  | { readonly kind: 'ended' };

/** Messages of the worker: rows written (send more), the finished file, or the failure. */
export type ExportReply =
  | { readonly kind: 'rowsWritten' }
  | { readonly kind: 'finished'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };

/** The media type of .xlsx. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
