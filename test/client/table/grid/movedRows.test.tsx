import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { DataTableProps, TablePaste } from '../../../../src/client/table/grid/dataTableProps';
import { type TableView, defaultTableView } from '../../../../src/client/table/view/tableView';
import type { TableAnchor } from '../../../../src/client/table/windows/tableAnchor';
import { renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SelectableTable } from '../SampleTable';
import { type SampleTask, columns, tasks } from '../sampleTasks';

giveTablesRoom();

const rowKey = (task: SampleTask): string => task.id;
const [notice, holidays, candidate, chairs] = tasks as readonly [SampleTask, SampleTask, SampleTask, SampleTask];
const added: SampleTask = { ...notice, id: 't5', key: 'DB-30', summary: 'Oil the hinges' };
/** A colleague has created a task, which comes first. */
const withAdded = [added, ...tasks];

type Props = Partial<DataTableProps<SampleTask>> & { readonly rows: readonly SampleTask[] };

const Table = ({ rows, ...rest }: Props): ReactElement => (
  <SelectableTable source={{ kind: 'array', rows, rowKey }} {...rest} />
);

/** Shows the table, and returns a function that changes its rows as others do. */
async function show(props: Props): Promise<(rows: readonly SampleTask[], view?: TableView) => void> {
  const { rerender } = renderUi(<Table {...props} />);
  await screen.findByRole(props.view?.groupBy === undefined ? 'grid' : 'treegrid', { name: 'Tasks' });
  return (rows, view) => rerender(<Table {...props} {...(view && { view })} rows={rows} />);
}
const focusGrid = (): void => act(() => document.querySelector<HTMLElement>('.db-table-grid')?.focus());
const getCell = (summary: string): HTMLElement => screen.getByText(summary, { selector: '.db-table-rows *' });

describe('The cursor, when a colleague adds a task above', () => {
  it.each([
    ['moved by key', () => userEvent.keyboard('{ArrowDown}'), holidays],
    ['on the first row, where it begins', () => Promise.resolve(), notice],
    ['placed by pointer', async () => void fireEvent.click(getCell(candidate.summary)), candidate],
  ])('stays with its task: %s', async (_name, move, task) => {
    const onOpenRow = jest.fn<void, [SampleTask, number]>();
    const change = await show({ rows: tasks, onOpenRow });
    focusGrid();
    await move();
    change(withAdded);
    await userEvent.keyboard('{Enter} ');
    expect(onOpenRow.mock.lastCall?.[0]).toBe(task);
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent(task.summary);
  });

  it('is on the task from which the user returns to the list', async () => {
    const onOpenRow = jest.fn<void, [SampleTask, number]>();
    const place = { key: candidate.id, place: tasks.indexOf(candidate) };
    const anchor = { rows: [{ ...place, top: 0 }], focus: place, left: 0 };
    await show({ rows: withAdded, onOpenRow, anchor: { ...anchor, hadFocus: true } });
    await waitFor(() => expect(document.activeElement).toHaveClass('db-table-grid'));
    await userEvent.keyboard('{Enter}');
    expect(onOpenRow.mock.lastCall?.[0]).toBe(candidate);
  });

  it.each([
    ['the table', '.db-table-grid', true],
    ['a menu of the table', '.bp6-portal button', true],
    ['another table', '[data-testid=other]', false],
  ])('is in the table on the way back only where the user left it: from %s', async (_name, place, hadFocus) => {
    const onLeave = jest.fn<void, [TableAnchor]>();
    render(
      <>
        <div data-testid="other" tabIndex={-1} />
        <div className="bp6-portal">
          <button type="button">Open</button>
        </div>
      </>,
    );
    await show({ rows: tasks, onLeave });
    focusGrid();
    act(() => document.querySelector<HTMLElement>(place)?.focus());
    fireEvent(window, new Event('pagehide'));
    expect(onLeave.mock.lastCall?.[0].hadFocus).toBe(hadFocus);
  });

  it('stays on the next task when its own has left, and then with that one', async () => {
    const onOpenRow = jest.fn<void, [SampleTask, number]>();
    const change = await show({ rows: tasks, onOpenRow });
    focusGrid();
    await userEvent.keyboard('{ArrowDown}');
    change([notice, candidate, chairs]);
    change([added, notice, candidate, chairs]);
    await userEvent.keyboard('{Enter}');
    expect(onOpenRow.mock.lastCall?.[0]).toBe(candidate);
  });

  it('is on the first row, whichever that is, until the table has had the focus', async () => {
    const onOpenRow = jest.fn<void, [SampleTask, number]>();
    const change = await show({ rows: tasks, onOpenRow });
    change(withAdded);
    focusGrid();
    await userEvent.keyboard('{Enter}');
    expect(onOpenRow.mock.lastCall?.[0]).toBe(added);
  });

  it('stays on the line of its group', async () => {
    const onViewChange = jest.fn<void, [TableView]>();
    const view = defaultTableView(columns, { groupBy: 'status' });
    const change = await show({ rows: tasks, view, onViewChange });
    fireEvent.click(document.querySelectorAll('[aria-expanded] [role="gridcell"]')[1]!);
    const closed = onViewChange.mock.lastCall?.[0].closedGroups;
    change([{ ...added, status: 'OPEN' }, ...tasks]);
    await userEvent.keyboard('{Enter}');
    expect(onViewChange.mock.lastCall?.[0].closedGroups).toEqual(closed);
  });

  it('is not taken for a row of another page', async () => {
    const onOpenRow = jest.fn<void, [SampleTask, number]>();
    const paged = (page: number): TableView => defaultTableView(columns, { pageSize: 2, page });
    const change = await show({ rows: tasks, onOpenRow, view: paged(2) });
    focusGrid();
    await userEvent.keyboard('{ArrowDown}');
    change(tasks, paged(1));
    await userEvent.keyboard('{Enter}');
    expect(onOpenRow.mock.lastCall).toEqual([holidays, 1]);
  });
});

