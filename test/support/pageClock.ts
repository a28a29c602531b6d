import { learnServerClock } from '../../src/client/browser/clock';
import { testStart } from './testMoment';

/** The page is told that the company's clock stands at this instant. For the whole test file. */
export function standAt(instant: Date): void {
  const fromMs = instant.getTime();
  learnServerClock(`${instant.toISOString()},fixed`, { fromMs, toMs: fromMs });
}

/** The clock of the company stands at the beginning of tests. @returns that instant */
export function standAtTestStart(): Date {
  standAt(testStart);
  return testStart;
}
