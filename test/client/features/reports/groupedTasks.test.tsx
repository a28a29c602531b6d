import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TaskReportScreen from '../../../../src/client/features/reports/screens/TaskReportScreen';
import { fakeNetwork, type FakeNetwork, type SentCall } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { taskRow } from '../../../support/client/taskRecords';

giveTablesRoom();

const group = (Key: string, Count: number) => ({
  Key,
  Label: Key,
  Count,
  Task_duration: 10,
  Logged_hours: 12.5,
  Variance_hours: 2.5,
  Reopen_count: 1,
  Comment_count: 3,
});
const answer = (data: object) => ({ httpStatus: 200, text: JSON.stringify({ status: 1, data }) });
const toQuery = ({ url }: SentCall): URLSearchParams => new URLSearchParams(url.split('?')[1]);

function answerReport(): FakeNetwork {
  const network = fakeNetwork();
  for (const path of ['/auth/projects', '/auth/employees']) network.answer(path, () => answer([]));
  network.answer('/auth/tasks/groups', () => answer([group('OPEN', 2), group('CLOSE', 250)]));
  network.answer('/auth/tasks/list', (call) => {
    const status = toQuery(call).get('Status') ?? 'OPEN';
    const offset = Number(toQuery(call).get('offset'));
    return answer({
      Rows: Array.from({ length: 100 }, (_, index) =>
        taskRow({ _id: `${status}-${offset + index}`, Task_key: `ABC-${status}-${offset + index}` }),
      ),
      Total: 250,
    });
  });
  return network;
}

async function groupBy(header: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Group by/ }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: header }));
}

test('groups come open, with their sums; a group that was closed stays closed', async () => {
  const network = answerReport();
  renderConnected(<TaskReportScreen />, { address: '/reportList?group=Status' });
  const open = await screen.findByRole('row', { name: /OPEN \(2\)/ });
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(open).toHaveTextContent('12.5 Hr');
  expect(screen.getByText('252 rows')).toBeVisible();
  expect(await screen.findByText('ABC-OPEN-1')).toBeVisible();
  expect(screen.queryByText('ABC-OPEN-2')).toBeNull();
  expect(network.callsTo('/auth/tasks/list').map((call) => toQuery(call).get('Status'))).toContain('OPEN');

  await userEvent.click(within(open).getByText('OPEN (2)'));
  expect(screen.queryByText('ABC-OPEN-1')).toBeNull();
  expect(screen.getByRole('row', { name: /OPEN \(2\)/ })).toHaveAttribute('aria-expanded', 'false');
  await groupBy('Priority');
  await groupBy('Status');
  expect(await screen.findByRole('row', { name: /OPEN \(2\)/ })).toHaveAttribute('aria-expanded', 'false');
});
