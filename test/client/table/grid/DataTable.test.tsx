import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { DataTableProps } from '../../../../src/client/table/grid/dataTableProps';
import { type TableView, defaultTableView } from '../../../../src/client/table/view/tableView';
import { renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SelectableTable } from '../SampleTable';
import { type SampleTask, columns, statusChoices, tasks } from '../sampleTasks';

giveTablesRoom();

const source = { kind: 'array' as const, rows: tasks, rowKey: (task: SampleTask) => task.id };

function Harness(
  props: Partial<DataTableProps<SampleTask>> & {
    readonly startView?: Partial<TableView>;
    onView?(view: TableView): void;
  },
): ReactElement {
  const { startView, onView, ...rest } = props;
  const [view, setView] = useState(() => defaultTableView(rest.columns ?? columns, startView));
  return (
    <SelectableTable
      source={source}
      view={view}
      onViewChange={(next) => {
        setView(next);
        onView?.(next);
      }}
      {...rest}
    />
  );
}

async function show(props: Parameters<typeof Harness>[0] = {}): Promise<HTMLElement> {
  renderUi(<Harness {...props} />);
  return screen.findByRole('grid', { name: 'Tasks' });
}

function shownRows(): HTMLElement[] {
  return screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('gridcell').length > 0);
}

function shownKeys(): (string | null)[] {
  return screen.getAllByRole('link').map((link) => link.textContent);
}

function cell(rowIndex: number, columnIndex: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `[role="row"][aria-rowindex="${rowIndex}"] [role="gridcell"][aria-colindex="${columnIndex}"]`,
  );
  if (!found) throw new Error(`No cell ${rowIndex}/${columnIndex}`);
  return found;
}

