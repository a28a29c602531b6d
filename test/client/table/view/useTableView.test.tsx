import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferenceChosen } from '../../../../src/client/session/preferencesSlice';
import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import type { TableView } from '../../../../src/client/table/view/tableView';
import { ChoiceFilterSelect } from '../../../../src/client/table/view/ChoiceFilterSelect';
import { readTableLayout } from '../../../../src/client/table/view/tableLayoutPreference';
import { useTableView } from '../../../../src/client/table/view/useTableView';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

interface Row {
  status: string;
}
const columns: readonly ColumnDefinition<Row>[] = [
  { key: 'Status', header: 'Status', type: 'status', width: 100, value: (row) => row.status },
];
const choices = ['OPEN', 'CLOSE'].map((status) => ({ value: status, label: status }));
const base: Partial<TableView> = { sort: [{ key: 'Status', direction: 'asc' }] };

let view: TableView;
function Probe() {
  const [present, change] = useTableView('rows', columns, { base });
  view = present;
  return (
    <>
      <ChoiceFilterSelect label="Status" columnKey="Status" choices={choices} view={present} onViewChange={change} />
      <button onClick={() => change({ ...present, widths: { Status: 300 } })}>Widen</button>
      <button onClick={() => change({ ...present, density: 'compact' })}>Tighten</button>
      <button onClick={() => change({ ...present, sort: [] })}>Unsort</button>
    </>
  );
}
const pick = async (choice: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: /^Status filter/ }));
  await userEvent.click(await screen.findByText(choice, { selector: '[role=option] *' }));
};

describe('What a table shows', () => {
  it('starts with All, is in the URL when it differs, and leaves it clean when it does not', async () => {
    fakeNetwork();
    const { address } = renderConnected(<Probe />, { address: '/list?tab=mine' });
    expect(screen.getByRole('button', { name: /^Status filter/ })).toHaveTextContent('All');
    await pick('CLOSE');
    expect(address()).toBe('/list?tab=mine&f.Status=in%3ACLOSE');
    expect(view.filters).toEqual({ Status: { kind: 'choices', values: ['CLOSE'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Unsort' }));
    expect(address()).toBe('/list?tab=mine&sort=&f.Status=in%3ACLOSE');
    await pick('All');
    expect(address()).toBe('/list?tab=mine&sort=');
  });

  it('says that a filtered value is there no more, instead of looking as if it were loading', () => {
    fakeNetwork();
    renderConnected(<Probe />, { address: '/list?f.Status=in%3AWAITING' });
    expect(screen.getByRole('button', { name: /^Status filter/ })).toHaveTextContent('Not found');
  });

  it('is what a colleague saw when it is opened by the colleague’s link', () => {
    fakeNetwork();
    renderConnected(<Probe />, { address: '/list?f.Status=in:OPEN|CLOSE&q=letter&sort=-Status' });
    expect(screen.getByRole('button', { name: /^Status filter/ })).toHaveTextContent('OPEN, CLOSE');
    expect(view.search).toBe('letter');
    expect(view.sort).toEqual([{ key: 'Status', direction: 'desc' }]);
  });
});

describe('A table with a default view', () => {
  const saved = { search: '', sort: [], filters: { Status: { kind: 'choices', values: ['CLOSE'] } } };
  async function openTable(address: string) {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', { Key: 'x', Value: '' });
    network.succeed('/auth/views/list', [{ _id: 'mine', Name: 'Closed', View: JSON.stringify(saved), Version: 1 }]);
    const shown = renderConnected(<Probe />, { address });
    act(() => void shown.store.dispatch(preferenceChosen('table-default:rows', 'mine')));
    return shown;
  }

  it('opens with it, and says so in the address when something is changed', async () => {
    const { address } = await openTable('/list');
    await waitFor(() => expect(view.filters).toEqual(saved.filters));
    await pick('OPEN');
    expect(view.filters).toEqual({ Status: { kind: 'choices', values: ['OPEN'] } });
    expect(new URLSearchParams(address().split('?')[1]).get('saved')).toBe('mine');
  });

  it('shows what a link asks for without it, also when nothing of the link is left', async () => {
    const { address } = await openTable('/list?sort=-Status');
    expect(view.filters).toEqual({});
    await pick('OPEN');
    await pick('All');
    expect(view.filters).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Unsort' }));
    expect(view).toMatchObject({ filters: {}, sort: [] });
    expect(new URLSearchParams(address().split('?')[1]).get('saved')).toBe('none');
  });
});

describe('A column that a link shows', () => {
  const withHours: readonly ColumnDefinition<Row>[] = [
    ...columns,
    { key: 'Hours', header: 'Hours', type: 'hours', width: 80, isHiddenAtFirst: true, value: () => 1 },
  ];
  function HoursProbe() {
    const [present, change] = useTableView('rows', withHours, { base });
    view = present;
    return (
      <>
        <button onClick={() => change({ ...present, widths: { Status: 300 } })}>Widen</button>
        <button onClick={() => change({ ...present, hidden: [...present.hidden, 'Hours'] })}>Hide</button>
      </>
    );
  }

  it('is shown while the address names it, and hidden again by the user; the stored layout hides it', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', { Key: 'table:rows', Value: '{}' });
    const linked = '/list?columns=Hours&f.Hours=num%3A0.01..';
    const { store, address } = renderConnected(<HoursProbe />, { address: linked });
    expect(view.hidden).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Widen' }));
    expect(view.hidden).toEqual([]);
    expect(new URLSearchParams(address().split('?')[1]).get('columns')).toBe('Hours');
    expect(JSON.parse(store.getState().session.preferences['table:rows'] ?? '')).toMatchObject({ hidden: ['Hours'] });
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(view.hidden).toEqual(['Hours']);
    expect(address()).not.toContain('columns');
  });
});

describe('How a table is laid out', () => {
  it('is kept for the person on the server, and not in the address', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', { Key: 'table:rows', Value: '{}' });
    const { store, address } = renderConnected(<Probe />, { address: '/list' });
    await userEvent.click(screen.getByRole('button', { name: 'Widen' }));
    expect(address()).toBe('/list');
    expect(view.widths).toEqual({ Status: 300 });
    expect(JSON.parse(store.getState().session.preferences['table:rows'] ?? '')).toMatchObject({
      widths: { Status: 300 },
    });
  });

  it('follows the density of the profile until the table has one of its own', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', { Key: 'table:rows', Value: '{}' });
    const { store } = renderConnected(<Probe />, { address: '/list' });
    const choose = (density: string): void => act(() => void store.dispatch(preferenceChosen('density', density)));
    choose('comfortable');
    expect(view.density).toBe('comfortable');
    await userEvent.click(screen.getByRole('button', { name: 'Widen' }));
    choose('regular');
    expect(view.density).toBe('regular');
    await userEvent.click(screen.getByRole('button', { name: 'Tighten' }));
    choose('comfortable');
    expect(view.density).toBe('compact');
  });

  it('is the usual one where what was kept makes no sense', () => {
    expect(readTableLayout('nonsense')).toEqual({});
    expect(
      readTableLayout({
        order: 'a',
        hidden: ['b', 7],
        widths: { a: -1, b: 50 },
        frozenCount: -2,
        density: 'huge',
        pageSize: 0,
      }),
    ).toEqual({ hidden: ['b'], widths: { b: 50 } });
  });
});
