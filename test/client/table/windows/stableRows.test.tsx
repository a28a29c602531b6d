import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { TableView } from '../../../../src/client/table/view/tableView';
import type { TableSource, WindowedSource } from '../../../../src/client/table/windows/tableSource';
import { makeScreenStore, renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SampleTable } from '../SampleTable';
import { tasks, type SampleTask } from '../sampleTasks';

giveTablesRoom();

const rowKey = (task: SampleTask): string => task.id;
const array = (rows: readonly SampleTask[]): TableSource<SampleTask> => ({ kind: 'array', rows, rowKey });
const windowed = (listKey: string, rows: readonly SampleTask[]): WindowedSource<SampleTask> => ({
  kind: 'windowed',
  listKey,
  total: rows.length,
  rowAt: (index) => rows[index],
  loaded: rows.map((_row, index) => index),
  rowKey,
  onWindowNeeded: () => undefined,
});

interface TableProps {
  readonly source: TableSource<SampleTask>;
  readonly view?: Partial<TableView>;
}

const Table = (props: TableProps): ReactElement => (
  <SampleTable {...props} rowActions={(task) => [{ label: `Archive ${task.summary}`, onSelect: () => undefined }]} />
);

/** Lines of the table, groups included, by their first text. */
const shownLines = (): string[] =>
  screen
    .getAllByRole('row', { hidden: true })
    .filter((row) => row.closest('.db-table-rows'))
    .map((row) => row.querySelector('a')?.textContent ?? row.textContent ?? '');

async function openMenu(summary: string): Promise<void> {
  fireEvent.contextMenu(screen.getByText(summary));
  await screen.findByRole('menuitem', { name: `Archive ${summary}` });
}

const [notice, holidays, candidate, chairs] = tasks as readonly [SampleTask, SampleTask, SampleTask, SampleTask];
const added: SampleTask = { ...notice, id: 't5', key: 'DB-30', summary: 'Oil the hinges' };

/** What others have done since then: one task is new, one has left the list, one has another summary, and the order is another. */
const changed = [added, { ...chairs, summary: 'Count the tables' }, candidate, notice];

describe.each([
  ['an array', array],
  ['a list by windows', (rows: readonly SampleTask[]) => windowed('by name', rows)],
])('Rows of %s under an open menu', (_name, list) => {
  it('keep their places and show their newest values while others change the list, until the menu closes', async () => {
    const { rerender } = renderUi(<Table source={list(tasks)} />);
    await openMenu('Count the holidays');
    rerender(<Table source={list(changed)} />);
    expect(shownLines()).toEqual(['DB-10', 'DB-2', 'DB-1', 'DB-20']);
    expect(screen.getByText('Count the tables')).toBeInTheDocument();
    // The menu still belongs to the task that is gone.
    expect(screen.getByRole('menuitem', { name: 'Archive Count the holidays' })).toBeInTheDocument();
    fireEvent.wheel(screen.getByRole('grid', { name: 'Tasks', hidden: true }));
    expect(shownLines()).toEqual(['DB-30', 'DB-20', 'DB-1', 'DB-10']);
  });

  it('are where they were when an earlier state is shown later, also those that have left the list', async () => {
    const { rerender, store, unmount } = renderUi(<Table source={list(tasks)} />);
    await openMenu('Count the chairs');
    rerender(<Table source={list(changed)} />);
    rerender(<Table source={list([added])} />);
    const seen = shownLines();
    const state = store.getState();
    // Everything in it can be recorded.
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    unmount();
    renderUi(<Table source={list([added])} />, {}, makeScreenStore(state));
    expect(shownLines()).toEqual(seen);
    expect(seen).toEqual(['DB-10', 'DB-2', 'DB-1', 'DB-20']);
    expect(screen.getByText('Count the tables')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Archive Count the tables' })).toBeInTheDocument();
  });
});

describe('Rows under an open menu', () => {
  it('follow the order that the user has chosen before, when its answer arrives', async () => {
    const { rerender } = renderUi(<Table source={windowed('by name', tasks)} />);
    await openMenu('Count the chairs');
    rerender(<Table source={windowed('by day', [chairs, notice, candidate, holidays])} />);
    expect(shownLines()).toEqual(['DB-20', 'DB-10', 'DB-1', 'DB-2']);
    rerender(<Table source={windowed('by day', [notice, chairs, candidate, holidays])} />);
    expect(shownLines()).toEqual(['DB-20', 'DB-10', 'DB-1', 'DB-2']);
  });

  it('are held as soon as they have been loaded', async () => {
    const half: WindowedSource<SampleTask> = {
      ...windowed('by name', tasks),
      rowAt: (index) => tasks.slice(0, 2)[index],
      loaded: [0, 1],
    };
    const { rerender } = renderUi(<Table source={half} />);
    await openMenu('Count the holidays');
    rerender(<Table source={windowed('by name', tasks)} />);
    rerender(<Table source={windowed('by name', [added, chairs, candidate, holidays])} />);
    expect(shownLines()).toEqual(['DB-10', 'DB-2', 'DB-1', 'DB-20']);
  });

  it('keep their groups', async () => {
    const view = { groupBy: 'status' };
    const { rerender } = renderUi(<Table source={array(tasks)} view={view} />);
    const seen = shownLines();
    expect(seen).toHaveLength(7);
    await openMenu('Count the holidays');
    rerender(<Table source={array([notice, { ...holidays, status: 'DONE' }])} view={view} />);
    expect(shownLines()).toEqual(seen);
    fireEvent.wheel(screen.getByRole('treegrid', { name: 'Tasks', hidden: true }));
    expect(within(document.body).queryByText('Count the chairs')).toBeNull();
  });
});
