import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import type { WindowedSource } from '../../../../src/client/table/windows/tableSource';
import { renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SelectableTable } from '../SampleTable';
import { type SampleTask, columns, tasks } from '../sampleTasks';

giveTablesRoom();

const rows = Array.from(
  { length: 6 },
  (_, index) => ({ ...tasks[0], id: `s${index}`, key: `S-${index}` }) as SampleTask,
);
const added: SampleTask = { ...rows[0]!, id: 'new', key: 'S-9' };
const rowKey = (task: SampleTask): string => task.id;

/** A list by windows, of which only some positions are loaded; on the server others may have changed it. */
const listOf = (
  loaded: readonly number[],
  { shown = rows, stored = shown }: { shown?: readonly SampleTask[]; stored?: readonly SampleTask[] } = {},
): WindowedSource<SampleTask> => ({
  kind: 'windowed',
  total: shown.length,
  rowAt: (index) => (loaded.includes(index) ? shown[index] : undefined),
  loaded,
  rowKey,
  onWindowNeeded: () => undefined,
  fetchRows: async (offset, limit) => stored.slice(offset, offset + limit),
});

let selected: readonly string[] = [];
const Table = ({ source, view }: { source: WindowedSource<SampleTask>; view?: Partial<TableView> }): ReactElement => (
  <SelectableTable
    source={source}
    view={defaultTableView(columns, { pageSize: 'all', ...view })}
    onSelected={(keys) => {
      selected = keys;
    }}
  />
);
/** Presses the box of a row, counted from 0. */
const press = (row: number, shiftKey = false): void => {
  fireEvent.click(document.querySelector(`[role="row"][aria-rowindex="${row + 2}"] [aria-colindex="1"]`)!, {
    shiftKey,
  });
};

describe('A span of rows that is selected with Shift', () => {
  it('has the rows that are not loaded, too', async () => {
    renderUi(<Table source={listOf([0, 1, 5])} />);
    press(1);
    press(5, true);
    await waitFor(() => expect(selected).toEqual(['s1', 's2', 's3', 's4', 's5']));
  });

  it('begins at the row that was pressed, wherever it is now', async () => {
    const all = [0, 1, 2, 3, 4, 5, 6];
    const { rerender } = renderUi(<Table source={listOf(all)} />);
    press(1);
    rerender(<Table source={listOf(all, { shown: [added, ...rows] })} />);
    press(4, true);
    expect(selected).toEqual(['s1', 's2', 's3']);
  });

  it('is the pressed row alone when the first one has left the list', async () => {
    const all = [0, 1, 2, 3, 4, 5];
    const { rerender } = renderUi(<Table source={listOf(all)} />);
    press(1);
    press(1);
    rerender(<Table source={listOf(all, { shown: rows.filter(({ id }) => id !== 's1') })} />);
    press(4, true);
    expect(selected).toEqual(['s5']);
  });

  it('is not guessed when others have moved the rows', async () => {
    renderUi(<Table source={listOf([0, 1, 5], { stored: [added, ...rows] })} />);
    press(1);
    press(5, true);
    expect(await screen.findByText('The list has changed. Please select the rows again.')).toBeInTheDocument();
    expect(selected).toEqual(['s1']);
  });
});

it('Select all in a grouped list selects the rows of closed groups, too, and shows that all are selected', async () => {
  const source = listOf([]);
  const groups = [
    { key: 'OPEN', label: 'Open', count: 4, sums: {} },
    { key: 'DONE', label: 'Done', count: 2, sums: {} },
  ];
  const grouped: WindowedSource<SampleTask> = {
    ...source,
    groups: {
      list: groups,
      rowAt: (group, index) => (group === 'DONE' ? rows[4 + index] : undefined),
      loaded: [0, 1].map((index) => ({ group: 'DONE', index })),
      onWindowNeeded: () => undefined,
    },
  };
  renderUi(<Table source={grouped} view={{ groupBy: 'status', closedGroups: { status: ['OPEN'] } }} />);
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]!);
  await waitFor(() => expect(selected).toHaveLength(6));
  expect(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]).toBeChecked();
});

describe('What is selected, when the list is read again', () => {
  const others = rows.filter(({ id }) => id !== 's1');

  it('is without the rows that have left', () => {
    const { rerender } = renderUi(<Table source={listOf([0, 1, 2, 3, 4, 5])} />);
    press(1);
    press(2);
    rerender(<Table source={listOf([0, 1, 2, 3, 4], { shown: others })} />);
    expect(selected).toEqual(['s2']);
  });

  it('keeps a row whose place is not loaded any more', async () => {
    const { rerender } = renderUi(<Table source={listOf([0, 1, 2])} />);
    press(1);
    rerender(<Table source={listOf([3, 4, 5], { stored: others })} />);
    expect(await screen.findByText('1 of 6 selected')).toBeInTheDocument();
    // Its window is read again, without it.
    rerender(<Table source={listOf([0, 1, 2], { shown: others })} />);
    await waitFor(() => expect(selected).toEqual([]));
  });

  it('keeps a row that has moved to a place that is not loaded', async () => {
    const moved = [...others, rows[1]!];
    const fetchRows = jest.fn(async (offset: number, limit: number) => moved.slice(offset, offset + limit));
    const { rerender } = renderUi(<Table source={listOf([0, 1, 2])} />);
    press(1);
    press(2);
    rerender(<Table source={{ ...listOf([0, 1, 2], { shown: moved }), fetchRows }} />);
    await waitFor(() => expect(fetchRows).toHaveBeenCalledTimes(1));
    expect(selected).toEqual(['s1', 's2']);
  });

  it('keeps what was selected under another filter', () => {
    const { rerender } = renderUi(<Table source={{ ...listOf([0, 1, 2, 3, 4, 5]), listKey: 'all' }} />);
    press(1);
    rerender(<Table source={{ ...listOf([0, 1, 2, 3, 4], { shown: others }), listKey: 'some' }} />);
    expect(selected).toEqual(['s1']);
  });
});

describe('What is selected in a list that is in the browser', () => {
  const listed = (shown: readonly SampleTask[], state: 'ready' | 'loading' | 'failed' = 'ready'): ReactElement => (
    <SelectableTable
      source={{ kind: 'array', rows: shown, rowKey }}
      state={state}
      view={defaultTableView(columns, { pageSize: 'all' })}
      onSelected={(keys) => {
        selected = keys;
      }}
    />
  );
  const others = rows.filter(({ id }) => id !== 's1');

  it('is without the rows that have left, also when they come back', () => {
    const { rerender } = renderUi(listed(rows));
    press(1);
    press(2);
    rerender(listed(others));
    expect(selected).toEqual(['s2']);
    rerender(listed(rows));
    expect(selected).toEqual(['s2']);
  });

  it('with Shift or all together has no rows that have left', () => {
    const { rerender } = renderUi(listed(rows));
    press(1);
    press(1);
    rerender(listed(others));
    press(3, true);
    expect(selected).toEqual(['s4']);
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]!);
    expect(selected).toEqual(others.map(({ id }) => id));
    rerender(listed(others.slice(1)));
    expect(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]).toBeChecked();
    expect(selected).toEqual(others.slice(1).map(({ id }) => id));
  });

  it.each(['loading', 'failed'] as const)('stays while the list is %s', (state) => {
    const { rerender } = renderUi(listed(rows));
    press(1);
    rerender(listed([], state));
    rerender(listed(rows));
    expect(selected).toEqual(['s1']);
  });
});
