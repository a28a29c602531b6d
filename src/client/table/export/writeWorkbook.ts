import { Buffer } from 'buffer';
import WorkbookWriter from 'exceljs/lib/stream/xlsx/workbook-writer';
import type { ExportCell, ExportColumn } from './exportCells';
import { XLSX_TYPE } from './exportMessages';
import { rowsXml } from './rowsXml';

/** A sheet being written: rows in, a file out. */
export interface SheetInProgress {
  /** Resolves when further rows may come. */
  readonly writeRows: (rows: readonly (readonly ExportCell[])[]) => Promise<void>;
  readonly finish: () => Promise<Blob>;
}

const utf8 = new TextEncoder();

const HEADER_FILL = 'FFE5E8EB';
/** Excel's limits for sheet names. */
const MAX_SHEET_NAME_CHARACTERS = 31;
const FORBIDDEN_IN_SHEET_NAME = /[*?:\\/[\]]/g;

/** Collects the writer's output; the writer uses no other method of a stream. */
class ChunkCollector {
  readonly chunks: BlobPart[] = [];
  private whenFinished: (() => void) | undefined;

  write(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk);
  }

  on(event: string, listener: () => void): void {
    if (event === 'finish') this.whenFinished = listener;
  }

  end(): void {
    this.whenFinished?.();
  }
}

/** Private parts of exceljs: the output of the sheet, the styles by number, and the archive, which is `zipArchive`. */
interface OpenSheet {
  readonly stream: { readonly write: (xml: Buffer) => void };
  readonly _workbook: {
    readonly styles: { readonly addStyleModel: (model: { numFmt: string }) => number };
    readonly zip: { readonly whenTaken: () => Promise<void> };
  };
}

/**
 * Starts a workbook of one sheet with a styled, frozen header row, column widths and an autofilter. Rows are written as
 * they come, so that a hundred thousand of them are never in memory as objects.
 */
export function startSheet(sheetName: string, columns: readonly ExportColumn[], madeAtMs: number): SheetInProgress {
  const collector = new ChunkCollector();
  // `created` is missing in the types.
  const options = { created: new Date(madeAtMs), stream: collector as never, useStyles: true, useSharedStrings: false };
  const workbook = new WorkbookWriter(options);
  const sheet = workbook.addWorksheet(
    sheetName.replace(FORBIDDEN_IN_SHEET_NAME, ' ').slice(0, MAX_SHEET_NAME_CHARACTERS) || 'Sheet',
    {
      views: [{ state: 'frozen', xSplit: 0, ySplit: 1 }],
    },
  );
  sheet.columns = columns.map(({ header, width, numberFormat }) => ({
    header,
    width,
    style: numberFormat ? { numFmt: numberFormat } : {},
  }));
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEADER_FILL } };
  header.border = { bottom: { style: 'thin' } };
  header.commit();
  const { stream, _workbook } = sheet as unknown as OpenSheet;
  const styleIds = columns.map(({ numberFormat }) =>
    numberFormat === undefined ? 0 : _workbook.styles.addStyleModel({ numFmt: numberFormat }),
  );
  let rowCount = 1;
  return {
    async writeRows(rows) {
      // exceljs would write the bytes of a text one by one.
      stream.write(Buffer.from(utf8.encode(rowsXml(rows, rowCount + 1, styleIds)).buffer));
      rowCount += rows.length;
      await _workbook.zip.whenTaken();
    },
    async finish() {
      sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rowCount, column: Math.max(1, columns.length) } };
      sheet.commit();
      await workbook.commit();
      return new Blob(collector.chunks, { type: XLSX_TYPE });
    },
  };
}
