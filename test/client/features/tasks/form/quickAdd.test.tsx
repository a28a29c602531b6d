import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickAddTask } from '../../../../../src/client/features/tasks/screens/QuickAddTask';
import { viewAsStarted } from '../../../../../src/client/permissions/permissionsSlice';
import { maxShortSummaryLength } from '../../../../../src/domain/tasks/taskRules';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const quickAdd = <QuickAddTask projectId="project" projectName="Project" onPasteLines={jest.fn()} />;

test('a line that was begun stays with the reason when the permission is taken away, and goes when it is empty', async () => {
  fakeNetwork();
  const { store } = renderConnected(quickAdd, { flags: ['Project.Create_Task'] });
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges');
  await userEvent.tab();
  act(() => void store.dispatch(viewAsStarted({ role: 'Reader', granted: [] })));
  expect(field).toHaveValue('Oil the hinges');
  expect(screen.getByText(/^You are no longer permitted to create tasks/)).toBeVisible();
  await userEvent.clear(field);
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(field).not.toBeInTheDocument();
});

test('a line with too long a summary is neither cut nor sent: it says so', async () => {
  const network = fakeNetwork();
  renderConnected(quickAdd, { flags: ['Project.Create_Task'] });
  const field = screen.getByRole('combobox', { name: 'New task' });
  const long = 'x'.repeat(maxShortSummaryLength + 101);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(field).toHaveValue(long);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(`At most ${maxShortSummaryLength} characters`)).toBeVisible();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
