import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickAddTask } from '../../../../../src/client/features/tasks/screens/QuickAddTask';
import { viewAsStarted } from '../../../../../src/client/permissions/permissionsSlice';
import { maxShortSummaryLength } from '../../../../../src/domain/tasks/taskRules';
import { member } from '../../../../support/client/taskRecords';
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

/** Quick add whose calls wait until they are answered one by one; the summaries that were sent. */
async function openWithSlowServer(): Promise<{
  readonly sent: (field?: string) => unknown[];
  readonly answer: (isStored: boolean) => void;
  readonly leave: () => void;
}> {
  const network = fakeNetwork();
  const answers: ((isStored: boolean) => void)[] = [];
  network.answer(
    '/uplodeauth/tasks/add',
    () =>
      new Promise((resolve) =>
        answers.push((isStored) => {
          const data = { _id: 'task', Project_id: 'project', Task_key: 'ABC-1' };
          const body = isStored ? { status: 1, data } : { status: 0, code: 'rejected', message: 'The disk is full' };
          resolve({ httpStatus: isStored ? 200 : 507, text: JSON.stringify(body) });
        }),
      ),
  );
  network.succeed('/auth/projectemployeelist/project', [
    member('person-1', 'Given', 'Family'),
    member('person-2', 'Second', 'Person'),
  ]);
  const { unmount } = renderConnected(quickAdd, { flags: ['Project.Create_Task'] });
  expect(await screen.findByRole('button', { name: /Given Family/ })).toBeVisible();
  return {
    sent: (field = 'Short_summary') => network.callsTo('/uplodeauth/tasks/add').map(({ body }) => body?.get(field)),
    answer: (isStored) => answers.shift()?.(isStored),
    leave: unmount,
  };
}

test('what is typed while the line before is being saved stays, and each line becomes one task, in their order', async () => {
  const { sent, answer } = await openWithSlowServer();
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges{Enter}{Enter}Paint the door{Enter}Sweep');
  expect(field).toHaveValue('Sweep');
  await waitFor(() => expect(sent()).toEqual(['Oil the hinges']));
  answer(true);
  await waitFor(() => expect(sent()).toEqual(['Oil the hinges', 'Paint the door']));
  answer(true);
  expect(await screen.findByText('ABC-1 created')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Saving')).not.toBeInTheDocument());
  expect(field).toHaveValue('Sweep');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a line that is not stored comes back into the field', async () => {
  const { sent, answer } = await openWithSlowServer();
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer(false);
  expect(await screen.findByText('The disk is full')).toBeVisible();
  expect(field).toHaveValue('Oil the hinges');
});

test('a line that is not stored after the next one was begun waits next to it, and is sent again', async () => {
  const { sent, answer } = await openWithSlowServer();
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges{Enter}Sweep');
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer(false);
  expect(await screen.findByText("'Oil the hinges': The disk is full")).toBeVisible();
  expect(field).toHaveValue('Sweep');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent()).toEqual(['Oil the hinges', 'Oil the hinges']));
  answer(true);
  expect(await screen.findByText('ABC-1 created')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field).toHaveValue('Sweep');
});

test('a line is for those whom it was shown to be for when it was sent', async () => {
  const { sent, answer } = await openWithSlowServer();
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Given Family/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Second Person/ }));
  await userEvent.type(field, 'Sweep{Enter}');
  answer(true);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent('Employee_id')).toEqual(['person-1', 'person-2']);
});

test('the reason of a line that waits stays when the next one is stored; discarding it leaves the line in the field', async () => {
  const { sent, answer } = await openWithSlowServer();
  const field = screen.getByRole('combobox', { name: 'New task' });
  await userEvent.type(field, 'Oil the hinges{Enter}Sweep');
  await waitFor(() => expect(sent()).toHaveLength(1));
  answer(false);
  const reason = "'Oil the hinges': The disk is full";
  expect(await screen.findByText(reason)).toBeVisible();
  await userEvent.type(field, '{Enter}Paint');
  await waitFor(() => expect(sent()).toHaveLength(2));
  answer(true);
  expect(await screen.findByText(reason)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field).toHaveValue('Paint');
});

test('lines that wait for their turn are not sent when the page is left', async () => {
  const { sent, answer, leave } = await openWithSlowServer();
  await userEvent.type(screen.getByRole('combobox', { name: 'New task' }), 'Oil{Enter}Sweep{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  leave();
  answer(true);
  await act(() => Promise.resolve());
  expect(sent()).toEqual(['Oil']);
});
