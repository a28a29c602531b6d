import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TimelineScreen from '../../../../src/client/features/tasks/timeline/TimelineScreen';
import { api } from '../../../../src/client/api/api';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

const task = (id: string, from: string, to: string) => ({
  ...{ _id: id, Task_key: `HBR-${id}`, Short_summary: `Task ${id}`, Status: 'OPEN', Assignees: [] },
  ...{ Project_id: 'p', Project_name: 'Harbour', Employee_id: null, Task_duration: null, Logged_hours: 0 },
  ...{ Start_date: from, Start_half: 'First Half', Due_date: to, Due_half: 'Second Half' },
  ...{ Lost_to_leave: 0, Lost_to_holidays: 0, Lost_before_joining: 0 },
});
const early = task('early', '2026-03-02', '2026-03-03');
const moved = task('moved', '2026-03-03', '2026-03-04');
const late = task('late', '2026-03-05', '2026-03-06');
const lists = { Dependencies: [], Milestones: [], Sprints: [], People: [], Holidays: [], Leaves: [] };

/** The bars, with the cursor on the second task. */
async function chooseSecond() {
  const network = fakeNetwork();
  const answer = (Tasks: readonly (typeof early)[]): void =>
    network.succeed('/auth/timeline', { From: '2026-03-02', To: '2026-03-20', Total: Tasks.length, Tasks, ...lists });
  answer([early, moved, late]);
  network.succeed('/auth/baselines/list', []);
  network.succeed('/auth/views/list', []);
  const { store } = renderConnected(<TimelineScreen />, { address: '/timeline', flags: ['Project.Edit_Task'] });
  const chart = await screen.findByRole('treegrid', { name: 'Timeline' });
  act(() => chart.focus());
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
  expect(chart).toHaveAttribute('aria-activedescendant', 'timeline-row-moved');
  const change = async (...tasks: readonly (typeof early)[]): Promise<void> => {
    answer(tasks);
    act(() => void store.dispatch(api.util.invalidateTags(['TaskWindow'])));
    await waitFor(() => expect(names()).toEqual(tasks.map(({ Task_key }) => Task_key)));
  };
  return { chart, change };
}
const names = (): string[] =>
  screen.getAllByRole('row').flatMap((row) => /HBR-\w+/.exec(row.getAttribute('aria-label') ?? '')?.[0] ?? []);

test('the cursor of the timeline stays on its task when a move sorts the rows again, and so does the next key', async () => {
  const { chart, change } = await chooseSecond();
  await change(early, late, task('moved', '2026-03-10', '2026-03-11'));
  expect(chart).toHaveAttribute('aria-activedescendant', 'timeline-row-moved');
  await userEvent.keyboard('{ArrowUp}');
  expect(chart).toHaveAttribute('aria-activedescendant', 'timeline-row-late');
});

test('when its task has left the timeline, the cursor is in the row where the task was last', async () => {
  const { chart, change } = await chooseSecond();
  await change(task('moved', '2026-03-01', '2026-03-02'), early, late);
  await change(early, late);
  expect(chart).toHaveAttribute('aria-activedescendant', 'timeline-row-early');
});
