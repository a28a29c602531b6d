import { useCallback, useContext, useEffect, useRef } from 'react';
import { useCallState } from '../../screen-state/useCallState';
import { useScreenState } from '../../screen-state/useScreenState';
import type { ColumnDefinition } from '../view/columnDefinition';
import type { TableSource } from '../windows/tableSource';
import { ExportRecorder, type RecordExport } from './exportRecorder';
import { type ExportCell, getExportColumns, exportRow, exportedDefinitions, exportedFields } from './exportCells';
import { otherTasks } from '../../browser/otherTasks';

export interface ExcelExport {
  /** 0 to 1 while an export runs, null otherwise. */
  readonly progress: number | null;
  /** The failure of the last export; '' on success. */
  readonly problem: string;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Rows that are prepared before the page can do something else. */
const ROWS_PER_TASK = 250;
/** Smallest progress that is shown. */
const SHOWN_STEP = 0.03;

/** What a file is made of. */
export interface ExcelFile<Row extends object> {
  /** File name without '.xlsx'. */
  readonly name: string;
  /** The columns of the file from left to right. */
  readonly columns: readonly ColumnDefinition<Row>[];
  /** Where some columns are not yet read for all rows: the same columns when they are. */
  readonly prepareColumns?: (() => Promise<readonly ColumnDefinition<Row>[]>) | undefined;
  readonly widths: Readonly<Record<string, number>>;
  readonly source: TableSource<Row>;
  /** All filtered rows, where they are in the browser. */
  readonly rows: readonly Row[] | undefined;
  readonly timeZone: string;
}

async function writeFile<Row extends object>(
  input: ExcelFile<Row>,
  recordExport: RecordExport | null,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { name, columns, prepareColumns, widths, source, rows, timeZone } = input;
  const definitions = exportedDefinitions(prepareColumns ? await prepareColumns() : columns);
  // Loaded on first use: most visits export nothing.
  const [{ runExport }, { createExportWorker }, { fetchAhead }, { saveAs }] = await Promise.all([
    import('./runExport'),
    import('./createExportWorker'),
    import('./fetchAhead'),
    import('file-saver'),
  ]);
  const rowsBetween = rowReader();

  function rowReader(): (offset: number, limit: number) => Promise<readonly Row[]> {
    if (rows) return (offset, limit) => Promise.resolve(rows.slice(offset, offset + limit));
    if (source.kind !== 'windowed' || !source.exportRows)
      throw new Error('This table has no way to fetch all of its rows');
    const { maxRows, read } = source.exportRows(exportedFields(definitions));
    return fetchAhead((offset, limit) => read(offset, limit, signal), maxRows, source.total);
  }
  let rowCount = 0;
  const file = await runExport(
    {
      sheetName: name,
      columns: getExportColumns(definitions, widths),
      total: rows ? rows.length : source.kind === 'windowed' ? source.total : 0,
      rowsFrom: async (offset, limit) => {
        const fetched = await rowsBetween(offset, limit);
        rowCount += fetched.length;
        const cells: ExportCell[][] = [];
        for (const row of fetched) {
          if (cells.length % ROWS_PER_TASK === 0) await otherTasks();
          cells.push(exportRow(definitions, row, timeZone));
        }
        return cells;
      },
      onProgress,
    },
    createExportWorker,
    signal,
  );
  if (!file) return;
  // A file that the audit log does not know is not handed over.
  await recordExport?.(name, rowCount);
  saveAs(file, `${name}.xlsx`);
}

/** Writes the filtered rows and shown columns into an .xlsx file, with progress and cancellation. */
export function useExcelExport<Row extends object>(input: ExcelFile<Row>): ExcelExport {
  const [progress, setProgress] = useCallState<number | null>('export-progress', null);
  const [problem, setProblem] = useScreenState('drafts', 'export-problem', '');
  const recordExport = useContext(ExportRecorder);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const shown = useRef(0);
  const reportProgress = (share: number): void => {
    if (share - shown.current < SHOWN_STEP && share !== 1) return;
    shown.current = share;
    setProgress(share);
  };
  const start = (): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem('');
    shown.current = 0;
    setProgress(0);
    writeFile(input, recordExport, reportProgress, controller.signal)
      .catch((error: unknown) =>
        setProblem(`The export failed: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        running.current = undefined;
        setProgress(null);
      });
  };
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, problem, start, cancel };
}
