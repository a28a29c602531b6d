import fc from 'fast-check';
import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { escapeFormula, unescapeFormula } from '../../../../src/client/table/export/copiedText';
import { parseTsv } from '../../../../src/client/table/export/parseTsv';
import { asTsv, copiedRows } from '../../../../src/client/table/export/rowsAsTsv';
import { TIME_ZONE, columns, tasks } from '../sampleTasks';

describe('Copying rows', () => {
  it('gives a spreadsheet the headings and the cells as they are shown', () => {
    expect(asTsv(copiedRows(tasks.slice(0, 2), columns, TIME_ZONE))).toBe(
      'Key\tSummary\tStatus\tDue\tHours\tDone %\tChanged\nDB-10\tWrite the notice\tDone\t05/03/2026\t7.5\t100%\t02/03/2026 01:30 AM\nDB-2\tCount the holidays\tOpen\t\t\t0%\t',
    );
  });

  it('quotes what would otherwise break into other cells', () => {
    const odd = { ...tasks[0]!, summary: 'two\nlines, a\ttab and "quotes"' };
    expect(asTsv(copiedRows([odd], [columns[1]!], TIME_ZONE))).toBe('Summary\n"two\nlines, a\ttab and ""quotes"""');
  });

  const formulas = [
    '=1+1',
    '+49 123',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    "'=1",
    '＝1',
    '-8 Hr',
    '=HYPERLINK("https://a.example","x")',
  ];
  const texts: ColumnDefinition<{ text: string }> = {
    key: 'text',
    header: 'Text',
    type: 'text',
    width: 100,
    value: (row) => row.text,
  };

  it.each(formulas)('makes no formula of %j, and pasting it into Daybook restores it', (text) => {
    const copied = asTsv(copiedRows([{ text }], [texts], TIME_ZONE));
    const [, cell] = parseTsv(copied);
    expect(escapeFormula(text)).toMatch(/^'/);
    expect(copied.split('\n').slice(1).join('\n').replace(/^"/, '')).toMatch(/^'/);
    // Line breaks within a cell become those of the page.
    expect(cell).toEqual([text.replace('\r', '\n')]);
  });

  it.each(["it's", '-', 'a=1', '1-2', "'quoted'", ''])('leaves %j as it is', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });

  it('restores any text that was escaped', () => {
    const text = fc
      .array(fc.constantFrom("'", '=', '+', '-', '–', '@', '\t', '1', '.', '%', 'a'))
      .map((part) => part.join(''));
    fc.assert(fc.property(fc.oneof(text, fc.string()), (any) => unescapeFormula(escapeFormula(any)) === any));
  });

  it('leaves figures figures, also negative ones and those with a unit', () => {
    const figures: ColumnDefinition<{ value: number }>[] = [
      { key: 'number', header: 'Number', type: 'number', width: 60, value: (row) => row.value },
      { key: 'hours', header: 'Hours', type: 'hours', width: 60, value: (row) => row.value },
      {
        key: 'variance',
        header: 'Variance',
        type: 'hours',
        width: 60,
        value: (row) => row.value,
        cell: (row) => ({ text: `${row.value > 0 ? '+' : ''}${row.value} Hr` }),
      },
      {
        key: 'slack',
        header: 'Slack',
        type: 'number',
        width: 60,
        value: (row) => row.value,
        cell: (row) => ({ text: `${row.value} d` }),
      },
    ];
    expect(
      asTsv(copiedRows([{ value: -8 }, { value: 8 }], figures, TIME_ZONE))
        .split('\n')
        .slice(1),
    ).toEqual(['-8\t-8\t-8\t-8', '8\t8\t8\t8 d']);
  });
});
