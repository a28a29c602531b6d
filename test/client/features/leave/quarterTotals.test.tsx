import { screen } from '@testing-library/react';
import { leaveQuarters } from '../../../../src/domain/leave/leaveQuarters';
import { QuarterTotals } from '../../../../src/client/features/leave/screens/QuarterTotals';
import { defaultTableView } from '../../../../src/client/table/view/tableView';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

test('until the totals are read, nothing in their place can be reached', async () => {
  const totals = { Leaves: 3, Pending: 1, Granted_days: 2, Casual_days: 2, Sick_days: 0 };
  fakeNetwork().succeed(
    '/auth/leave/quarters',
    leaveQuarters.map((Quarter) => ({ Quarter, ...totals })),
  );
  const isReachable = ({ parentElement }: HTMLElement): boolean => parentElement?.closest('[inert]') === null;
  renderConnected(
    <QuarterTotals year={2026} query={{ scope: 'all' }} view={defaultTableView([])} onViewChange={() => undefined} />,
  );
  expect(screen.getAllByRole('button').filter(isReachable)).toEqual([]);
  const [first] = leaveQuarters;
  expect(isReachable(await screen.findByRole('button', { name: `3 leaves of ${first}, show them` }))).toBe(true);
});
