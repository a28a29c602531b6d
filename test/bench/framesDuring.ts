import type { Page } from '@playwright/test';

declare global {
  /** Of the measured page. */
  var frameTimes: number[];
  var frameRequest: number;
}

/** Frames per second that the page draws while something goes on in it, and the longest time between two of them. */
export async function framesDuring(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ perSecond: number; maxPauseMs: number }> {
  await page.evaluate(() => {
    globalThis.frameTimes = [];
    const count = (time: number) => {
      globalThis.frameTimes.push(time);
      globalThis.frameRequest = requestAnimationFrame(count);
    };
    globalThis.frameRequest = requestAnimationFrame(count);
  });
  await act();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.frameRequest);
    return globalThis.frameTimes;
  });
  return {
    perSecond: (1000 * (times.length - 1)) / ((times.at(-1) ?? 0) - (times[0] ?? 0)),
    maxPauseMs: Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time))),
  };
}
