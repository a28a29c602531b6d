import fc from 'fast-check';
import { type TableView, defaultTableView } from '../../../../src/client/table/view/tableView';
import { viewFromSearchParams, viewToSearchParams } from '../../../../src/client/table/view/tableViewUrl';
import { columns } from '../sampleTasks';

const base = defaultTableView(columns, { pageSize: 10, sort: [{ key: 'due', direction: 'asc' }] });

function afterRoundTrip(view: TableView, prefix = ''): TableView {
  return viewFromSearchParams(new URLSearchParams(viewToSearchParams(view, base, prefix).toString()), base, prefix);
}

describe('The address of a table', () => {
  it('stays clean while nothing differs from how the table starts', () => {
    expect(viewToSearchParams(base, base).toString()).toBe('');
  });

  it('carries search, sorting, filters, page and page size', () => {
    const view: TableView = {
      ...base,
      search: 'a & b',
      sort: [
        { key: 'status', direction: 'desc' },
        { key: 'key', direction: 'asc' },
      ],
      filters: {
        summary: { kind: 'text', text: 'x:y..z' },
        status: { kind: 'choices', values: ['A|B', ''] },
        due: { kind: 'dates', from: '2026-01-01' },
        hours: { kind: 'numbers', min: 0, max: -0.5 },
      },
      pageSize: 'all',
      page: 3,
    };
    expect(afterRoundTrip(view)).toEqual(view);
    expect(viewToSearchParams(view, base).get('sort')).toBe('-status,key');
  });

  it('can say that the usual sorting or filter was taken off', () => {
    const filtered: TableView = { ...base, filters: { status: { kind: 'choices', values: ['OPEN'] } } };
    const params = viewToSearchParams({ ...filtered, filters: {}, sort: [] }, filtered);
    const read = viewFromSearchParams(params, filtered);
    expect(read.filters).toEqual({});
    expect(read.sort).toEqual([]);
  });

  it('keeps two tables of one page apart', () => {
    const params = viewToSearchParams({ ...base, search: 'one' }, base, 'bugs.');
    expect(viewFromSearchParams(params, base).search).toBe('');
    expect(viewFromSearchParams(params, base, 'bugs.').search).toBe('one');
  });

  it('passes over what makes no sense', () => {
    const params = new URLSearchParams(
      'page=-2&size=none&sort=,-&f.due=day:..&f.hours=num:x..y&f.status=what&f.summary=in:%',
    );
    expect(viewFromSearchParams(params, base)).toEqual({
      ...base,
      sort: [],
      filters: { summary: { kind: 'choices', values: ['%'] } },
    });
  });

  it('brings back any choice of values as it was', () => {
    const values = fc.array(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.string(), (chosen, search) => {
        const view: TableView = { ...base, search, filters: { status: { kind: 'choices', values: chosen } } };
        expect(afterRoundTrip(view)).toEqual(view);
      }),
    );
  });
});
