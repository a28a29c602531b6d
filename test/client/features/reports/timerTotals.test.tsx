import { screen, waitFor } from '@testing-library/react';
import { timerEntryColumns } from '../../../../src/client/features/reports/screens/timerEntryColumns';
import { TimerTotals } from '../../../../src/client/features/reports/screens/TimerTotals';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

test('the total and the column say that rows are rounded each, and the total once', async () => {
  fakeNetwork().succeed('/auth/tasks/tasktimer/groups', [{ Key: 'Stopped', Label: 'Stopped', Count: 3, Hours: 410.6 }]);
  renderConnected(<TimerTotals query={{ from: '2026-11-01', to: '2026-11-30' }} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('410.6 Hr in total'));
  expect([screen.getByRole('status').title, timerEntryColumns.find(({ key }) => key === 'hours')?.explanation]).toEqual(
    [expect.stringMatching(/rounded once$/), expect.stringMatching(/rounded once$/)],
  );
});