describe('The table', () => {
  it('says to assistive technology how large it is and where each cell is', async () => {
    const grid = await show();
    expect(grid).toHaveAttribute('aria-rowcount', '5');
    expect(grid).toHaveAttribute('aria-colcount', '8');
    expect(cell(2, 2)).toHaveTextContent('DB-10');
    expect(cell(2, 5)).toHaveTextContent('05/03/2026');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Due/ }).closest('[role="row"]')).toHaveAttribute(
        'aria-rowindex',
        '1',
      ),
    );
  });

  it('names the rows that are drawn, and again when others are', async () => {
    const onRowsShown = jest.fn();
    await show({ onRowsShown });
    await waitFor(() => expect(onRowsShown).toHaveBeenLastCalledWith(tasks.map(({ id }) => id)));
    await userEvent.type(screen.getByLabelText('Search the table'), 'count');
    await waitFor(() => expect(onRowsShown.mock.lastCall?.[0]).toHaveLength(2));
  });

  it('sorts by a press on a heading and says so', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    expect(screen.getByRole('columnheader', { name: /^Summary/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(shownKeys()).toEqual(['DB-1', 'DB-20', 'DB-2', 'DB-10']);
  });

  it('searches when typing pauses and counts what is left', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Search the table'), 'count');
    expect(await screen.findByText('2 of 4 rows')).toBeInTheDocument();
  });

  it('filters by a column and takes the filter off again', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: /^Status: filter/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Done' }));
    expect(shownKeys()).toEqual(['DB-10']);
    expect(screen.getByText('Status: Done')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(shownKeys()).toHaveLength(4);
  });

  it('counts the rows of each value under the other filters, ticks all or none, and clears all filters together', async () => {
    await show({ startView: { filters: { summary: { kind: 'text', text: 'count' } } } });
    await userEvent.click(screen.getByRole('button', { name: /^Status: filter/ }));
    const ticks = await screen.findByRole('group', { name: 'Status' });
    expect(
      within(ticks)
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-description')),
    ).toEqual(['2 rows', '0 rows', '0 rows']);
    await userEvent.click(within(ticks).getByRole('button', { name: 'Select all' }));
    expect(within(ticks).getByRole('status')).toHaveTextContent('3 of 3');
    expect(shownKeys()).toEqual(['DB-2', 'DB-20']);
    await userEvent.click(within(ticks).getByRole('button', { name: 'Select none' }));
    await userEvent.click(within(ticks).getByRole('checkbox', { name: 'Done' }));
    expect(screen.getByText('0 of 4 rows')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(shownKeys()).toHaveLength(4);
  });

  it('finds a value among many by typing', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ value: `v${index}`, label: `Value ${index}` }));
    await show({ columns: columns.map((column) => (column.key === 'status' ? { ...column, choices: many } : column)) });
    await userEvent.click(screen.getByRole('button', { name: /^Status: filter/ }));
    await userEvent.type(await screen.findByLabelText('Search Status'), '11');
    expect(within(screen.getByRole('group', { name: 'Status' })).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('has a box to tick in each row and in the heading, which says whether some or all are ticked', async () => {
    await show();
    const all = screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]!;
    expect(screen.getAllByRole('checkbox', { name: /^Select row/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    expect(screen.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { name: 'Select all rows' })[0]).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(all);
    expect(screen.getByText('4 of 4 selected')).toBeInTheDocument();
  });

  it('draws what is shortened while the column is as narrow as declared, and the whole text when it is wider; readers always have the whole', async () => {
    const summary = {
      ...columns[1]!,
      cell: (task: SampleTask) => ({ text: task.summary, short: task.summary.slice(0, 5) }),
    };
    const { rerender } = renderUi(<Harness columns={[columns[0]!, summary]} view={defaultTableView(columns)} />);
    await screen.findByRole('grid', { name: 'Tasks' });
    expect(cell(2, 3)).toHaveTextContent('Write');
    expect(cell(2, 3)).toHaveAttribute('aria-label', 'Write the notice');
    expect(cell(2, 3)).toHaveAttribute('data-title', 'Write the notice');
    rerender(
      <Harness columns={[columns[0]!, summary]} view={{ ...defaultTableView(columns), widths: { summary: 400 } }} />,
    );
    expect(cell(2, 3)).toHaveTextContent('Write the notice');
  });

  it('selects rows by the number, a span of rows with shift, and offers what can be done with them', async () => {
    const close = jest.fn<void, [readonly string[]]>();
    await show({ bulkActions: (keys) => <button onClick={() => close(keys)}>Close them</button> });
    fireEvent.click(cell(2, 1));
    fireEvent.click(cell(4, 1), { shiftKey: true });
    expect(screen.getByText('3 of 4 selected')).toBeInTheDocument();
    expect(cell(3, 1).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close them' }));
    expect(close).toHaveBeenCalledWith(['t1', 't2', 't3']);
  });

  it('is worked by keys alone: move, select, open', async () => {
    const onOpenRow = jest.fn();
    const grid = await show({ onOpenRow });
    act(() => grid.focus());
    await userEvent.keyboard('{ArrowDown} {ArrowRight}{Enter}');
    expect(screen.getByText('1 of 4 selected')).toBeInTheDocument();
    expect(onOpenRow).toHaveBeenCalledWith(tasks[1], 1);
    expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toBe(cell(3, 2));
  });

  it('copies the selected rows, and without a selection the cell with the cursor', async () => {
    const grid = await show();
    const copied = new Map<string, string>();
    const clipboardData = { setData: (type: string, text: string) => copied.set(type, text) };
    fireEvent.click(cell(2, 3));
    fireEvent.copy(grid, { clipboardData });
    expect(copied.get('text/plain')).toBe('Write the notice');
    fireEvent.click(cell(3, 1));
    fireEvent.copy(grid, { clipboardData });
    expect(copied.get('text/plain')?.split('\n')[1]).toMatch(/^DB-2\tCount the holidays\tOpen/);
  });

  it('changes a status in place', async () => {
    const onCellEdit = jest.fn();
    await show({ onCellEdit });
    fireEvent.click(cell(3, 4));
    await userEvent.click(await screen.findByText(statusChoices[2].label, { selector: '.db-table-choice' }));
    expect(onCellEdit).toHaveBeenCalledWith(tasks[1], 'status', 'CLOSE');
  });

  it('offers the actions of a row by its menu button and by right click', async () => {
    const onSelect = jest.fn();
    await show({ rowActions: (task) => [{ label: `Delete ${task.key}`, onSelect }] });
    fireEvent.click(cell(2, 2));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete DB-10' }));
    fireEvent.contextMenu(cell(5, 4));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete DB-20' }));
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('keeps its rows in their places while a menu is open, so that no row takes the place of the one it is about', async () => {
    const onSelect = jest.fn();
    const rowActions = (task: SampleTask) => [{ label: `Delete ${task.key}`, onSelect: () => void onSelect(task.key) }];
    const { rerender } = renderUi(<Harness rowActions={rowActions} />);
    fireEvent.contextMenu(cell(2, 4));
    expect(await screen.findByRole('menuitem', { name: 'Delete DB-10' })).toBeInTheDocument();
    rerender(<Harness rowActions={rowActions} source={{ ...source, rows: tasks.slice(1) }} />);
    expect(shownKeys()).toContain('DB-10');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete DB-10' }));
    expect(onSelect).toHaveBeenCalledWith('DB-10');
    expect(shownKeys()).not.toContain('DB-10');
  });

  it('takes a press for the row that was pressed, also when the list is read again before the button is released', async () => {
    const rowActions = (task: SampleTask) => [{ label: `Delete ${task.key}`, onSelect: () => undefined }];
    const onNavigate = jest.fn();
    const table = (rows: readonly SampleTask[]) => (
      <Harness rowActions={rowActions} onNavigate={onNavigate} source={{ ...source, rows }} />
    );
    const { rerender } = renderUi(table(tasks.slice(1)));
    const second = tasks[1];
    if (!second) throw new Error('There are at least two tasks');
    fireEvent.mouseDown(cell(2, 2), { clientX: 60, clientY: 20 });
    rerender(table(tasks));
    // The pressed and the released element differ: the browser gives the click to their common ancestor.
    fireEvent.click(document.querySelector('.db-table-rows') ?? document.body, { clientX: 61, clientY: 20 });
    expect(await screen.findByRole('menuitem', { name: `Delete ${second.key}` })).toBeInTheDocument();
    rerender(table(tasks.slice(1)));
    expect(screen.getByRole('menuitem', { name: `Delete ${second.key}` })).toBeInTheDocument();
    // To the menu itself: the focus may still be on its way there.
    fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'Escape' });
    // Rows keep their places for as long as the menu is there.
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    rerender(table(tasks.slice(1)));
    const pressed = screen.getByRole('link', { name: second.key });
    fireEvent.mouseDown(pressed, { clientX: 80, clientY: 20 });
    rerender(table(tasks));
    expect(pressed).toHaveTextContent('DB-10');
    fireEvent.click(pressed, { clientX: 80, clientY: 20 });
    expect(onNavigate.mock.calls).toEqual([[`/task/${second.id}`, second, 1]]);
  });

  it('hands a plain click on a link to the router', async () => {
    const onNavigate = jest.fn();
    await show({ onNavigate });
    await userEvent.click(screen.getByRole('link', { name: 'DB-10' }));
    expect(onNavigate).toHaveBeenCalledWith('/task/t1', tasks[0], 0);
  });

  it('follows a link in a column of buttons by Enter as by a click, and presses the other cells', async () => {
    const [onPress, onNavigate] = [jest.fn(), jest.fn()];
    const action = {
      key: 'action',
      header: 'Action',
      type: 'text',
      width: 90,
      value: () => '',
      cell: ({ key }: SampleTask) => (key === 'DB-10' ? { text: 'Pending', href: '/requests/1' } : { text: 'Request' }),
      onPress,
    } as const;
    const grid = await show({ columns: [...columns, action], onNavigate });
    for (const row of [2, 3]) {
      fireEvent.click(cell(row, 9));
      fireEvent.keyDown(grid, { key: 'Enter' });
    }
    expect(onNavigate.mock.calls).toEqual([
      ['/requests/1', tasks[0], 0],
      ['/requests/1', tasks[0], 0],
    ]);
    expect(onPress.mock.calls).toEqual([[tasks[1]], [tasks[1]]]);
  });

  it('shows one page at a time and all rows on demand', async () => {
    await show({ pageSizes: [2, 3], startView: { pageSize: 3 } });
    expect(shownRows()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(shownKeys()).toEqual(['DB-20']);
    expect(cell(5, 1)).toHaveTextContent('4');
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), 'All');
    expect(shownRows()).toHaveLength(4);
  });

  it('hides a column that the user unticks', async () => {
    const onView = jest.fn();
    await show({ onView });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Due' }));
    expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ hidden: ['due'] }));
    expect(screen.queryByRole('columnheader', { name: /^Due/ })).not.toBeInTheDocument();
  });
});

