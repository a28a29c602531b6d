import type { Page } from '@playwright/test';

/** Milliseconds that the main thread worked while something went on: says more than frames on a machine that does other work. */
export async function workDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await read();
  await act();
  const worked = (await read()) - before;
  await session.detach();
  return worked * 1000;
}
