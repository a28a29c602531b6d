import { getExportColumns, exportRow, exportedDefinitions } from '../../../../src/client/table/export/exportCells';
import { TIME_ZONE, columns, tasks } from '../sampleTasks';

/** Excel's day number as the day and time that a sheet shows. */
function shownByExcel(number: unknown): string {
  return new Date(Math.round((Number(number) - 25_569) * 86_400_000)).toISOString().slice(0, 16);
}

describe('Excel export of a table', () => {
  it('writes figures as figures and a percentage as its share', () => {
    const [key, summary, status, , hours, share] = exportRow(columns, tasks[0]!, TIME_ZONE);
    expect([key, summary, status, hours, share]).toEqual(['DB-10', 'Write the notice', 'Done', 7.5, 1]);
  });

  it("writes days and instants as real dates, instants on the company's clock", () => {
    const cells = exportRow(columns, tasks[0]!, TIME_ZONE);
    expect(shownByExcel(cells[3])).toBe('2026-03-05T00:00');
    expect(shownByExcel(cells[6])).toBe('2026-03-02T01:30');
  });

  it('leaves empty cells empty', () => {
    const cells = exportRow(columns, tasks[1]!, TIME_ZONE);
    expect([cells[3], cells[4], cells[6]]).toEqual([null, null, null]);
  });

  it('leaves out columns of buttons such as View and Action', () => {
    const view = {
      key: 'view',
      header: 'View',
      type: 'text' as const,
      width: 60,
      value: () => 'View',
      onPress: () => undefined,
    };
    expect(exportedDefinitions([...columns, view])).toEqual(columns);
  });

  it('takes width and format of each column from the table', () => {
    const sheet = getExportColumns(columns, { summary: 350 });
    expect(sheet[1]).toEqual({ header: 'Summary', width: 50, numberFormat: undefined });
    expect(sheet[3]?.numberFormat).toBe('dd/mm/yyyy');
  });
});
