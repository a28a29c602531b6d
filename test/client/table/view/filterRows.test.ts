import { type ColumnFilter } from '../../../../src/domain/lists/filteredPath';
import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { filterRows, distinctValues } from '../../../../src/client/table/view/filterRows';
import { TIME_ZONE, columns, getKeys, tasks } from '../sampleTasks';

function filtered(filters: Record<string, ColumnFilter>, search = ''): string[] {
  return getKeys(filterRows(tasks, columns, { filters, search }, TIME_ZONE));
}

describe('Filtering a table', () => {
  it('shows everything when nothing is asked', () => {
    expect(filterRows(tasks, columns, { filters: {}, search: '  ' }, TIME_ZONE)).toBe(tasks);
  });

  it('finds a part of a text, whatever the case', () => {
    expect(filtered({ summary: { kind: 'text', text: ' COUNT ' } })).toEqual(['DB-2', 'DB-20']);
  });

  it('keeps the ticked statuses', () => {
    expect(filtered({ status: { kind: 'choices', values: ['DONE', 'CLOSE'] } })).toEqual(['DB-10', 'DB-1']);
  });

  it('finds empty cells when the empty value is ticked', () => {
    expect(filtered({ due: { kind: 'choices', values: [''] } })).toEqual(['DB-2']);
  });

  it('includes both days of a range and leaves out rows without a day', () => {
    expect(filtered({ due: { kind: 'dates', from: '2026-02-28', to: '2026-03-04' } })).toEqual(['DB-1']);
    expect(filtered({ due: { kind: 'dates', to: '2026-03-05' } })).toEqual(['DB-10', 'DB-1', 'DB-20']);
  });

  it("takes an instant's day from the company's clock", () => {
    // 20:00 UTC on 1 March is 01:30 on 2 March in Kolkata.
    expect(filtered({ changedAt: { kind: 'dates', from: '2026-03-02', to: '2026-03-02' } })).toEqual(['DB-10', 'DB-1']);
  });

  it('includes both bounds of a range of numbers, and zero counts as a bound', () => {
    expect(filtered({ hours: { kind: 'numbers', min: 0.5, max: 2 } })).toEqual(['DB-1', 'DB-20']);
    expect(filtered({ share: { kind: 'numbers', max: 0 } })).toEqual(['DB-2']);
  });

  it('asks for all filters and every searched word together', () => {
    expect(filtered({ status: { kind: 'choices', values: ['OPEN'] } }, 'count 05/03/2026')).toEqual(['DB-20']);
  });

  it('searches what is shown: labels of a status, days as they are written', () => {
    expect(filtered({}, 'closed')).toEqual(['DB-1']);
    expect(filtered({}, '28/02/2026')).toEqual(['DB-1']);
    expect(filtered({}, '02/03/2026 01:30 am')).toEqual(['DB-10']);
  });

  it('lists the values that occur in a column, each once', () => {
    expect(distinctValues(tasks, columns[3]!)).toEqual(['2026-02-28', '2026-03-05', '']);
  });

  it('lists them as the column is sorted: texts alphabetically, numbers by size, empty last', () => {
    const listed = (values: readonly (string | number | null)[]) =>
      distinctValues(
        values.map((value) => ({ value })),
        { key: 'any', header: 'Any', type: 'text', width: 100, value: ({ value }) => value },
      );
    expect(listed(['Zürich', '', 'apple', 'DB-10', 'DB-2', 'Éclair'])).toEqual([
      ...['apple', 'DB-2', 'DB-10', 'Éclair', 'Zürich', ''],
    ]);
    expect(listed([10, null, 9, -1])).toEqual(['-1', '9', '10', '']);
  });

  it('ignores accents in searches and text filters', () => {
    const people = [{ name: 'Émile Zoë' }, { name: 'Emil Berg' }];
    const name: ColumnDefinition<{ name: string }> = {
      ...{ key: 'name', header: 'Name', type: 'text', width: 100 },
      value: (row) => row.name,
    };
    const found = (view: Parameters<typeof filterRows>[2]) =>
      filterRows(people, [name], view, TIME_ZONE).map((row) => row.name);
    expect(found({ filters: {}, search: 'zoe emile' })).toEqual(['Émile Zoë']);
    expect(found({ filters: { name: { kind: 'text', text: ' EMILE' } }, search: '' })).toEqual(['Émile Zoë']);
    expect(found({ filters: {}, search: 'émil' })).toEqual(['Émile Zoë', 'Emil Berg']);
  });
});
