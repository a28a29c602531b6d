import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RootState } from '../../../../src/client/app/rootReducer';
import type { RowDetail } from '../../../../src/client/table/detail/rowDetail';
import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { ListTable } from '../../../../src/client/table/view/ListTable';
import { useTableView } from '../../../../src/client/table/view/useTableView';
import { useScreenState } from '../../../../src/client/screen-state/useScreenState';
import { runPageKey } from '../../../../src/client/ui/keys/pageKeys';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { giveTablesRoom } from '../../../support/client/tableRoom';

giveTablesRoom(2560, 1200, true);

interface Row {
  readonly _id: string;
  readonly title: string;
}
const columns: readonly ColumnDefinition<Row>[] = [
  { key: 'title', header: 'Title', type: 'text', width: 200, value: ({ title }) => title },
];
const rows: readonly Row[] = ['Pear', 'Apple', 'Quince', 'Fig'].map((title) => ({ _id: title.toLowerCase(), title }));
const base = { sort: [{ key: 'title', direction: 'asc' }] } as const;

const read: string[] = [];
function Reader({ row }: { readonly row: Row }) {
  const [text, setText] = useScreenState('drafts', 'reply', '');
  if (read.at(-1) !== row.title) read.push(row.title);
  return (
    <form data-unsaved={text === '' ? undefined : true}>
      {`About ${row.title}`}
      <input aria-label="Reply" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}
const detail: RowDetail<Row> = { noun: 'fruit', content: (row) => <Reader key={row._id} row={row} /> };

interface ListProps {
  readonly found?: readonly Row[];
  readonly shown?: RowDetail<Row>;
  readonly isError?: boolean;
}
function List({ found, shown = detail, isError = false }: ListProps) {
  const [view, changeView] = useTableView('fruits', columns, { base });
  const list = { data: found, isError, refetch: () => undefined };
  return (
    <ListTable
      name="Fruits"
      columns={columns}
      list={list}
      view={view}
      onViewChange={changeView}
      emptyText="No fruit yet"
      detail={shown}
    />
  );
}

const pane = (): HTMLElement => screen.getByRole('region', { name: 'Details of the fruit' });
const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Fruits' });
const press = (key: string): void => void fireEvent.keyDown(grid(), { key });
const shows = (text: string) => waitFor(() => expect(pane()).toHaveTextContent(`About ${text}`));

describe('The details of a row of a list', () => {
  beforeEach(() => {
    fakeNetwork();
    read.length = 0;
    // The position of the list that the test before has left.
    sessionStorage.clear();
  });

  it.each([
    ['the first row of its kind, in the order of the list', 'P', 'Pear'],
    ['the first row, without any of its kind', 'Z', 'Apple'],
  ])('begin with %s', async (_which, letter, title) => {
    renderConnected(<List found={rows} shown={{ ...detail, isFirstShown: (row) => row.title >= letter }} />);
    await shows(title);
    expect(read).toEqual([title]);
  });

  it('are those of the first row as sorted, then follow the cursor, and skip the rows that it only passes', async () => {
    renderConnected(<List found={rows} />);
    await shows('Apple');
    for (let step = 0; step < 3; step += 1) press('ArrowDown');
    await shows('Quince');
    expect(read).toEqual(['Apple', 'Quince']);
    expect(within(grid()).getByRole('row', { selected: true })).toHaveTextContent('Quince');
  });

  function Shrinking() {
    const [eaten, eat] = useScreenState<readonly string[]>('drafts', 'eaten', []);
    return (
      <>
        <button onClick={() => eat(['fig'])}>Eat the fig</button>
        <button onClick={() => eat(rows.map(({ _id }) => _id))}>Eat all</button>
        <List found={rows.filter(({ _id }) => !eaten.includes(_id))} />
      </>
    );
  }

  it('are those of the next row when theirs has left the list', async () => {
    renderConnected(<Shrinking />);
    press('ArrowDown');
    await shows('Fig');
    await userEvent.click(screen.getByRole('button', { name: 'Eat the fig' }));
    await shows('Pear');
  });

  it('are hidden and shown by a key and a button, for this list and this user', async () => {
    const { store } = renderConnected(<List found={rows} />);
    await shows('Apple');
    act(() => void runPageKey('i'));
    expect(screen.queryByRole('region', { name: 'Details of the fruit' })).toBeNull();
    expect(store.getState().session.preferences).toEqual({ 'hidden-details:fruits': 'true' });
    const button = screen.getByRole('button', { name: 'Details' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await shows('Apple');
    expect(store.getState().session.preferences).toEqual({ 'hidden-details:fruits': 'false' });
  });

  it('stay with a row while it has unsaved changes', async () => {
    renderConnected(<List found={rows} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'ripe');
    press('ArrowDown');
    expect(await screen.findByText(/Finish or discard it to see the fruit that you chose\.$/)).toBeVisible();
    expect(pane()).toHaveTextContent('About Apple');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Reply' }));
    await shows('Fig');
    expect(screen.queryByText(/Finish or discard/)).toBeNull();
  });

  it.each(['Eat the fig', 'Eat all'])(
    'stay, when their row has left the list, until what was entered is finished or discarded: %s',
    async (meal) => {
      renderConnected(<Shrinking />);
      press('ArrowDown');
      await shows('Fig');
      await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'sweet');
      await userEvent.click(screen.getByRole('button', { name: meal }));
      expect(await screen.findByText(/^This fruit is no longer in the list\. Finish or discard/)).toBeVisible();
      expect(pane()).toHaveTextContent('About Fig');
      expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('sweet');
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      if (meal === 'Eat the fig') await shows('Pear');
      else await waitFor(() => expect(screen.queryByRole('region', { name: 'Details of the fruit' })).toBeNull());
    },
  );

  it('stay, when the first row was typed in and another comes before it', async () => {
    function Growing() {
      const [isGrown, grow] = useScreenState('drafts', 'grown', false);
      return (
        <>
          <button onClick={() => grow(true)}>Grow an almond</button>
          <List found={isGrown ? [...rows, { _id: 'almond', title: 'Almond' }] : rows} />
        </>
      );
    }
    renderConnected(<Growing />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'crisp');
    await userEvent.click(screen.getByRole('button', { name: 'Grow an almond' }));
    expect(await screen.findByText(/^What you have entered is not saved\./)).toBeVisible();
    expect(pane()).toHaveTextContent('About Apple');
  });

  it('of the first row, which was not chosen, are not said to be gone when they are hidden', async () => {
    renderConnected(<List found={rows} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'ripe');
    act(() => void runPageKey('i'));
    expect(await screen.findByText(/Finish or discard it to hide these details\.$/)).toBeVisible();
    expect(pane()).toHaveTextContent('About Apple');
  });

  it('show the chosen row once the unsaved changes are discarded', async () => {
    const { store } = renderConnected(<List found={rows} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'ripe');
    press('ArrowDown');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await shows('Fig');
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    press('ArrowUp');
    await shows('Apple');
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'green');
    act(() => void runPageKey('i'));
    expect(await screen.findByText(/Finish or discard it to hide these details\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details of the fruit' })).toBeNull());
    expect(Object.values(store.getState().drafts)).not.toContain('green');
  });

  it('wait for a choice where they are personal data of others; the first row can be chosen', async () => {
    renderConnected(<List found={rows} shown={{ ...detail, waitsForChoice: true }} />);
    expect(pane()).toHaveTextContent('Choose a row to see its details');
    await userEvent.click(screen.getByText('Apple'));
    await shows('Apple');
    expect(read).toEqual(['Apple']);
  });

  it('are not there without rows, whether they are missing or could not be loaded, and loading while the list is', () => {
    const { unmount } = renderConnected(<List found={[]} />);
    expect(screen.getByText('No fruit yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Details of the fruit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Details' })).toBeNull();
    unmount();
    const failed = renderConnected(<List isError />);
    expect(screen.queryByRole('region', { name: 'Details of the fruit' })).toBeNull();
    failed.unmount();
    renderConnected(<List />);
    expect(within(pane()).getByRole('status', { name: 'Loading the fruit' })).toBeInTheDocument();
    expect(read).toEqual([]);
  });

  it('are the same when a state is shown later', async () => {
    const { store, unmount } = renderConnected(<List found={rows} />);
    press('ArrowDown');
    press('ArrowDown');
    await shows('Pear');
    const { tables, drafts, overlays } = store.getState();
    unmount();
    const preloaded: Partial<RootState> = { tables, drafts, overlays };
    renderConnected(<List found={rows} />, { preloaded });
    expect(pane()).toHaveTextContent('About Pear');
  });
});
