import type { Page } from '@playwright/test';

export const scrolledFrames = 240;

/** Scrolls an element from its top by a number of pixels in each frame. */
export const scrollBy = (page: Page, selector: string, stepPx: number): Promise<void> =>
  page.evaluate(
    ([wanted, step, frames]) =>
      new Promise<void>((resolve, reject) => {
        const element = document.querySelector(wanted);
        if (element === null) {
          reject(new Error(`There is no ${wanted}`));
          return;
        }
        element.scrollTop = 0;
        let frame = 0;
        const further = () => {
          element.scrollTop += step;
          frame += 1;
          if (frame < frames) requestAnimationFrame(further);
          else resolve();
        };
        requestAnimationFrame(further);
      }),
    [selector, stepPx, scrolledFrames] as const,
  );
