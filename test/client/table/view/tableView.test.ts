import { exportedColumns, orderAfterMove, shownColumns } from '../../../../src/client/table/view/shownColumns';
import {
  defaultTableView,
  getLayout,
  viewWithFilter,
  viewWithSortPressed,
} from '../../../../src/client/table/view/tableView';
import { columns } from '../sampleTasks';

const view = defaultTableView(columns);

function keysShown(change: Partial<typeof view>, hasRowMenu = false): string[] {
  return shownColumns(columns, { ...view, ...change }, hasRowMenu).map((column) => column.key);
}

describe('The layout of a table', () => {
  it('starts with the row number, the row menu and the frozen columns', () => {
    expect(keysShown({}, true).slice(0, 4)).toEqual(['#', '⋮', 'key', 'summary']);
    expect(
      shownColumns(columns, view, true)
        .filter((column) => column.isFrozen)
        .map((column) => column.key),
    ).toEqual(['#', '⋮', 'key']);
  });

  it('hides what the user hid, except a column that may not be hidden', () => {
    expect(keysShown({ hidden: ['key', 'summary'] })).toEqual([
      '#',
      'key',
      'status',
      'due',
      'hours',
      'share',
      'changedAt',
    ]);
  });

  it('puts the ordered columns first and new columns of a later release behind them', () => {
    expect(keysShown({ order: ['due', 'gone', 'key'] })).toEqual([
      '#',
      'due',
      'key',
      'summary',
      'status',
      'hours',
      'share',
      'changedAt',
    ]);
  });

  it('gives the Excel file the shown columns, and where they belong those that it has also while they are hidden', () => {
    const note = { ...columns[0]!, key: 'note', hideable: true, frozen: false, isExportedHidden: true };
    const withNote = [columns[0]!, note, ...columns.slice(1)];
    const keys = exportedColumns(withNote, { order: [], hidden: ['note', 'summary'] }).map(({ key }) => key);
    expect(keys).toContain('note');
    expect(keys).not.toContain('summary');
    expect(shownColumns(withNote, { ...view, hidden: ['note'] }, false).map(({ key }) => key)).not.toContain('note');
  });

  it('gives the Excel file no column that is read for visible rows only', () => {
    const drawn = { ...columns[0]!, key: 'drawn', hideable: true, frozen: false, isExported: false };
    const keys = exportedColumns([columns[0]!, drawn], { order: [], hidden: [] }).map(({ key }) => key);
    expect(keys).toEqual([columns[0]!.key]);
    expect(shownColumns([columns[0]!, drawn], view, false).map(({ key }) => key)).toContain('drawn');
  });

  it('places each column where the one before it ends, at the width that the user gave it', () => {
    const shown = shownColumns(columns, { ...view, widths: { key: 200 } }, false);
    expect(shown.slice(0, 3).map(({ left, width }) => [left, width])).toEqual([
      [0, 52],
      [52, 200],
      [252, 240],
    ]);
  });

  it('moves a column before another or to the end', () => {
    expect(orderAfterMove(columns, view, 'share', 'summary')).toEqual([
      'key',
      'share',
      'summary',
      'status',
      'due',
      'hours',
      'changedAt',
    ]);
    expect(orderAfterMove(columns, view, 'key', undefined).at(-1)).toBe('key');
  });

  it('saves how a table is laid out and not what it shows', () => {
    const layout = getLayout({ ...view, search: 'x', page: 4, filters: { key: { kind: 'text', text: 'a' } } });
    expect(Object.keys(layout).sort()).toEqual([
      'closedGroups',
      'density',
      'frozenCount',
      'hidden',
      'order',
      'pageSize',
      'widths',
    ]);
  });
});

describe('Pressing a heading', () => {
  it('sorts upwards, then downwards, then not at all', () => {
    const up = viewWithSortPressed(view, 'due', false);
    const down = viewWithSortPressed(up, 'due', false);
    expect([up.sort, down.sort, viewWithSortPressed(down, 'due', false).sort]).toEqual([
      [{ key: 'due', direction: 'asc' }],
      [{ key: 'due', direction: 'desc' }],
      [],
    ]);
  });

  it('with shift adds a second key and turns it without changing its rank', () => {
    const both = viewWithSortPressed(viewWithSortPressed(view, 'due', false), 'key', true);
    expect(both.sort.map((sort) => sort.key)).toEqual(['due', 'key']);
    expect(viewWithSortPressed(both, 'due', true).sort).toEqual([
      { key: 'due', direction: 'desc' },
      { key: 'key', direction: 'asc' },
    ]);
  });

  it('starts again at the first page, as a filter does', () => {
    expect(viewWithSortPressed({ ...view, page: 5 }, 'due', false).page).toBe(1);
    expect(viewWithFilter({ ...view, page: 5 }, 'key', { kind: 'text', text: 'a' }).page).toBe(1);
  });

  it('a filter that lets everything pass is not kept', () => {
    const filtered = viewWithFilter(view, 'key', { kind: 'text', text: 'a' });
    expect(viewWithFilter(filtered, 'key', { kind: 'text', text: ' ' }).filters).toEqual({});
    expect(viewWithFilter(filtered, 'status', { kind: 'choices', values: [] }).filters).toEqual(filtered.filters);
  });
});
