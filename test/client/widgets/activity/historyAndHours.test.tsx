import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryTab } from '../../../../src/client/widgets/activity/HistoryTab';
import { HoursTab } from '../../../../src/client/widgets/activity/HoursTab';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { historyEntry, timeEntry } from '../../../support/client/taskRecords';

const task = { kind: 'task', id: 'task-1' } as const;

describe('The history of a task', () => {
  const path = '/auth/history/task-1';

  it("shows who changed what from what to what, and when on the company's clock", async () => {
    fakeNetwork().succeed(path, [
      { History: [historyEntry({ Field: 'Priority', Privious_Value: 'LOW', Current_Value: 'HIGH' })] },
    ]);
    renderConnected(<HistoryTab subject={task} />);
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent('Uma Updater changed Priority from LOW to HIGH02/03/2026 03:30 PM');
  });

  it('says so when nothing has been changed', async () => {
    fakeNetwork().succeed(path, [{ History: [] }]);
    renderConnected(<HistoryTab subject={task} />);
    expect(await screen.findByText('No changes yet')).toBeVisible();
  });

  it('says that it could not be loaded, and comes when Retry is pressed', async () => {
    const network = fakeNetwork();
    network.fail(path, 503, 'Out of order');
    renderConnected(<HistoryTab subject={task} />);
    await screen.findByText('Could not load the history.');
    network.succeed(path, [{ History: [historyEntry({ Action: 'Timer stopped' })] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Timer stopped/)).toBeVisible();
  });
});

describe('The hour logs', () => {
  const path = '/auth/tasks/tasktimer/task-1';
  const getCellTexts = (row: HTMLElement | undefined): (string | null)[] =>
    [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

  it('are a table with Date, Employee name, Timing and Duration, and the sum below', async () => {
    fakeNetwork().succeed(path, [
      timeEntry({ _id: 'log-2', Status: 'Running', Check_In: '2026-03-03T10:00:00Z', Check_Out: null }),
      timeEntry(),
    ]);
    renderConnected(<HoursTab subject={task} />);
    const [head, running, finished, sum] = within(
      await screen.findByRole('table', { name: 'Hours Logs' }),
    ).getAllByRole('row');
    expect(getCellTexts(head)).toEqual(['Date', 'Employee name', 'Timing', 'Duration']);
    expect(getCellTexts(running)).toEqual(['03/03/2026', 'Walt Worker', '03:30 PM - now', '-']);
    expect(getCellTexts(finished)).toEqual(['02/03/2026', 'Walt Worker', '10:05 AM - 12:35 PM', '2h 30m']);
    expect(getCellTexts(sum)).toEqual(['Total', '2h 30m']);
  });

  it('of a project also name the task', async () => {
    fakeNetwork().succeed('/auth/tasks/tasktimer/project-1', [timeEntry()]);
    renderConnected(<HoursTab subject={{ kind: 'project', id: 'project-1' }} />);
    expect(await screen.findByRole('link', { name: 'ABC-1' })).toHaveAttribute('href', '/task/task-1');
  });

  it('say so when there are none, and when they could not be loaded', async () => {
    const network = fakeNetwork();
    network.fail(path, 503, 'Out of order');
    renderConnected(<HoursTab subject={task} />);
    await screen.findByText('Could not load the logged hours.');
    network.succeed(path, []);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No time has been logged yet')).toBeVisible();
  });
});
