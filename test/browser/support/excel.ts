import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { formatTimeOfDay } from '../../../src/domain/calendar/formatInstant';
import { expect } from './daybook';
import { rowCount, textsUnder } from './table';

/** A cell as the table would write it. */
function written(cell: ExcelJS.Cell): string {
  const { value } = cell;
  if (value instanceof Date) {
    const time = formatTimeOfDay(value.toISOString(), 'UTC');
    const day = value.toISOString().slice(0, 10).split('-').reverse().join('/');
    return cell.numFmt.startsWith('hh') ? time : cell.numFmt.includes('hh') ? `${day} ${time}` : day;
  }
  if (typeof value === 'number' && cell.numFmt === '0%') return `${Math.round(value * 100)}%`;
  return value === null ? '-' : cell.text;
}

/** The sheet of the file that the page offers. */
export async function exportedSheet(page: Page, name: string): Promise<ExcelJS.Worksheet> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${name}.xlsx`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(await download.path());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  return sheet;
}

/**
 * Exports the open table, reads the file with a spreadsheet library and compares it cell by cell with what is shown.
 * @param headings of visible columns; the file may contain more
 * @returns the sheet, to look closer
 */
export async function sameAsExcel(page: Page, name: string, headings: readonly string[]): Promise<ExcelJS.Worksheet> {
  const shown = await Promise.all(headings.map((heading) => textsUnder(page, heading)));
  const sheet = await exportedSheet(page, name);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  // Everything that passes the filters, not only the page.
  expect(sheet.rowCount - 1).toBe(await rowCount(page));
  headings.forEach((heading, index) => {
    const texts = shown[index] ?? [];
    const column = (sheet.getRow(1).values as (string | undefined)[]).indexOf(heading);
    expect(column, heading).toBeGreaterThan(0);
    expect(
      texts.map((_text, row) => written(sheet.getCell(row + 2, column))),
      heading,
    ).toEqual(texts.map((text) => text || '-'));
  });
  return sheet;
}
