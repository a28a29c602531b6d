import { screen } from '@testing-library/react';
import { OwnRequestsPanel } from '../../../../src/client/features/dashboard/screens/OwnRequestsPanel';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const item = (Kind: string, From: string, To: string) => ({
  ...{ _id: Kind, Kind, Summary: 'Waits', Note: '', Status: 'Pending', Version: 1, From, To },
  ...{ Employee: { _id: 'e', First_name: 'Asha', Last_name: 'Rao', Employee_code: 'E-1' } },
  ...{ Half_from: null, Half_to: null, Closed_month: null, Request_type: null, Request_time: null },
  Create_at: '2020-01-05T10:00:00Z',
});

test('own requests have the days or the month that the queue gives them', async () => {
  fakeNetwork().succeed('/auth/pending/list', {
    Rows: [
      item('month-issue', '2026-10-01', '2026-10-31'),
      item('leave', '2026-10-05', '2026-10-07'),
      item('overtime', '2026-10-08', '2026-10-08'),
    ],
    ...{ Total: 3, Figures: [] },
  });
  renderConnected(<OwnRequestsPanel />);
  await screen.findByRole('link', { name: 'Month issue' });
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Month issue Waits 10\/2026/),
    expect.stringMatching(/^Leave Waits 05\/10\/2026 - 07\/10\/2026/),
    expect.stringMatching(/^Overtime Waits 08\/10\/2026/),
  ]);
});
