import { useState } from 'react';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { api, type TicketRow } from '../../../../src/client/api/api';
import type { RootState } from '../../../../src/client/app/rootReducer';
import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import { recordKey } from '../../../../src/client/table/windows/tableSource';
import {
  useWindowedList,
  type FieldsCall,
  type WindowedList,
} from '../../../../src/client/table/windows/useWindowedList';
import { searchedText, wireSort } from '../../../../src/client/table/windows/windowQuery';
import { fakeNetwork, type FakeNetwork, type SentCall } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const listPath = '/auth/ticket/list';
const getParams = ({ url }: SentCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** A server with 300 tickets, 8 of which match any search. */
function answerTickets(network: FakeNetwork): void {
  network.answer(listPath, (call) => {
    const params = getParams(call);
    const Total = params.has('q') ? 8 : 300;
    const offset = Number(params.get('offset'));
    const count = Math.max(0, Math.min(Number(params.get('limit')), Total - offset));
    const Rows = Array.from({ length: count }, (_, index) => ({ _id: `ticket-${offset + index}` }));
    const Counts = params.has('Count_by') ? [{ Value: 'Open', Count: 5 }] : undefined;
    return { httpStatus: 200, text: JSON.stringify({ status: 1, data: { Rows, Total, Counts } }) };
  });
}

const toQuery = (view: TableView) => ({ scope: 'all' as const, q: searchedText(view), sort: wireSort(view) });
const unfiltered = defaultTableView([]);
const searching: TableView = { ...unfiltered, search: 'printer' };
let list: WindowedList<TicketRow>;
let changeView: (view: TableView) => void;
let renders = 0;
const taskFields: FieldsCall = { name: 'listTaskFields', maxRows: 2000 };
function Probe({
  initial = unfiltered,
  fieldsCall,
}: {
  readonly initial?: TableView;
  readonly fieldsCall?: FieldsCall;
}) {
  const [view, setView] = useState(initial);
  renders += 1;
  changeView = setView;
  list = useWindowedList(api.endpoints.listTickets, toQuery(view), recordKey, {
    others: { view, searched: 'key or summary', toQuery, counted: ['Status'] },
    fieldsCall,
  });
  return <p>{`${list.state} ${list.source.total} of ${list.source.unfilteredTotal ?? '?'}`}</p>;
}

describe('A list by windows', () => {
  it('is put into the store without freezing each of its records', async () => {
    answerTickets(fakeNetwork());
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    const records = Object.values(store.getState().entities.records.tables.ticket ?? {});
    expect(records).toHaveLength(100);
    expect(records.filter((record) => Object.isFrozen(record))).toEqual([]);
  });

  it('is rendered for its answer, not again for what is noted of it', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    renders = 0;
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    await waitFor(() => expect(JSON.stringify(store.getState().tables)).toContain('answered'));
    // Empty, and with the answer.
    expect(renders).toBe(2);
    const [window] = Object.values(store.getState().api.queries).map((query) => query?.originalArgs as unknown);
    await act(() => store.dispatch(api.endpoints.listTickets.initiate(window as never, { forceRefetch: true })));
    expect(network.calls).toHaveLength(2);
    // With the time of the second answer, unless it is the same millisecond; not while it was awaited.
    expect(renders).toBeLessThanOrEqual(3);
  });

  it('knows when its answer was asked for, not when it arrived', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    const [window] = Object.values(store.getState().api.queries);
    expect(list.readAt).toBe(window?.startedTimeStamp);
  });

  it('reads rows for a file past the store, with the sorting and filters of the list', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe initial={searching} />);
    await screen.findByText('ready 8 of 300');
    const before = store.getState();
    const rows = await list.source.exportRows?.(undefined).read(2, 1000, new AbortController().signal);
    expect(rows?.map(({ _id }) => _id)).toEqual([
      'ticket-2',
      'ticket-3',
      'ticket-4',
      'ticket-5',
      'ticket-6',
      'ticket-7',
    ]);
    expect(store.getState()).toBe(before);
  });

  it('reads only the named fields of rows for a file, where a call answers them', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    network.answer('/auth/tasks/fields', (call) => {
      const params = getParams(call);
      const fields = params.get('fields')?.split(',') ?? [];
      const Rows = [fields.map((field) => `${field} of ${params.get('q')}`)];
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: { Rows, Total: 1 } }) };
    });
    const { store } = renderConnected(<Probe initial={searching} fieldsCall={taskFields} />);
    await screen.findByText('ready 8 of 300');
    const before = store.getState();
    const byField = list.source.exportRows?.(['Status', '_id']);
    expect(byField?.maxRows).toBe(2000);
    expect(await byField?.read(0, 2000, new AbortController().signal)).toEqual([
      { Status: 'Status of printer', _id: '_id of printer' },
    ]);
    expect(list.source.exportRows?.(undefined).maxRows).toBe(1000);
    expect(store.getState()).toBe(before);
  });

  it('says why rows for a file cannot be read', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    network.answer(listPath, () => ({
      httpStatus: 503,
      text: JSON.stringify({ status: 0, message: 'Too many calls' }),
    }));
    const reading = list.source.exportRows?.(undefined).read(0, 1000, new AbortController().signal);
    await expect(reading).rejects.toThrow(new Error('Too many calls'));
  });

  it('keeps its rows while the same rows are selected', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    const rows = await act(async () => list.source.fetchRows?.(0, 100, new AbortController().signal));
    expect(rows).toHaveLength(100);
    expect(list.source.rowAt(99)?._id).toBe('ticket-99');
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  });

  it('answers two callers who fetch the same rows simultaneously', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    const fetched = await act(async () =>
      Promise.all([1, 2].map(async () => list.source.fetchRows?.(100, 200, new AbortController().signal))),
    );
    expect(fetched.map((rows) => rows?.length)).toEqual([200, 200]);
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  });

  it('shows the length without filters, also while the list is read in another order', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    renderConnected(<Probe initial={searching} />);
    await screen.findByText('ready 8 of 300');
    act(() => changeView({ ...searching, sort: [{ key: 'Status', direction: 'asc' }] }));
    expect(screen.getByText(/8 of 300/)).toBeVisible();
    await screen.findByText('ready 8 of 300');
  });

  it('counts the values of a column under the other filters, and caches no counts', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe initial={searching} />);
    await screen.findByText('ready 8 of 300');
    await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(2));
    const counts = await act(async () => list.source.fetchCounts?.('Status'));
    expect(counts).toEqual(new Map([['Open', 5]]));
    expect(await act(async () => list.source.fetchCounts?.('Subject'))).toBeUndefined();
    const counting = network
      .callsTo(listPath)
      .map(getParams)
      .filter((params) => params.has('Count_by'));
    expect(counting.map((params) => [params.get('Count_by'), params.get('q')])).toEqual([['Status', 'printer']]);
    expect(Object.keys(store.getState().api.queries)).toHaveLength(2);
  });

  it('shows the rows of the former filters while the next are loading, in every page with the same state', async () => {
    const network = fakeNetwork();
    answerTickets(network);
    const { store } = renderConnected(<Probe />);
    await screen.findByText('ready 300 of 300');
    network.answer(listPath, async () => new Promise(() => undefined));
    act(() => changeView(searching));
    expect(screen.getByText(/^loading 300/)).toBeVisible();
    const first = list.source.rowAt(0);
    expect(first?._id).toBe('ticket-0');
    const preloaded = JSON.parse(JSON.stringify(store.getState())) as RootState;
    cleanup();
    renderConnected(<Probe initial={searching} />, { preloaded });
    expect(screen.getByText(/^loading 300/)).toBeVisible();
    expect(list.source.rowAt(0)).toEqual(first);
  });
});
