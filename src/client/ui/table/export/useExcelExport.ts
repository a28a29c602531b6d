import { useCallback, useEffect, useRef, useState } from 'react';
import type { ColumnDefinition } from '../columnDefinition';
import type { TableSource } from '../tableSource';
import { exportColumnsOf, exportRow, exportedDefinitions } from './exportCells';

export interface ExcelExport {
  /** 0 to 1 while an export runs, undefined otherwise. */
  readonly progress: number | undefined;
  /** Why the last export brought no file; '' when it did. */
  readonly problem: string;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface ExportInput<Row extends object> {
  /** File name without '.xlsx'. */
  readonly name: string;
  /** The shown columns from left to right. */
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly widths: Readonly<Record<string, number>>;
  readonly source: TableSource<Row>;
  /** All rows that pass the filters, where they are in the browser. */
  readonly rows: readonly Row[] | undefined;
  readonly timeZone: string;
}

async function writeFile<Row extends object>(input: ExportInput<Row>, onProgress: (share: number) => void, signal: AbortSignal): Promise<void> {
  const { name, columns, widths, source, rows, timeZone } = input;
  const definitions = exportedDefinitions(columns);
  const rowsBetween = async (offset: number, limit: number): Promise<readonly Row[]> => {
    if (rows) return rows.slice(offset, offset + limit);
    if (source.kind === 'windowed' && source.fetchRows) return source.fetchRows(offset, limit, signal);
    throw new Error('This table has no way to fetch all of its rows');
  };
  // Loaded on first use: most visits export nothing.
  const [{ runExport }, { createExportWorker }, { saveAs }] = await Promise.all([import('./runExport'), import('./createExportWorker'), import('file-saver')]);
  const file = await runExport(
    {
      sheetName: name,
      columns: exportColumnsOf(definitions, widths),
      total: rows ? rows.length : source.kind === 'windowed' ? source.total : 0,
      rowsFrom: async (offset, limit) => (await rowsBetween(offset, limit)).map((row) => exportRow(definitions, row, timeZone)),
      onProgress,
    },
    createExportWorker,
    signal,
  );
  if (file) saveAs(file, `${name}.xlsx`);
}

/** Writes the filtered rows and shown columns into an .xlsx file, with progress and a way to cancel. */
export function useExcelExport<Row extends object>(input: ExportInput<Row>): ExcelExport {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = (): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem('');
    setProgress(0);
    writeFile(input, setProgress, controller.signal)
      .catch((error: unknown) => setProblem(`The export failed: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        running.current = undefined;
        setProgress(undefined);
      });
  };
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, problem, start, cancel };
}
