import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PresentSilent } from '../../../../../src/client/api/api';
import { Unanswered } from '../../../../../src/client/features/present-data/screens/Unanswered';
import { giveTablesRoom } from '../../../../support/client/tableRoom';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

giveTablesRoom();

const listPath = '/auth/present/unanswered';
const remindersPath = '/auth/present/reminders';
const asked = (id: string, Name: string, more: Partial<PresentSilent> = {}): PresentSilent => ({
  ...{ Employee_id: id, Code: id, Name, Why: 'No answer', Reminded_at: null, Reminded_by: null },
  ...more,
});
const rows = [
  asked('a', 'Asha Rao'),
  asked('b', 'Ben Low', { Reminded_at: '2026-03-01T10:00:00.000Z', Reminded_by: 'Maren Holt' }),
];

function open(isClosed = false, shown: readonly PresentSilent[] = rows) {
  const network = fakeNetwork();
  network.succeed(listPath, { Rows: shown, Total: shown.length });
  renderConnected(<Unanswered month="2026-02" why="No answer" isClosed={isClosed} />, {
    flags: ['Report.Employee_Present'],
  });
  return network;
}
const sent = (text: string | undefined): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

test('all employees without an answer are reminded after a question, and the result says who was left out', async () => {
  const network = open();
  network.succeed(remindersPath, { Reminded: 1, Left_out: [{ Why: 'Reminded today', Count: 1 }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 2 employees…' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Remind 2 employees to confirm February 2026?');
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(network.callsTo(remindersPath).map(({ text }) => sent(text))).toEqual([{ month: '2026-02' }]);
  expect(await screen.findByText('1 employee reminded. Left out: 1 already reminded today')).toBeInTheDocument();
});

test('ticked rows are reminded in place of all, and are no longer ticked afterwards', async () => {
  const network = open();
  network.succeed(remindersPath, { Reminded: 1, Left_out: [] });
  expect(await screen.findByText('Maren Holt')).toBeInTheDocument();
  const tick = await screen.findByRole('checkbox', { name: /Asha Rao|row 1/i });
  await userEvent.click(tick);
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 1 employee…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(network.callsTo(remindersPath)).toHaveLength(1));
  expect(sent(network.callsTo(remindersPath)[0]?.text)).toEqual({ month: '2026-02', Employee_ids: 'a' });
  expect(await screen.findByRole('button', { name: 'Remind 2 employees…' })).toBeInTheDocument();
});

test.each([
  ['a closed month', true, rows, 'This month is closed: no one is asked for an answer any more.'],
  ['a month that all have answered', false, [], 'No employee has to answer'],
] as const)('%s says why no one can be reminded', async (_, isClosed, shown, reason) => {
  open(isClosed, shown);
  const button = await screen.findByRole('button', { name: /^Remind \d/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-description', reason);
});
