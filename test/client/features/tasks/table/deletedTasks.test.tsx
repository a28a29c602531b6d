import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteTasksDialog } from '../../../../../src/client/features/tasks/table/DeleteTasksDialog';
import type { TaskDeletionPreview } from '../../../../../src/client/api/api';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const previewPath = '/auth/tasks/deleteMany/preview';
const deletePath = '/auth/tasks/deleteMany';
const task = (details: Partial<TaskDeletionPreview> = {}): TaskDeletionPreview => ({
  _id: 'task-1',
  Task_key: 'HBR-1',
  Summary: 'Mooring',
  Timers: [],
  Logged_minutes: 0,
  Waiting: [],
  Message: null,
  ...details,
});

test('nothing is deleted before it is known what goes with it, and nothing that cannot be', async () => {
  const network = fakeNetwork();
  network.fail(previewPath, 500, 'The database is away');
  renderConnected(<DeleteTasksDialog ids={['task-1']} onDone={jest.fn()} onClose={jest.fn()} />);
  const confirm = await screen.findByRole('button', { name: 'Delete 1 task' });
  expect(confirm).toHaveAccessibleDescription('What is deleted with the tasks is not known yet');
  await screen.findByText(/The database is away/);
  await userEvent.click(confirm);
  expect(network.callsTo(deletePath)).toEqual([]);

  network.succeed(previewPath, [task({ Message: 'Task not found' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Task not found')).toBeVisible();
  const none = screen.getByRole('button', { name: 'Delete 0 tasks' });
  expect(none).toHaveAccessibleDescription('None of the tasks can be deleted');
  await userEvent.click(none);
  expect(network.callsTo(deletePath)).toEqual([]);
});
