import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TasksToTake } from '../../../../../src/client/features/tasks/table/TasksToTake';
import { sentForm } from '../../../../support/client/sentForm';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const listPath = '/auth/tasks/list';
const task = (number: number) => ({
  _id: `task-${number}`,
  Project_id: 'project-1',
  Task_key: `HBR-${number}`,
  Short_summary: `Summary ${number}`,
  Project_name: 'Harbour',
  Issue_type: 'Task',
  Priority: 'HIGH',
  Status: 'OPEN',
  Due_date: '2026-03-20',
  Employee_id: null,
  Assignees: null,
});
const list = (count: number, Total = count) => ({
  Rows: Array.from({ length: count }, (_, index) => task(index + 1)),
  Total,
  Offset: 0,
});

test('the most urgent open tasks without an assignee are listed, and one is taken with a button', async () => {
  const network = fakeNetwork();
  network.succeed(listPath, list(2, 37));
  const { store } = renderConnected(<TasksToTake />);
  const table = await screen.findByRole('table', { name: 'Unassigned open tasks' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('The 2 most urgent of 37 tasks')).toBeVisible();
  const query = new URL(network.callsTo(listPath)[0]?.url ?? '', 'http://x').searchParams;
  expect([query.get('Employee_id'), query.get('preset'), query.get('sort')]).toEqual([
    'none',
    'open',
    'Priority:asc,Due_date:asc',
  ]);
  network.succeed('/auth/tasks/edit', { ...task(1), Employee_id: 'me' });
  await userEvent.click(screen.getByRole('button', { name: 'Assign to me: HBR-1' }));
  await waitFor(() => expect(network.callsTo('/auth/tasks/edit')).toHaveLength(1));
  const sent = new URLSearchParams(sentForm(network.callsTo('/auth/tasks/edit')[0]?.body));
  expect([sent.get('id'), sent.get('Employee_id')]).toEqual(['task-1', store.getState().session.account.user[0]?._id]);
});

test('a task that cannot be taken says why', async () => {
  const network = fakeNetwork();
  network.succeed(listPath, list(1));
  renderConnected(<TasksToTake />);
  network.fail('/auth/tasks/edit', 422, 'Choose a member of the project');
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me: HBR-1' }));
  expect(await screen.findByText(/Choose a member of the project/)).toBeVisible();
});

test('without any there is nothing, and a list that could not be loaded can be read again', async () => {
  const network = fakeNetwork();
  network.fail(listPath, 503, 'Not reachable');
  renderConnected(<TasksToTake />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  network.succeed(listPath, list(0));
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(screen.queryByText('Unassigned open tasks')).toBeNull();
});
