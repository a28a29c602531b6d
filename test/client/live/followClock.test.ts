import { api } from '../../../src/client/api/api';
import { askTicks } from '../../../src/client/browser/ticks';
import { learnServerClock } from '../../../src/client/browser/clock';
import { followClock } from '../../../src/client/live/followClock';
import { hourMs, minuteMs } from '../../../src/domain/calendar/duration';
import { makeSignedInMockStore } from '../../support/clientStore';
import { standAt } from '../../support/moments/pageClock';

/** Half a minute before the company's midnight: 18:30 UTC is 00:00 in Kolkata. */
const beforeMidnight = new Date('2026-03-02T18:29:30.000Z');

test('after the midnight of the company, wherever the browser is, and when the working day ends, everything is read again, once', () => {
  jest.useFakeTimers({ now: beforeMidnight });
  const nowMs = beforeMidnight.getTime();
  standAt(beforeMidnight);
  learnServerClock(beforeMidnight.toISOString(), { fromMs: nowMs, toMs: nowMs });
  const { store, actions } = makeSignedInMockStore();
  const end = followClock(store);
  const countReads = (): number => actions.filter(api.util.invalidateTags.match).length;
  const stopAsking = askTicks(minuteMs);
  jest.advanceTimersByTime(29_000);
  expect(countReads()).toBe(0);
  jest.advanceTimersByTime(1_000);
  expect(countReads()).toBe(1);
  jest.advanceTimersByTime(4 * hourMs - minuteMs);
  expect(countReads()).toBe(1);
  // The working day of attendance ends at four.
  jest.advanceTimersByTime(minuteMs);
  expect(countReads()).toBe(2);
  jest.advanceTimersByTime(19 * hourMs);
  expect(countReads()).toBe(2);
  jest.advanceTimersByTime(hourMs);
  expect(countReads()).toBe(3);
  stopAsking();
  end();
});
