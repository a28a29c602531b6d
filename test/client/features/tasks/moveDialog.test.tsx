import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveDialog } from '../../../../src/client/features/tasks/timeline/MoveDialog';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const preview = {
  Moves: [
    {
      _id: 'task-1',
      Task_key: 'ABC-1',
      Short_summary: 'Write a letter',
      Assignees: 'Given Family',
      Is_chosen: true,
      Version: 1,
      From_start: '2026-03-02',
      From_start_half: 'First Half',
      From_due: '2026-03-03',
      From_due_half: 'Second Half',
      To_start: '2026-03-04',
      To_start_half: 'First Half',
      To_due: '2026-03-05',
      To_due_half: 'Second Half',
      Problem: null,
      Outside_sprint: 'Quay (02/03/2026 - 04/03/2026)',
    },
  ],
  Overloads: [],
  Milestones: [],
  Fingerprint: 'as it was',
};

test('A move that is being saved is not cancelled, and its failure is shown where it was begun', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/timeline/preview', preview);
  let answer = (): void => undefined;
  network.answer(
    '/auth/timeline/move',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ httpStatus: 500, text: JSON.stringify({ status: 0, message: 'Out of order' }) });
      }),
  );
  const ended: string[] = [];
  const { store } = renderConnected(
    <MoveDialog moves={['{}']} onDone={() => ended.push('done')} onCancel={() => ended.push('cancelled')} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(network.callsTo('/auth/timeline/move')).toHaveLength(1));
  expect(screen.getByText('Outside its sprint, Quay (02/03/2026 - 04/03/2026)')).toBeVisible();
  // In the store, so that an earlier state shows it.
  expect(Object.values(store.getState().drafts)).toContainEqual({ isRunning: true, failure: null });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(ended).toEqual([]);
  answer();
  expect(await screen.findByText(/^Nothing was saved: /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ended).toEqual(['cancelled']);
});

test('The focus is on the answer from the beginning: Enter cancels nothing, and moves once it is known what else moves', async () => {
  const network = fakeNetwork();
  let answer = (): void => undefined;
  network.answer(
    '/auth/timeline/preview',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ httpStatus: 200, text: JSON.stringify({ status: 1, data: preview }) });
      }),
  );
  network.succeed('/auth/timeline/move', { Change_id: null, Results: [], Tasks: [] });
  const ended: string[] = [];
  renderConnected(
    <MoveDialog moves={['{}']} onDone={() => ended.push('done')} onCancel={() => ended.push('cancelled')} />,
  );
  const move = await screen.findByRole('button', { name: 'Move' });
  await waitFor(() => expect(move).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(network.callsTo('/auth/timeline/move')).toHaveLength(0);
  answer();
  await screen.findByText(/^Outside its sprint/);
  expect(move).toHaveFocus();
  expect(move).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ended).toEqual(['done']));
});

test('The overloaded people of a move are counted, and each is named with the first five days', async () => {
  const days = ['02', '03', '04', '05', '06', '09', '10'].map((day) => ({
    Day: `2026-03-${day}`,
    Hours: 12,
    Capacity_hours: 8,
  }));
  const overload = (name: string) => ({ Employee_id: name, Name: name, Days: days });
  const network = fakeNetwork();
  network.succeed('/auth/timeline/preview', { ...preview, Overloads: [overload('Asha Rao'), overload('Vik Roy')] });
  renderConnected(<MoveDialog moves={['{}']} onDone={() => undefined} onCancel={() => undefined} />);
  const people = within(await screen.findByRole('list', { name: 'Overloaded people' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Asha Rao: 02\/03\/2026 .* and 2 more days$/),
    expect.stringMatching(/^Vik Roy: /),
  ]);
  expect(screen.getByText('More planned hours than working hours: 2 people')).toBeVisible();
});
