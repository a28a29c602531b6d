import { presentColumns } from '../../../../src/client/features/present-data/screens/presentColumns';
import { timerEntryColumns } from '../../../../src/client/features/reports/screens/timerEntryColumns';
import { exportedDefinitions, exportRow } from '../../../../src/client/table/export/exportCells';
import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { SeededRandom } from '../../../../src/server/demo/seed/seededRandom';
import { inBerlin, shownInBerlin } from '../../../support/moments/berlinClock';

/*
 * The cells of the Excel files of the Task Timer Report and of present data, from random rows: figures as numbers with two decimals,
 * days and times as the numbers that Excel counts from the end of 1899 on, on the clock of the company.
 */
const random = new SeededRandom(process.env['HOURS_SEED'] ?? 'workbooks');
const timeZone = 'Europe/Berlin';
/** 1 January 1970. */
const epoch = 25_569;
const toExcel = (at: number): number => epoch + Math.floor(shownInBerlin(at) / 1_000) / 86_400;

/** By heading. */
function getCells<Row>(columns: readonly ColumnDefinition<Row>[], row: Row): Record<string, unknown> {
  const shown = exportedDefinitions(columns);
  const cells = exportRow(shown, row, timeZone);
  return Object.fromEntries(shown.map(({ header }, index) => [header, cells[index]]));
}

test('a time entry', () => {
  for (let count = 0; count < 200; count += 1) {
    const from = inBerlin('2027-10-29', 0) + random.integer(0, 5 * 86_400_000);
    const to = random.chance(0.1) ? null : from + random.integer(1, 30 * 3_600_000);
    const cells = getCells(timerEntryColumns, {
      _id: String(count),
      Employee_id: { _id: 'e', First_name: 'Asha', Last_name: 'Rao' },
      Project_id: { _id: 'p', Project_name: 'Harbour' },
      Task_id: { _id: 't', Task_key: 'HBR-1', Short_summary: `${'long '.repeat(20)}end` },
      Check_In: new Date(from).toISOString(),
      Check_Out: to === null ? null : new Date(to).toISOString(),
      Status: to === null ? 'Running' : 'Stopped',
    });
    expect(cells).toEqual({
      Employee: 'Asha Rao',
      Project: 'Harbour',
      Key: 'HBR-1',
      Summary: `${'long '.repeat(20)}end`,
      'Check In': expect.closeTo(toExcel(from), 9),
      'Check Out': to === null ? null : expect.closeTo(toExcel(to), 9),
      Hours: to === null ? null : Math.round(Math.floor((to - from) / 1_000) / 36) / 100,
      Status: to === null ? 'Running' : 'Stopped',
    });
  }
});

const days = ['Working_days', 'Full_leave', 'Half_leave', 'Missed_punch', 'WFM'] as const;
const sums = ['Carry_forward', 'Total_days', 'Allow', 'Grand_Total'] as const;
const fields = [...days, ...sums] as const;

test('a record of present data', () => {
  for (let count = 0; count < 50; count += 1) {
    const any = (): number => random.integer(-3_660, 3_970) / 100;
    const values = fields.map((field) => [field, any()] as const);
    const figures = Object.fromEntries(values) as Record<(typeof fields)[number], number>;
    const answer = random.pick(['Approved', 'Issue', null] as const);
    const cells = getCells(presentColumns(timeZone), {
      ...{
        _id: String(count),
        Date: '2028-02-29',
        Name: 'Asha Rao',
        Code: 'E1',
        Closed: false,
        Version: 1,
        Employee_id: null,
      },
      ...{ ...figures, Attendence_Status: answer, Attendence_Status_Date: null, Attendence_Comment: null },
    });
    // 29 February 2028.
    expect(cells).toMatchObject({
      Name: 'Asha Rao',
      Code: 'E1',
      Date: 46_812,
      'Attendance status': answer ?? 'No answer',
    });
    const shown = Object.values(cells).slice(4, 4 + fields.length);
    expect(shown).toEqual(values.map(([, value]) => value));
  }
});
