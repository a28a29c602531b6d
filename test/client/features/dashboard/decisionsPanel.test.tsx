import { screen, within } from '@testing-library/react';
import { DecisionsPanel } from '../../../../src/client/features/dashboard/screens/DecisionsPanel';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const person = (First_name: string) => ({ _id: First_name, First_name, Last_name: 'Rao', Employee_code: First_name });
const item = (name: string, Kind: string, Create_at: string) => ({
  ...{ _id: `${name} ${Kind}`, Kind, Employee: person(name), Summary: '', Note: '', Status: 'Pending', Version: 1 },
  ...{ From: '2026-01-05', To: '2026-01-05', Half_from: null, Half_to: null, Closed_month: null },
  ...{ Request_type: null, Request_time: null, Create_at },
});

test('below the figures are those who have waited longest', async () => {
  fakeNetwork().succeed('/auth/pending/list', {
    Rows: [item('Asha', 'kra', '2020-01-05T10:00:00Z'), item('Vik', 'leave', '2020-02-05T10:00:00Z')],
    Total: 7,
    Figures: [
      { Kind: 'leave', Total: 6, Oldest: '2020-02-05T10:00:00Z' },
      { Kind: 'kra', Total: 1, Oldest: '2020-01-05T10:00:00Z' },
    ],
  });
  renderConnected(<DecisionsPanel />);
  const longest = await screen.findByRole('list', { name: 'Waiting longest' });
  expect(
    within(longest)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([expect.stringMatching(/^Asha RaoKRA, .+ ago$/), expect.stringMatching(/^Vik RaoLeave, .+ ago$/)]);
});
