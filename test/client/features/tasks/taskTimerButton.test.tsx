import { learnServerClock } from '../../../../src/client/browser/clock';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RootState } from '../../../../src/client/app/rootReducer';
import { TaskTimerButton } from '../../../../src/client/features/tasks/TaskTimerButton';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { sentForm } from '../../../support/client/sentForm';
import { renderConnected, type Connected } from '../../../support/renderConnected';

const statePath = '/auth/tasks/gettasktimer';
const togglePath = '/auth/tasks/tasktimer';
const runningPath = '/auth/task/my-running-task-timer';
const now = Date.parse('2026-03-02T10:00:00.000Z');

const timer = (differences: object = {}): object => ({
  Status: 'Running',
  Check_In: '2026-03-02T09:00:00.000Z',
  Check_Out: null,
  Task_id: 'task-1',
  Project_id: 'project-1',
  Task_key: 'ABC-1',
  Short_summary: 'Write the letter',
  ...differences,
});
const stopped = { Status: 'Stopped', Check_In: null, Check_Out: null };
const elsewhere: RootState['taskTimer'] = {
  running: {
    taskId: 'task-2',
    projectId: 'project-1',
    taskKey: 'ABC-2',
    summary: 'Another',
    startedAt: '2026-03-02T09:00:00.000Z',
  },
};

const show = (taskTimer?: RootState['taskTimer']): Connected =>
  renderConnected(<TaskTimerButton taskId="task-1" projectId="project-1" taskKey="ABC-1" />, {
    preloaded: taskTimer ? { taskTimer } : {},
  });
const settle = (): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const press = (scope: HTMLElement, name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(within(scope).getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(50);
  });
const time = (): string | null => screen.getByRole('timer').textContent;

describe('The timer of a task', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    jest.useFakeTimers({ now });
    network = fakeNetwork();
  });
  afterEach(() => jest.useRealTimers());

  it('shows hours, minutes and seconds and ticks every second while it runs', async () => {
    network.answer(statePath, () => ({ httpStatus: 200, text: JSON.stringify({ status: 1, data: timer() }) }));
    show();
    await settle();
    expect(screen.getByRole('button', { name: 'Stop timer on ABC-1' })).not.toHaveAttribute('aria-disabled');
    expect(time()).toBe('01 : 00 : 00');
    await act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
    expect(time()).toBe('01 : 00 : 01');
    await act(async () => void (await jest.advanceTimersByTimeAsync(61_000)));
    expect(time()).toBe('01 : 01 : 02');
  });

  it('is right on a machine whose clock is an hour fast', async () => {
    const data = timer({ Check_In: new Date(now - 3_600_000 - 5000).toISOString() });
    network.answer(statePath, () => ({
      httpStatus: 200,
      text: JSON.stringify({ status: 1, data }),
      headers: { 'x-daybook-clock': new Date(now - 3_600_000).toISOString() },
    }));
    show();
    await settle();
    expect(time()).toBe('00 : 00 : 05');
    act(() => learnServerClock(new Date(now).toISOString(), { fromMs: now, toMs: now }));
  });

  it('starts with one press and says so in the same place', async () => {
    network.succeed(statePath, stopped);
    network.succeed(togglePath, timer({ Check_In: new Date(now).toISOString() }));
    const { container } = show();
    await settle();
    expect(time()).toBe('00 : 00 : 00');
    network.succeed(statePath, timer({ Check_In: new Date(now).toISOString() }));
    await press(container, 'Start timer on ABC-1');
    expect(screen.getByRole('button', { name: 'Stop timer on ABC-1' })).toBeVisible();
    expect(sentForm(network.callsTo(togglePath)[0]?.body)).toBe('Task_id=task-1&Project_id=project-1&Expected=Stopped');
  });

  it('says when its start has stopped the timer of another task', async () => {
    network.succeed(statePath, stopped);
    network.succeed(togglePath, timer({ Stopped_task: { _id: 'task-2', Task_key: 'ABC-2' } }));
    const { container } = show(elsewhere);
    await settle();
    network.succeed(statePath, timer());
    await press(container, 'Start timer on ABC-1');
    expect(await screen.findByText('Timer on ABC-2 stopped')).toBeVisible();
  });

  it('reads the stored state again when another window toggled it concurrently, and says so', async () => {
    network.succeed(statePath, stopped);
    network.fail(togglePath, 409, 'The timer is running already');
    network.succeed(runningPath, [timer()]);
    const { container } = show();
    await settle();
    network.succeed(statePath, timer());
    await press(container, 'Start timer on ABC-1');
    expect(within(container).getByRole('alert')).toHaveTextContent('The timer is running already');
    expect(screen.getByRole('button', { name: 'Stop timer on ABC-1' })).toBeVisible();
    expect(network.callsTo(runningPath)).not.toEqual([]);
    await press(container, 'OK');
    expect(within(container).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays as it is when the server cannot be reached', async () => {
    network.answer(statePath, () => ({ httpStatus: 200, text: JSON.stringify({ status: 1, data: timer() }) }));
    const { container } = show();
    await settle();
    network.fail(togglePath, 503, 'Out of order');
    await press(container, 'Stop timer on ABC-1');
    expect(within(container).getByRole('alert')).toHaveTextContent('Out of order');
    expect(screen.getByRole('button', { name: 'Stop timer on ABC-1' })).not.toHaveAttribute('aria-disabled');
  });
});
