import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../../../src/client/api/api';
import { tag } from '../../../../src/client/api/tagTypes';
import { clockAt, ticked } from '../../../../src/client/session/clockSlice';
import { ActivityPanel } from '../../../../src/client/widgets/activity/ActivityPanel';
import { StoreClock } from '../../../../src/client/widgets/StoreClock';
import { minuteMs } from '../../../../src/domain/calendar/duration';
import { comment } from '../../../support/client/taskRecords';
import { sentForm } from '../../../support/client/sentForm';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { standAt } from '../../../support/moments/pageClock';
import { testStart } from '../../../support/testMoment';
import { renderConnected } from '../../../support/renderConnected';

const listPath = '/auth/tasks/comments';
const editPath = '/auth/tasks/comment/edit';
const deletePath = '/auth/tasks/comment/delete';
const restorePath = '/auth/tasks/comment/restore';

/** The signed-in user wrote it. */
const own = comment({ User_id: 'person-1', First_name: 'Given', Last_name: 'Family' });
const foreign = comment({ _id: 'comment-2', Comment: '<p>By a colleague</p>' });

beforeEach(() => standAt(testStart));

let readAgain: () => unknown;

function show(): FakeNetwork {
  const network = fakeNetwork();
  network.succeed(listPath, [own, foreign]);
  const { store } = renderConnected(<ActivityPanel subject={{ kind: 'task', id: 'task-1' }} />);
  readAgain = () => store.dispatch(api.util.invalidateTags([tag('Comments', 'task-1')]));
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

test('what was saved in another tab is called own: no one else changes the comment', async () => {
  const network = show();
  await userEvent.click(await editButton());
  await editor();
  network.fail(editPath, 409, 'This has been changed in the meantime', {
    current: { ...own, Comment: '<p>From another tab</p>', Version: 2 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'This has been changed in the meantime' });
  expect(within(dialog).getByText('Mine, saved elsewhere')).toBeVisible();
  expect(within(dialog).queryByText(/theirs/i)).toBeNull();
});

test('a deletion that fails says why at the comment', async () => {
  const network = show();
  network.fail(deletePath, 403, 'You are not permitted to do this');
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Delete comment' }));
  expect(within(await firstItem()).getByRole('alert')).toHaveTextContent('You are not permitted to do this');
});

test('a deleted comment is restored by the button of the message', async () => {
  const network = show();
  network.succeed(deletePath, { ...own, Deleted_at: testStart.toISOString() });
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Delete comment' }));
  expect(await screen.findByText('Comment deleted')).toBeVisible();
  network.succeed(restorePath, own);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Comment restored')).toBeVisible();
  expect(sentForm(network.callsTo(restorePath)[0]?.body)).toBe('id=comment-1');
});

const deletedText = /You deleted this comment/;
const showDeleted = (deletedAt: Date) => {
  const network = fakeNetwork();
  network.succeed(listPath, [{ ...own, Deleted_at: deletedAt.toISOString() }, foreign]);
  const shown = renderConnected(
    <StoreClock ask={() => () => undefined}>
      <ActivityPanel subject={{ kind: 'task', id: 'task-1' }} />
    </StoreClock>,
    { preloaded: { companyClock: clockAt(testStart.getTime()) } },
  );
  return { network, ...shown };
};

test('a deleted comment leaves a line with which its author restores it; the message then no longer offers that', async () => {
  const network = show();
  network.succeed(deletePath, { ...own, Deleted_at: testStart.toISOString() });
  network.succeed(listPath, [{ ...own, Deleted_at: testStart.toISOString() }, foreign]);
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Delete comment' }));
  // 09:00 UTC, in Kolkata.
  expect(await screen.findByText('You deleted this comment. Until 03:30 PM you can restore it.')).toBeVisible();
  expect(screen.queryByText('Well done')).toBeNull();
  network.succeed(restorePath, own);
  network.succeed(listPath, [own, foreign]);
  await userEvent.click(within(await firstItem()).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Comment restored')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(within(await firstItem()).getByText('Well done')).toBeVisible();
  expect(sentForm(network.callsTo(restorePath)[0]?.body)).toBe('id=comment-1');
});

test('the list asks for own deleted comments; their line is there until the hour is over', async () => {
  const { network, store } = showDeleted(new Date(testStart.getTime() - 59 * minuteMs));
  expect(await screen.findByText(deletedText)).toBeVisible();
  expect(sentForm(network.callsTo(listPath)[0]?.body)).toBe('Task_id=task-1&With_own_deleted=true');
  act(() => void store.dispatch(ticked({ nowMs: testStart.getTime() + minuteMs, isMinute: true })));
  expect(screen.queryByText(deletedText)).toBeNull();
  expect(await items()).toHaveLength(1);
});

test('a comment that cannot be restored any more says so at its line', async () => {
  const { network } = showDeleted(testStart);
  network.fail(restorePath, 403, 'You are not permitted to do this');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(within(await firstItem()).getByRole('alert')).toHaveTextContent(
    'Comment was not restored: You are not permitted to do this',
  );
});

test('a comment that is deleted in another tab while it is edited keeps the text, and can be restored', async () => {
  const network = show();
  await userEvent.click(await editButton());
  await editor();
  network.succeed(listPath, [{ ...own, Deleted_at: testStart.toISOString() }, foreign]);
  await act(async () => void (await readAgain()));
  expect(await screen.findByText(deletedText)).toBeVisible();
  expect(screen.getByText(/^The comment that you are editing was deleted/)).toBeVisible();
  expect(await editor()).toHaveTextContent('Well done');
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
