import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '../../../../src/client/api/api';
import type { TaskQuery } from '../../../../src/client/features/tasks/taskQuery';
import { useTaskList } from '../../../../src/client/features/tasks/useTaskList';
import type { KnownTask } from '../../../../src/client/entities/knownRecords';
import type { WindowedList } from '../../../../src/client/table/windows/useWindowedList';
import { fakeNetwork, type FakeNetwork, type SentCall } from '../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../support/renderConnected';
import { taskRow, wholeTask } from '../../../support/client/taskRecords';

const listPath = '/auth/tasks/list';
const total = 100_000;
const getOffset = ({ url }: SentCall): number => Number(new URLSearchParams(url.split('?')[1]).get('offset'));

/** A server with 100,000 tasks: task 5 is at position 5. */
function answerWindows(network: FakeNetwork, differences: (place: number) => object = () => ({})): void {
  network.answer(listPath, (call) => {
    const Rows = Array.from({ length: 100 }, (_, index) => {
      const place = getOffset(call) + index;
      return taskRow({ _id: `task-${place}`, Task_key: `ABC-${place}`, ...differences(place) });
    });
    return { httpStatus: 200, text: JSON.stringify({ status: 1, data: { Rows, Total: total } }) };
  });
}

let windows: WindowedList<KnownTask>;
function Probe({ query }: { query: TaskQuery }) {
  windows = useTaskList(query);
  return <p>{`${windows.state} ${windows.source.total} ${windows.source.rowAt(3)?.Status ?? 'unread'}`}</p>;
}
const show = (): Connected => renderConnected(<Probe query={{ scope: 'all' }} />);
const need = (offset: number, limit = 100): Promise<void> =>
  act(async () => windows.source.onWindowNeeded({ offset, limit }));

describe('A long list of tasks', () => {
  it('knows its whole length after the first hundred rows, and asks for no others', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    show();
    expect(screen.getByText('loading 0 unread')).toBeVisible();
    await screen.findByText('ready 100000 OPEN');
    expect(network.callsTo(listPath).map(getOffset)).toEqual([0]);
    expect(windows.source.rowAt(99)?.Task_key).toBe('ABC-99');
    expect(windows.source.rowAt(100)).toBeUndefined();
  });

  it('asks for the windows that come into sight, once each', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    show();
    await screen.findByText('ready 100000 OPEN');
    await need(49_900, 200);
    await waitFor(() => expect(windows.source.rowAt(50_050)?.Task_key).toBe('ABC-50050'));
    expect(windows.source.rowAt(49_950)?.Task_key).toBe('ABC-49950');
    await need(49_900, 200);
    expect(network.callsTo(listPath).map(getOffset)).toEqual([0, 49_900, 50_000]);
  });

  it('evicts windows that are far away', async () => {
    answerWindows(fakeNetwork());
    show();
    await screen.findByText('ready 100000 OPEN');
    for (const offset of [100, 200, 300, 400, 500, 600]) await need(offset);
    await waitFor(() => expect(windows.source.rowAt(650)).toBeDefined());
    expect(windows.source.rowAt(3)).toBeUndefined();
  });

  it('shows a change of status before the server has answered', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    const { store } = show();
    await screen.findByText('ready 100000 OPEN');
    let answerChange = (): void => undefined;
    network.answer(
      '/auth/tasks/edit',
      () =>
        new Promise((resolve) => {
          answerChange = () =>
            resolve({
              httpStatus: 200,
              text: JSON.stringify({
                status: 1,
                data: wholeTask({ _id: 'task-3', Task_key: 'ABC-3', Status: 'CLOSE', Version: 2 }),
              }),
            });
        }),
    );
    await act(async () => void store.dispatch(api.endpoints.editTask.initiate({ id: 'task-3', Status: 'CLOSE' })));
    expect(await screen.findByText('ready 100000 CLOSE')).toBeVisible();
    answerWindows(network, (place) => (place === 3 ? { Status: 'CLOSE', Version: 2 } : {}));
    await act(async () => answerChange());
    expect(screen.getByText('ready 100000 CLOSE')).toBeVisible();
  });

  it('reverts the change when the server rejects it', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    const { store } = show();
    await screen.findByText('ready 100000 OPEN');
    network.fail('/auth/tasks/edit', 403, 'You are not permitted to do this');
    await act(
      async () => void (await store.dispatch(api.endpoints.editTask.initiate({ id: 'task-3', Status: 'CLOSE' }))),
    );
    expect(screen.getByText('ready 100000 OPEN')).toBeVisible();
  });

  it('keeps the previous rows visible until those of another filter are loaded', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    function Filterable() {
      const [scope, setScope] = useState<TaskQuery['scope']>('all');
      return (
        <>
          <Probe query={{ scope }} />
          <button onClick={() => setScope('reported')}>Reported</button>
        </>
      );
    }
    renderConnected(<Filterable />);
    await screen.findByText('ready 100000 OPEN');
    answerWindows(network, () => ({ Status: 'REOPEN' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reported' }));
    expect(screen.getByText(/100000/)).toBeVisible();
    expect(await screen.findByText('ready 100000 REOPEN')).toBeVisible();
  });

  it('says when it could not be read, and comes after Retry', async () => {
    const network = fakeNetwork();
    network.fail(listPath, 503, 'Out of order');
    show();
    await screen.findByText('failed 0 unread');
    answerWindows(network);
    await act(async () => windows.retry());
    expect(await screen.findByText('ready 100000 OPEN')).toBeVisible();
  });

  it('hands rows to an export without keeping them', async () => {
    const network = fakeNetwork();
    answerWindows(network);
    const { store } = show();
    await screen.findByText('ready 100000 OPEN');
    const rows = await act(async () => windows.source.fetchRows?.(7000, 100, new AbortController().signal));
    expect(rows?.[0]?.Task_key).toBe('ABC-7000');
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  });
});
