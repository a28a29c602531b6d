import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import { possibleView } from '../../../../src/client/table/view/possibleView';

interface Row {
  text: string;
}
const shared = { header: '', width: 100, value: (row: Row) => row.text };
const columns: readonly ColumnDefinition<Row>[] = [
  { ...shared, key: 'status', type: 'status', choices: [{ value: 'OPEN', label: 'OPEN' }] },
  { ...shared, key: 'due', type: 'date' },
  { ...shared, key: 'assignee', type: 'person', choices: [] },
  { ...shared, key: 'timer', type: 'text', onPress: () => undefined },
];
const shown = (differences: Partial<TableView>): TableView =>
  possibleView(defaultTableView(columns, differences), columns);

describe('An address that asks a table for what it does not have', () => {
  it('sorts by the columns that there are', () => {
    expect(
      shown({
        sort: [
          { key: 'foo', direction: 'asc' },
          { key: 'due', direction: 'desc' },
          { key: 'timer', direction: 'asc' },
        ],
      }).sort,
    ).toEqual([{ key: 'due', direction: 'desc' }]);
  });

  it('filters by the columns, the statuses and the days that there are', () => {
    const filters: TableView['filters'] = {
      foo: { kind: 'text', text: 'bar' },
      status: { kind: 'choices', values: ['NOWHERE', 'OPEN'] },
      due: { kind: 'dates', from: '2026-02-30', to: '2026-03-01' },
    };
    expect(shown({ filters }).filters).toEqual({
      status: { kind: 'choices', values: ['OPEN'] },
      due: { kind: 'dates', to: '2026-03-01' },
    });
    expect(
      shown({ filters: { status: { kind: 'choices', values: ['NOWHERE'] }, due: { kind: 'dates', from: 'soon' } } })
        .filters,
    ).toEqual({});
  });

  it('keeps the people that were asked for: their names may still be on the way', () => {
    const filters: TableView['filters'] = { assignee: { kind: 'choices', values: ['person-1'] } };
    expect(shown({ filters }).filters).toEqual(filters);
  });
});
