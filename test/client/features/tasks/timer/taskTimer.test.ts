import { api } from '../../../../../src/client/api/api';
import {
  makeSelectIsTimerRunning,
  selectRunningTimer,
} from '../../../../../src/client/features/tasks/taskTimerSelectors';
import {
  read,
  started,
  stopped,
  taskTimerReducer,
  type RunningTimer,
} from '../../../../../src/client/features/tasks/timer/taskTimerSlice';
import { makeSignedInMockStore, makeSignedInStore } from '../../../../support/clientStore';
import { fakeNetwork } from '../../../../support/fakeNetwork';

const running: RunningTimer = {
  taskId: 't1',
  projectId: 'p1',
  taskKey: 'P-1',
  summary: 'Broken',
  startedAt: '2026-01-05T10:00:00.000Z',
};
const answer = {
  Status: 'Running',
  Check_In: running.startedAt,
  Check_Out: null,
  Task_id: 't1',
  Project_id: 'p1',
  Task_key: 'P-1',
  Short_summary: 'Broken',
};
const toggle = api.endpoints.toggleTaskTimer.initiate({ Task_id: 't1', Project_id: 'p1', Expected: 'Stopped' });

describe('The task timer', () => {
  test('runs after a start', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/tasktimer', answer);
    const { store, actions } = makeSignedInMockStore();
    await store.dispatch(toggle);
    expect(selectRunningTimer(store.getState())).toEqual(running);
    expect(makeSelectIsTimerRunning('t1')(store.getState())).toBe(true);
    expect(makeSelectIsTimerRunning('t2')(store.getState())).toBe(false);
    expect(actions).toContainEqual(started({ running }));
    expect(network.calls[0]?.text).toBe('Task_id=t1&Project_id=p1&Expected=Stopped');
  });

  test('runs no more after a stop', async () => {
    fakeNetwork().succeed('/auth/tasks/tasktimer', { ...answer, Status: 'Stopped', Check_Out: '2026-01-05T11:00:00Z' });
    const { store, actions } = makeSignedInMockStore('/dashboard', { taskTimer: { running } });
    await store.dispatch(toggle);
    expect(selectRunningTimer(store.getState())).toBeNull();
    expect(actions.map(({ type }) => type)).toContain('taskTimer/stopped');
  });

  test('stays as it is when the server rejects the toggle', async () => {
    fakeNetwork().fail('/auth/tasks/tasktimer', 409, 'The timer is in another state');
    const { store } = makeSignedInStore('/dashboard', { taskTimer: { running } });
    await store.dispatch(toggle);
    expect(selectRunningTimer(store.getState())).toEqual(running);
  });

  test('of another task is not touched by reading that this one stands', async () => {
    fakeNetwork().succeed('/auth/tasks/gettasktimer', { Status: 'Stopped', Check_In: null, Check_Out: null });
    const { store } = makeSignedInStore('/dashboard', { taskTimer: { running } });
    await store.dispatch(api.endpoints.getTaskTimer.initiate({ Task_id: 't2' }));
    expect(selectRunningTimer(store.getState())).toEqual(running);
  });

  test('is taken over from the server after a reload, and found to be gone when it was stopped elsewhere', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/task/my-running-task-timer', [answer]);
    const { store } = makeSignedInStore();
    await store.dispatch(api.endpoints.getOwnRunningTimer.initiate());
    expect(selectRunningTimer(store.getState())).toEqual(running);
    network.succeed('/auth/task/my-running-task-timer', []);
    await store.dispatch(api.endpoints.getOwnRunningTimer.initiate(undefined, { forceRefetch: true }));
    expect(selectRunningTimer(store.getState())).toBeNull();
  });

  test('passes from one task to another when the other is started', () => {
    const other: RunningTimer = { ...running, taskId: 't2', taskKey: 'P-2' };
    const states = [
      started({ running }),
      started({ running: other }),
      stopped({ taskId: 't1' }),
      read({ running: null }),
    ].reduce(
      (known, event) => [...known, taskTimerReducer(known.at(-1), event)],
      [taskTimerReducer(undefined, { type: 'begin' })],
    );
    expect(states.map(({ running: timer }) => timer?.taskKey ?? null)).toEqual([null, 'P-1', 'P-2', 'P-2', null]);
  });
});
