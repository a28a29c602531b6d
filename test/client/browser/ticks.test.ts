import { askTicks, onTick, type Tick } from '../../../src/client/browser/ticks';

const startMs = Date.UTC(2026, 5, 15, 12, 0, 30);
let ticks: Tick[] = [];
let end = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers({ now: startMs });
  ticks = [];
  end = onTick((tick) => ticks.push(tick));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const showTab = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('ticks come at full steps of what is asked for, and end with it', () => {
  const endMinutes = askTicks(60_000);
  ticks = [];
  jest.advanceTimersByTime(29_999);
  expect(ticks).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ticks).toEqual([{ nowMs: startMs + 30_000, isMinute: true }]);
  const endSeconds = askTicks(1000);
  jest.advanceTimersByTime(3000);
  expect(ticks.slice(1).map(({ isMinute }) => isMinute)).toEqual([false, false, false]);
  endSeconds();
  jest.advanceTimersByTime(56_000);
  expect(ticks).toHaveLength(4);
  jest.advanceTimersByTime(1000);
  expect(ticks.at(-1)).toEqual({ nowMs: startMs + 90_000, isMinute: true });
  endMinutes();
  expect(jest.getTimerCount()).toBe(0);
});

test('a hidden tab has no ticks, and one when it is shown again', () => {
  const endSeconds = askTicks(1000);
  showTab('hidden');
  ticks = [];
  jest.advanceTimersByTime(10_000);
  expect(ticks).toEqual([]);
  showTab('visible');
  expect(ticks).toEqual([{ nowMs: startMs + 10_000, isMinute: true }]);
  endSeconds();
});

test('who begins to ask gets the current time', () => {
  askTicks(1000)();
  jest.setSystemTime(startMs + 45_000);
  ticks = [];
  const endMinutes = askTicks(60_000);
  expect(ticks).toEqual([{ nowMs: startMs + 45_000, isMinute: true }]);
  endMinutes();
});
