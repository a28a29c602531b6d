import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityPanel } from '../../../../src/client/widgets/activity/ActivityPanel';
import { comment } from '../../../support/client/taskRecords';
import { sentForm } from '../../../support/client/sentForm';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const listPath = '/auth/tasks/comments';
const editPath = '/auth/tasks/comment/edit';
const deletePath = '/auth/tasks/comment/delete';
const restorePath = '/auth/tasks/comment/restore';

/** The signed-in user wrote it. */
const own = comment({ User_id: 'person-1', First_name: 'Given', Last_name: 'Family' });
const foreign = comment({ _id: 'comment-2', Comment: '<p>By a colleague</p>' });

function show(): FakeNetwork {
  const network = fakeNetwork();
  network.succeed(listPath, [own, foreign]);
  renderConnected(<ActivityPanel subject={{ kind: 'task', id: 'task-1' }} />);
  return network;
}
const items = (): Promise<HTMLElement[]> => screen.findAllByRole('listitem');
const firstItem = async (): Promise<HTMLElement> => (await items())[0] as HTMLElement;
const editButton = async (): Promise<HTMLElement> =>
  within(await firstItem()).getByRole('button', { name: 'Edit comment' });
const editor = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Edit comment' });
const press = async (key: string, keyCode: number, more: object = {}): Promise<void> => {
  const box = await editor();
  await act(async () => void fireEvent.keyDown(box, { key, code: key, keyCode, which: keyCode, ...more }));
};

test('only own comments can be edited and deleted', async () => {
  show();
  const [mine, other] = await items();
  expect(within(mine as HTMLElement).getByRole('button', { name: 'Edit comment' })).toBeInTheDocument();
  expect(within(mine as HTMLElement).getByRole('button', { name: 'Delete comment' })).toBeInTheDocument();
  expect(within(other as HTMLElement).queryByRole('button', { name: /^(Edit|Delete) comment$/ })).toBeNull();
});

test('an edited comment says so, with the time', async () => {
  fakeNetwork().succeed(listPath, [comment({ Edited_at: '2026-03-02T11:30:00Z', Version: 2 }), foreign]);
  renderConnected(<ActivityPanel subject={{ kind: 'task', id: 'task-1' }} />);
  const [edited, other] = await items();
  expect(within(edited as HTMLElement).getByText('edited')).toHaveAttribute(
    'title',
    expect.stringMatching(/^Edited 02/),
  );
  expect(within(other as HTMLElement).queryByText('edited')).toBeNull();
});

test('Alt + Enter saves the text with the version that was shown', async () => {
  const network = show();
  await userEvent.click(await editButton());
  expect(await editor()).toHaveTextContent('Well done');
  network.succeed(editPath, { ...own, Edited_at: '2026-03-02T11:30:00Z', Version: 2 });
  await press('Enter', 13, { altKey: true });
  await waitFor(async () => expect(await editButton()).toHaveFocus());
  expect(sentForm(network.callsTo(editPath)[0]?.body)).toBe(
    new URLSearchParams({ id: 'comment-1', Comment: '<p>Well done</p>', Version: '1' }).toString(),
  );
  expect(await screen.findByText('edited')).toBeVisible();
});

test('Escape ends an edit without changes; the focus returns to its button', async () => {
  const network = show();
  await userEvent.click(await editButton());
  await press('Escape', 27);
  await waitFor(async () => expect(await editButton()).toHaveFocus());
  expect(network.callsTo(editPath)).toEqual([]);
});

test('a rejected save says why and keeps the form', async () => {
  const network = show();
  await userEvent.click(await editButton());
  network.fail(editPath, 422, 'The comment is too long');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The comment is too long');
  expect(await editor()).toHaveTextContent('Well done');
});

test('a deletion that fails says why at the comment', async () => {
  const network = show();
  network.fail(deletePath, 403, 'You are not permitted to do this');
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Delete comment' }));
  expect(within(await firstItem()).getByRole('alert')).toHaveTextContent('You are not permitted to do this');
});

test('a deleted comment is restored by the button of the message', async () => {
  const network = show();
  network.succeed(deletePath, { _id: 'comment-1', Task_id: 'task-1', Project_id: null });
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('Comment deleted')).toBeVisible();
  network.succeed(restorePath, own);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Comment restored')).toBeVisible();
  expect(sentForm(network.callsTo(restorePath)[0]?.body)).toBe('id=comment-1');
});

test('the edit survives another tab of the panel', async () => {
  show();
  await userEvent.click(await editButton());
  await editor();
  await userEvent.click(screen.getByRole('tab', { name: 'Hours Logs' }));
  expect(screen.queryByRole('textbox', { name: 'Edit comment' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(await editor()).toHaveTextContent('Well done');
});

test('another comment is not edited while one is being saved, whose answer would end it', async () => {
  const network = fakeNetwork();
  network.succeed(listPath, [own, { ...own, _id: 'comment-3', Comment: '<p>Another</p>' }]);
  renderConnected(<ActivityPanel subject={{ kind: 'task', id: 'task-1' }} />);
  await userEvent.click(await editButton());
  let answer = (): void => undefined;
  network.answer(
    editPath,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ httpStatus: 200, text: JSON.stringify({ status: 1, data: { ...own, Version: 2 } }) });
      }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  expect(await editor()).toHaveTextContent('Well done');
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit comment' })).toBeNull());
});

test('a changed text counts as unsaved on every tab of the panel', async () => {
  show();
  const panel = (): HTMLElement => screen.getByRole('region', { name: 'Activity' });
  await userEvent.click(await editButton());
  expect(panel()).not.toHaveAttribute('data-unsaved');
  await press('Delete', 46);
  await press('Backspace', 8);
  await waitFor(() => expect(panel()).toHaveAttribute('data-unsaved'));
  await userEvent.click(screen.getByRole('tab', { name: 'Hours Logs' }));
  expect(panel()).toHaveAttribute('data-unsaved');
});
