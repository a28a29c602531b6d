import { learnServerClock } from '../../../src/client/browser/clock';
import { testStart } from '../testMoment';

/** Sets the company's clock of the page to this instant. For the whole test file. */
export function standAt(instant: Date): void {
  const fromMs = instant.getTime();
  learnServerClock(`${instant.toISOString()},fixed`, { fromMs, toMs: fromMs });
}

/** Stops the company's clock at the beginning of tests. @returns that instant */
export function standAtTestStart(): Date {
  standAt(testStart);
  return testStart;
}
