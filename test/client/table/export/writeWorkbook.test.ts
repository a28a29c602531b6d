import '../../../support/client/webStreams';
import ExcelJS from 'exceljs';
import { XLSX_TYPE } from '../../../../src/client/table/export/exportMessages';

// In the browser webpack puts this writer in the place of archiver; the test does the same.
jest.mock(
  'archiver',
  () => jest.requireActual<{ zipArchive: unknown }>('../../../../src/client/table/export/zipArchive').zipArchive,
);

import { testStart } from '../../../support/testMoment';
import { startSheet } from '../../../../src/client/table/export/writeWorkbook';

async function readBack(file: Blob): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await file.arrayBuffer());
  return workbook.worksheets[0]!;
}

describe('The Excel file', () => {
  it('has a styled, frozen header, widths, an autofilter and typed cells', async () => {
    const sheet = startSheet(
      'Attendance/Summary',
      [
        { header: 'Name', width: 30 },
        { header: 'Day', width: 12, numberFormat: 'dd/mm/yyyy' },
        { header: 'Hours', width: 10, numberFormat: '0.00' },
      ],
      testStart.getTime(),
    );
    await sheet.writeRows([
      ['=1+1 & <b>', 46_086, 7.5],
      [null, null, 0],
      ['\u0007"zwei\nZeilen" \u{1F600}', 46_086.5, -1.5e-7],
    ]);
    const file = await sheet.finish();
    expect(file.type).toBe(XLSX_TYPE);

    const read = await readBack(file);
    // Says when it was made by the company's clock, not by that of the machine.
    expect(read.workbook.created).toEqual(testStart);
    expect(read.name).toBe('Attendance Summary');
    expect(read.getRow(1).values).toEqual([undefined, 'Name', 'Day', 'Hours']);
    expect(read.getCell('A1').font?.bold).toBe(true);
    expect(read.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(read.autoFilter).toBe('A1:C4');
    expect(read.getColumn(1).width).toBe(30);
    expect(read.getCell('A2').type).toBe(ExcelJS.ValueType.String);
    expect(read.getCell('A2').value).toBe('=1+1 & <b>');
    expect(read.getCell('B2').value).toEqual(new Date('2026-03-05T00:00:00Z'));
    expect(read.getCell('C2').value).toBe(7.5);
    expect(read.getCell('A3').value).toBeNull();
    expect(read.getCell('C3').value).toBe(0);
    expect(read.getCell('A4').value).toBe('"zwei\nZeilen" \u{1F600}');
    expect(read.getCell('B4').value).toEqual(new Date('2026-03-05T12:00:00Z'));
    expect([read.getCell('B4').numFmt, read.getCell('C4').numFmt, read.getCell('C4').value]).toEqual([
      'dd/mm/yyyy',
      '0.00',
      -1.5e-7,
    ]);
  });

  it('holds all rows of a long table', async () => {
    const sheet = startSheet('Rows', [{ header: 'Number', width: 10 }], testStart.getTime());
    for (let chunk = 0; chunk < 5; chunk++)
      await sheet.writeRows(Array.from({ length: 1000 }, (_row, index) => [chunk * 1000 + index]));
    const read = await readBack(await sheet.finish());
    expect(read.rowCount).toBe(5001);
    expect(read.getCell('A5001').value).toBe(4999);
  });
});
