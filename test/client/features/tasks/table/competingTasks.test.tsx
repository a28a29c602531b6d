import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskEditNotices } from '../../../../../src/client/features/tasks/table/TaskEditNotices';
import { useManyTasks } from '../../../../../src/client/features/tasks/table/useManyTasks';
import { sentForm } from '../../../../support/client/sentForm';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const editPath = '/auth/tasks/editMany';

function Bulk() {
  const { run, competing, rejected } = useManyTasks();
  return (
    <>
      <button onClick={() => void run({ ids: ['a', 'b', 'c'], Status: 'CLOSE' })}>Close</button>
      <TaskEditNotices failures={[]} competing={competing} />
      <output aria-label="Rejected">{rejected.map(({ Task_key }) => Task_key).join()}</output>
    </>
  );
}

const left = (id: string, by: string, Status = 'ON HOLD') => ({
  _id: id,
  Task_key: `HBR-${id}`,
  Outcome: 'refused',
  Message: `Status was changed in the meantime by ${by} to: ${Status}`,
  Competing: { Change: JSON.stringify({ id, Status: 'CLOSE' }), Stored: JSON.stringify({ id, Status }) },
});
const done = (id: string) => ({ _id: id, Task_key: `HBR-${id}`, Outcome: 'done', Message: null });
const answer = (network: FakeNetwork, ...Results: object[]): void =>
  network.succeed(editPath, { Change_id: 'change-1', Results, Tasks: [] });
const getSent = (network: FakeNetwork, nth: number) =>
  new URLSearchParams(sentForm(network.callsTo(editPath)[nth]?.body));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('tasks that colleagues have changed are named in one notice, and are changed against the values that it names', async () => {
  const network = fakeNetwork();
  const other = { _id: 'c', Task_key: 'HBR-c', Outcome: 'refused', Message: 'You are not permitted to change this' };
  answer(network, left('a', 'Ben Okoro'), left('b', 'Mira Nair', 'REOPEN'), other);
  renderConnected(<Bulk />);
  await press('Close');
  const named =
    '2 tasks were not changed. HBR-a: Status was changed in the meantime by Ben Okoro to: ON HOLD. ' +
    'HBR-b: Status was changed in the meantime by Mira Nair to: REOPEN';
  expect(await screen.findByText(named)).toBeVisible();
  // Rejected for another reason: there is nothing to choose.
  expect(screen.getByRole('status', { name: 'Rejected' })).toHaveTextContent(/^HBR-c$/);
  answer(network, done('a'), left('b', 'Ben Okoro', 'OPEN'));
  await press('Save mine');
  const third = '1 task was not changed. HBR-b: Status was changed in the meantime by Ben Okoro to: OPEN';
  expect(await screen.findByText(third)).toBeVisible();
  const sent = getSent(network, 1);
  expect(sent.getAll('changes')).toEqual(['{"id":"a","Status":"CLOSE"}', '{"id":"b","Status":"CLOSE"}']);
  expect(sent.getAll('former')).toEqual(['{"id":"a","Status":"ON HOLD"}', '{"id":"b","Status":"REOPEN"}']);
  expect(sent.has('Restores')).toBe(false);
  await press('Keep the other value');
  expect(screen.queryByText(third)).toBeNull();
  expect(network.callsTo(editPath)).toHaveLength(2);
});

test('of more tasks than fit into a notice the number is said', async () => {
  const network = fakeNetwork();
  answer(network, ...['1', '2', '3', '4', '5', '6', '7'].map((id) => left(id, 'Ben Okoro')));
  renderConnected(<Bulk />);
  await press('Close');
  const notice = await screen.findByText(/^7 tasks were not changed\. HBR-1: .* to: ON HOLD and 2 more/);
  expect(notice).not.toHaveTextContent('HBR-6');
  await press('Keep the other values');
  expect(notice).not.toBeInTheDocument();
});

test('tasks that an undo leaves alone because a colleague has changed them can be undone all the same', async () => {
  const network = fakeNetwork();
  answer(network, done('a'), done('b'), done('c'));
  renderConnected(<Bulk />);
  await press('Close');
  await screen.findByText('3 tasks changed');
  const Message = 'It has been changed since by Ben Okoro, so it was not undone';
  const Competing = { Change: '{"id":"a","Status":"OPEN"}', Stored: '{"id":"a","Status":"ON HOLD"}' };
  const Results = [{ ...left('a', ''), Message, Competing }, done('b'), done('c')];
  network.succeed('/auth/tasks/undoMany', { Change_id: null, Results, Tasks: [] });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(`1 task was not undone. HBR-a: ${Message}`)).toBeVisible();
  answer(network, done('a'));
  await press('Undo anyway');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo anyway' })).toBeNull());
  const sent = getSent(network, 1);
  expect([sent.get('changes'), sent.get('former'), sent.get('Restores')]).toEqual([
    Competing.Change,
    Competing.Stored,
    'true',
  ]);
});

test.each([
  ['rejected', [left('a', 'Ben Okoro')], 'Nothing was changed: 1 rejected', 'error'],
  ['as they are', [{ ...done('a'), Outcome: 'unchanged' }], 'Nothing to change: 1 unchanged', 'success'],
])('when all tasks are %s, nothing is announced as changed', async (_text, Results, message, kind) => {
  const network = fakeNetwork();
  network.succeed(editPath, { Change_id: null, Results, Tasks: [] });
  const { store } = renderConnected(<Bulk />);
  await press('Close');
  await screen.findByText(message);
  expect(store.getState().toasts.map((toast) => [toast.message, toast.kind])).toEqual([[message, kind]]);
});
