import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, type EditManyTasksForm, type TaskRow } from '../../../../../src/client/api/api';
import { withFormerValues } from '../../../../../src/client/features/tasks/table/formerValuesWire';
import { PasteTasksDialog } from '../../../../../src/client/features/tasks/paste/PasteTasksDialog';
import { useManyTasks } from '../../../../../src/client/features/tasks/table/useManyTasks';
import { makeSignedInStore } from '../../../../support/clientStore';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';
import { sentForm } from '../../../../support/client/sentForm';

const row = (id: string, more: object = {}) => ({
  _id: id,
  Project_id: 'p',
  Employee_id: null,
  Version: 1,
  Status: 'OPEN',
  Sprint_id: null,
  Due_date: null,
  Task_duration: null,
  ...more,
});
const { listTasks, editTask } = api.endpoints;

test('a bulk change says what is shown of its fields: of read tasks only, with changes that are not answered yet', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/tasks/list', {
    Rows: [row('a'), row('b', { Employee_id: 'e', Sprint_id: { _id: 's', Name: 'Quay' }, Task_duration: 1.5 })],
    Total: 2,
  });
  network.answer('/auth/tasks/edit', () => new Promise(() => undefined));
  const { store } = makeSignedInStore();
  await store.dispatch(listTasks.initiate({}));
  const former = (change: object): string[] | undefined =>
    withFormerValues(store.getState(), { ids: ['a', 'b', 'unread'], ...change }).former;

  expect(former({ Employee_id: 'n', Assignees: 'Nora' })).toEqual([
    '{"id":"a","Employee_id":""}',
    '{"id":"b","Employee_id":"e"}',
  ]);
  expect(former({ Sprint_id: '', Sprint_name: '' })).toEqual([
    '{"id":"a","Sprint_id":""}',
    '{"id":"b","Sprint_id":"s"}',
  ]);
  expect(former({ Due_date: '2026-03-20', Task_duration: '2' })).toEqual([
    '{"id":"a","Due_date":"","Task_duration":""}',
    '{"id":"b","Due_date":"","Task_duration":"1.5"}',
  ]);
  void store.dispatch(editTask.initiate({ id: 'a', Status: 'CLOSE' }));
  expect(former({ Status: 'ON HOLD' })).toEqual(['{"id":"a","Status":"CLOSE"}', '{"id":"b","Status":"OPEN"}']);
  expect(withFormerValues(store.getState(), { ids: ['unread'], Status: 'OPEN' })).not.toHaveProperty('former');
});

function CloseButton() {
  const { run } = useManyTasks();
  return <button onClick={() => void run({ ids: ['a'], Status: 'CLOSE' })}>Close</button>;
}

test('what was shown is sent with a change of the selected tasks', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/tasks/list', { Rows: [row('a')], Total: 1 });
  network.succeed('/auth/tasks/editMany', { Change_id: null, Results: [], Tasks: [] });
  const { store } = renderConnected(<CloseButton />);
  await store.dispatch(listTasks.initiate({}));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(network.callsTo('/auth/tasks/editMany')).toHaveLength(1));
  const sent = new URLSearchParams(sentForm(network.callsTo('/auth/tasks/editMany')[0]?.body));
  expect(sent.getAll('former')).toEqual(['{"id":"a","Status":"OPEN"}']);
});

test('a paste says what its preview showed', async () => {
  fakeNetwork();
  const applied: EditManyTasksForm[] = [];
  renderConnected(
    <PasteTasksDialog
      text="CLOSE"
      columnKeys={['Status']}
      tasksAt={async () => [row('a', { Task_key: 'HBR-1' }) as unknown as TaskRow]}
      projectId={undefined}
      onApply={async (form) => applied.push(form) > 0}
      failureText={null}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change 1 task' }));
  expect(applied).toEqual([{ changes: ['{"id":"a","Status":"CLOSE"}'], former: ['{"id":"a","Status":"OPEN"}'] }]);
});