describe('A table without rows', () => {
  it('says what is missing and what to do about it', async () => {
    await show({
      source: { ...source, rows: [] },
      emptyText: 'No tasks yet',
      emptyAction: <button>Create Task</button>,
    });
    expect(screen.getByText('No tasks yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Task' })).toBeInTheDocument();
  });

  it('shows what there is instead, outside of what is read out', async () => {
    await show({ source: { ...source, rows: [] }, emptyText: 'No tasks yet', emptyContent: <p>Others</p> });
    expect(screen.getByText('No tasks yet').closest('[role=status]')).not.toHaveTextContent('Others');
    expect(screen.getByText('Others')).toBeInTheDocument();
  });

  it('offers to take off the filters when they leave nothing', async () => {
    await show({ startView: { search: 'nowhere' }, emptyContent: <p>Others</p> });
    expect(screen.queryByText('Others')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(shownKeys()).toHaveLength(4);
  });

  it('offers to try again when it could not be loaded', async () => {
    const onRetry = jest.fn();
    await show({ state: 'failed', onRetry });
    expect(screen.getByText('Could not load')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('shows skeletons while it loads', async () => {
    const grid = await show({ state: 'loading', source: { ...source, rows: [] }, exportName: 'Tasks' });
    expect(grid).toHaveAttribute('aria-busy', 'true');
    expect(shownRows().length).toBeGreaterThan(10);
    // There is nothing yet that a file could hold.
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('A table whose rows are on the server', () => {
  it('says in its search box what is searched, because the server does not look through every column', async () => {
    const onWindowNeeded = jest.fn();
    const windowed = { kind: 'windowed' as const, total: 0, rowAt: () => undefined, loaded: [], onWindowNeeded };
    await show({ source: { ...windowed, searched: 'name or code', rowKey: (task) => task.id } });
    expect(screen.getByPlaceholderText('Search name or code')).toHaveAccessibleDescription('Search name or code');
  });

  it('asks for the visible rows and draws skeletons until they come', async () => {
    const onWindowNeeded = jest.fn();
    const grid = await show({
      source: {
        kind: 'windowed',
        total: 5000,
        rowAt: (index) => tasks[index],
        loaded: tasks.map((_, place) => place),
        rowKey: (task) => task.id,
        onWindowNeeded,
      },
    });
    expect(grid).toHaveAttribute('aria-rowcount', '5001');
    expect(cell(2, 2)).toHaveTextContent('DB-10');
    expect(cell(6, 2)).toHaveTextContent('');
    await waitFor(() => expect(onWindowNeeded).toHaveBeenCalledWith({ offset: 0, limit: 100 }));
  });

  it('does not look through a long list for what is selected, in groups neither', async () => {
    const total = 1_000_000;
    const rowAt = jest.fn((index: number) => tasks[index]);
    const loaded = tasks.map((_, place) => place);
    const windowed = {
      kind: 'windowed' as const,
      total,
      rowAt,
      loaded,
      rowKey: (task: SampleTask) => task.id,
      onWindowNeeded: jest.fn(),
    };
    const groups = {
      list: [{ key: 'OPEN', label: 'Open', count: total, sums: {} }],
      rowAt: (_group: string, index: number) => rowAt(index),
      loaded: loaded.map((index) => ({ group: 'OPEN', index })),
      onWindowNeeded: jest.fn(),
    };
    const view = { ...defaultTableView(columns), pageSize: 'all' as const };
    const shown = (grouped: boolean, selectedKeys: readonly string[]) => (
      <Harness
        source={grouped ? { ...windowed, groups } : windowed}
        view={grouped ? { ...view, groupBy: 'status' } : view}
        selectedKeys={selectedKeys}
      />
    );
    for (const grouped of [false, true]) {
      const { rerender, unmount } = renderUi(shown(grouped, []));
      const grid = await screen.findByRole(grouped ? 'treegrid' : 'grid', { name: 'Tasks' });
      rerender(
        shown(
          grouped,
          tasks.slice(0, 2).map(({ id }) => id),
        ),
      );
      expect(await screen.findByText('2 of 1,000,000 selected')).toBeInTheDocument();
      expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(2);
      unmount();
    }
    expect(rowAt.mock.calls.length).toBeLessThan(5000);
  });
});
