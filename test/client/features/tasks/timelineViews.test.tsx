import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TimelineScreen from '../../../../src/client/features/tasks/timeline/TimelineScreen';
import { preferenceChosen } from '../../../../src/client/session/preferencesSlice';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

const task = (id: string, summary: string) => ({
  ...{ _id: id, Task_key: `HBR-${id}`, Short_summary: summary, Status: 'OPEN', Assignees: [] },
  ...{ Project_id: 'p', Project_name: 'Harbour', Employee_id: null, Task_duration: null, Logged_hours: 0 },
  ...{ Start_date: '2026-03-02', Start_half: 'First Half', Due_date: '2026-03-05', Due_half: 'Second Half' },
  ...{ Lost_to_leave: 0, Lost_to_holidays: 0, Lost_before_joining: 0 },
});
const empty = { Dependencies: [], Milestones: [], Sprints: [], People: [], Holidays: [], Leaves: [] };
const cranes = { search: 'Crane', sort: [], filters: {} };

/** The timeline as a table, for a user with a default view of it that searches for cranes. */
async function openTable(address: string) {
  const network = fakeNetwork();
  const Tasks = [task('1', 'Crane'), task('2', 'Quay')];
  network.succeed('/auth/timeline', { From: '2026-03-02', To: '2026-03-05', Total: 2, Tasks, ...empty });
  network.succeed('/auth/baselines/list', []);
  network.succeed('/auth/preferences/save', { Key: 'x', Value: '' });
  network.succeed('/auth/views/list', [{ _id: 'mine', Name: 'Cranes', View: JSON.stringify(cranes), Version: 1 }]);
  const shown = renderConnected(<TimelineScreen />, { address });
  act(() => void shown.store.dispatch(preferenceChosen('table-default:timeline', 'mine')));
  const grid = await screen.findByRole('grid', { name: 'Timeline' });
  await within(grid).findByText('Crane');
  return { ...shown, grid };
}

test('the grouping of the bars does not turn off the default view of the table', async () => {
  const { grid } = await openTable('/timeline?group=Person&view=table');
  await waitFor(() => expect(within(grid).queryByText('Quay')).toBeNull());
});

test('a change of the table leaves the grouping of the bars in the address', async () => {
  const { grid, address } = await openTable('/timeline?group=Person&view=table');
  await waitFor(() => expect(within(grid).queryByText('Quay')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await within(grid).findByText('Quay')).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    group: 'Person',
    view: 'table',
    q: '',
    saved: 'mine',
  });
});

test('a link to some rows of the table shows these rows, and its grouping of the bars', async () => {
  const { grid } = await openTable('/timeline?group=Person&view=table&sort=Task_key');
  expect(within(grid).getByText('Quay')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Timeline' }));
  expect(await screen.findByRole('button', { name: /^Group by.*Person/ })).toBeVisible();
});
