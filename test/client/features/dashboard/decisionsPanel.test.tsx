import { screen, within } from '@testing-library/react';
import { DecisionsPanel } from '../../../../src/client/features/dashboard/screens/DecisionsPanel';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const person = (First_name: string) => ({ _id: First_name, First_name, Last_name: 'Rao', Employee_code: First_name });
const asked = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const item = (name: string, Kind: string, daysAgo: number) => ({
  ...{ _id: `${name} ${Kind}`, Kind, Employee: person(name), Summary: '', Note: '', Status: 'Pending', Version: 1 },
  ...{ From: '2026-01-05', To: '2026-01-05', Half_from: null, Half_to: null, Closed_month: null },
  ...{ Request_type: null, Request_time: null, Create_at: asked(daysAgo) },
});

test('below the figures are those who have waited longest', async () => {
  fakeNetwork().succeed('/auth/pending/list', {
    Rows: [item('Asha', 'kra', 9), item('Vik', 'leave', 2)],
    Total: 7,
    Figures: [
      { Kind: 'leave', Total: 6, Oldest: asked(2) },
      { Kind: 'kra', Total: 1, Oldest: asked(9) },
    ],
  });
  renderConnected(<DecisionsPanel />);
  const longest = await screen.findByRole('list', { name: 'Waiting longest' });
  expect(
    within(longest)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Asha RaoKRA, 9 days ago', 'Vik RaoLeave, 2 days ago']);
});