describe('Tab in the editor of a cell, after a colleague has changed the list', () => {
  const withHours = columns.map((column) =>
    column.key === 'hours'
      ? { ...column, editor: { input: 'number' as const, text: (task: SampleTask) => `${task.hours ?? ''}` } }
      : column,
  );
  const openStatus = async (task: SampleTask): Promise<void> => {
    fireEvent.click(screen.getByText(task.summary).closest('[role="row"]')!.querySelector('[aria-colindex="4"]')!);
    const menu = await screen.findByRole('listbox', { name: 'Status' });
    // The menu takes the focus a frame after it is shown; only then does a key reach it.
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  };

  it('opens the next cell of the same task', async () => {
    const onCellEdit = jest.fn();
    const change = await show({ rows: tasks, columns: withHours, onCellEdit });
    await openStatus(holidays);
    change(withAdded);
    await userEvent.keyboard('{Tab}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Hours' }), '3{Enter}');
    expect(onCellEdit).toHaveBeenCalledWith(holidays, 'hours', '3', '');
  });

  it('opens none when the task has left the list', async () => {
    const change = await show({ rows: tasks, columns: withHours, onCellEdit: jest.fn() });
    await openStatus(holidays);
    change([added, notice, candidate, chairs]);
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Status' })).not.toBeInTheDocument());
    expect(screen.queryByRole('textbox', { name: 'Hours' })).not.toBeInTheDocument();
  });
});

describe('What is pasted into a grouped list', () => {
  it('names the tasks from the cell on downwards, without lines of groups and tasks of closed groups', async () => {
    const onPaste = jest.fn<void, [TablePaste]>();
    await show({
      rows: tasks,
      onPaste,
      // What can be selected together does not limit it: lines beyond that are saved in a second go.
      selectionLimit: 1,
      view: defaultTableView(columns, { groupBy: 'status', closedGroups: { status: ['DONE'] } }),
    });
    fireEvent.click(getCell(holidays.summary));
    const grid = screen.getByRole('treegrid', { name: 'Tasks' });
    fireEvent.paste(grid, { clipboardData: { getData: () => tasks.map(({ id }) => id).join('\n') } });
    const shownTasks = screen.getAllByRole('link').map((link) => tasks.find(({ key }) => key === link.textContent)?.id);
    const [paste] = onPaste.mock.lastCall ?? [];
    expect(paste?.keys).toEqual(shownTasks.slice(shownTasks.indexOf(holidays.id)));
    expect(paste?.keys).not.toContain(notice.id);
    expect(paste?.spans.reduce((sum, { limit }) => sum + limit, 0)).toBe(paste?.keys.length);
  });
});

describe('Turning the wheel over the rows', () => {
  const withSummary = columns.map((column) =>
    column.key === 'summary'
      ? {
          ...column,
          editor: {
            input: 'text' as const,
            text: (task: SampleTask) => task.summary,
            problem: (text: string) => (text === '' ? 'Short Summary is required' : undefined),
          },
        }
      : column,
  );
  const type = async (text: string): Promise<void> => {
    fireEvent.click(getCell(holidays.summary));
    const field = await screen.findByRole('textbox', { name: 'Summary' });
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };

  it('saves what is typed in a cell and closes the field', async () => {
    const onCellEdit = jest.fn();
    await show({ rows: tasks, columns: withSummary, onCellEdit });
    await type('Count the days');
    fireEvent.wheel(screen.getByRole('grid', { name: 'Tasks' }));
    expect(onCellEdit.mock.calls).toEqual([[holidays, 'summary', 'Count the days', holidays.summary]]);
    expect(screen.queryByRole('textbox', { name: 'Summary' })).not.toBeInTheDocument();
  });

  it('keeps the field with what cannot be saved, and says why', async () => {
    const onCellEdit = jest.fn();
    await show({ rows: tasks, columns: withSummary, onCellEdit });
    await type('');
    fireEvent.wheel(screen.getByRole('grid', { name: 'Tasks' }));
    expect(onCellEdit).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent('Short Summary is required');
  });

  it('closes a menu', async () => {
    await show({ rows: tasks, onCellEdit: jest.fn() });
    fireEvent.click(screen.getByText(holidays.summary).closest('[role="row"]')!.querySelector('[aria-colindex="4"]')!);
    await screen.findByRole('listbox', { name: 'Status' });
    fireEvent.wheel(screen.getByRole('grid', { name: 'Tasks', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Status' })).not.toBeInTheDocument());
  });
});
