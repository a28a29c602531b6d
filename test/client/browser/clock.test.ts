type Clock = typeof import('../../../src/client/browser/clock');

let clock: Clock;
const machine = Date.parse('2031-07-01T12:00:00Z');

beforeEach(async () => {
  jest.useFakeTimers({ now: machine });
  jest.resetModules();
  clock = await import('../../../src/client/browser/clock');
});
afterEach(() => jest.useRealTimers());

const company = Date.parse('2026-03-02T09:00:00Z');
const learn = (text: string, beforeMs = 0): void =>
  clock.learnServerClock(text, { fromMs: machine - beforeMs, toMs: machine });

test('until the server says otherwise the machine is believed', () => {
  expect(clock.companyNowMs()).toBe(machine);
});

test('from the first word of the server on the page goes by its clock, and on with it', () => {
  learn('2026-03-02T09:00:00.000Z');
  expect(clock.companyNowMs()).toBe(company);
  jest.advanceTimersByTime(90_000);
  expect(clock.companyNow()).toEqual(new Date(company + 90_000));
});

test('a stopped clock is stopped here too', () => {
  learn('2026-03-02T09:00:00.000Z,fixed');
  jest.advanceTimersByTime(90_000);
  expect(clock.companyNowMs()).toBe(company);
});

test('an answer that took long corrects no more than it can know', () => {
  learn('2026-03-02T09:00:00.000Z');
  const heard = jest.fn();
  clock.onServerClock(heard);
  // It was given some time in the last ten seconds: what is known already agrees with that.
  learn('2026-03-02T08:59:52.000Z', 10_000);
  expect(clock.companyNowMs()).toBe(company);
  expect(heard).not.toHaveBeenCalled();
});

test('listeners hear of a jump, and of other marks', () => {
  const heard = jest.fn();
  const stop = clock.onServerClock(heard);
  learn('2026-03-02T09:00:00.000Z,settable');
  expect(heard.mock.calls).toEqual([[true]]);
  learn('2026-03-02T09:00:00.000Z,set,settable');
  expect(heard.mock.calls).toEqual([[true], [false]]);
  expect(clock.clockMarks()).toEqual({ isFixed: false, isSet: true, isSettable: true });
  learn('2026-03-02T09:00:01.000Z,set,settable');
  stop();
  learn('2028-02-29T09:00:00.000Z');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is no clock changes nothing', () => {
  clock.learnServerClock(null, { fromMs: machine, toMs: machine });
  clock.learnServerClock('soon', { fromMs: machine, toMs: machine });
  clock.learnFromStream(undefined);
  expect(clock.companyNowMs()).toBe(machine);
});

test('the headers of answers are read', () => {
  clock.learnFromAnswer((name) => (name === 'x-daybook-clock' ? '2026-03-02T09:00:00.000Z' : null), machine - 40);
  expect(Math.abs(clock.companyNowMs() - company)).toBeLessThanOrEqual(40);
});
