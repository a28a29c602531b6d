import { rowsAsTsv } from '../../../../src/client/ui/table/rowsAsTsv';
import { TIME_ZONE, columns, tasks } from './sampleTasks';

describe('Copying rows', () => {
  it('gives a spreadsheet the headings and the cells as they are shown', () => {
    expect(rowsAsTsv(tasks.slice(0, 2), columns, TIME_ZONE)).toBe(
      'Key\tSummary\tStatus\tDue\tHours\tDone %\tChanged\nDB-10\tWrite the notice\tDone\t05/03/2026\t7.5 Hr\t100%\t02/03/2026 01:30 AM\nDB-2\tCount the holidays\tOpen\t\t\t0%\t',
    );
  });

  it('quotes what would otherwise break into other cells', () => {
    const odd = { ...tasks[0]!, summary: 'two\nlines, a\ttab and "quotes"' };
    expect(rowsAsTsv([odd], [columns[1]!], TIME_ZONE)).toBe('Summary\n"two\nlines, a\ttab and ""quotes"""');
  });
});
