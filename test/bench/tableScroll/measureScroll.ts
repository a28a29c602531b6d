import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../../scripts/platform/step.mjs';
import { servePages } from '../builtPages';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { launchBrowser, newPage } from '../signedInPage';
import { median } from '../statistics';

declare global {
  /** Of the measured page. */
  var drawnFrames: number;
  var frameRequest: number;
}

const here = path.join(root, 'test/bench/tableScroll');
const MEASURE_MS = 4000;
const FRAME_MS = 16;
const RUNS = 3;
const SLOW_STEP_PX = 100;
const FAST_STEP_PX = 2000;

/** What a page did while the wheel was turned. */
interface Round {
  readonly framesPerSecond: number;
  readonly stepsPerSecond: number;
}

/** Turns the wheel once per frame for a while. A busy machine takes fewer steps, which flatters the frames: read both figures. */
async function turnWheel(page: Page, wheelStep: number): Promise<Round> {
  await page.evaluate(() => {
    globalThis.drawnFrames = 0;
    const count = () => {
      globalThis.drawnFrames += 1;
      globalThis.frameRequest = requestAnimationFrame(count);
    };
    globalThis.frameRequest = requestAnimationFrame(count);
  });
  const start = performance.now();
  let step = 1;
  for (; performance.now() - start < MEASURE_MS; step++) {
    await page.mouse.wheel(0, wheelStep);
    const early = start + step * FRAME_MS - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  }
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.frameRequest);
    return globalThis.drawnFrames;
  });
  const seconds = (performance.now() - start) / 1000;
  return { framesPerSecond: frames / seconds, stepsPerSecond: step / seconds };
}

/** Milliseconds per frame when every frame shows a whole screen of other rows. */
function msPerFullScreen(page: Page, scrollerSelector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const scroller = document.querySelector(selector);
        if (scroller === null) {
          reject(new Error(`${selector} is not on the page`));
          return;
        }
        scroller.scrollTop = 0;
        const frameCount = 80;
        let frame = 0;
        let start: number | undefined;
        const step = (now: number) => {
          start ??= now;
          if (frame === frameCount) {
            resolve((now - start) / frameCount);
            return;
          }
          frame += 1;
          scroller.scrollTop += 2000;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    scrollerSelector,
  );
}

async function exportSeconds(page: Page): Promise<number> {
  const start = performance.now();
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export to Excel' }).click()]);
  return (performance.now() - start) / 1000;
}

/** A page with a table, and what each round has measured. */
interface MeasuredTable {
  readonly page: Page;
  readonly scroller: string;
  readonly slow: Round[];
  readonly fast: Round[];
  readonly fullScreen: number[];
}

async function openTable(browser: Browser, address: string, name: string, scroller: string): Promise<MeasuredTable> {
  const page = await newPage(browser, { viewport: { width: 2560, height: 1440 } });
  await page.goto(`${address}/${name}`);
  await page.waitForSelector('[role="gridcell"]');
  await page.mouse.move(1200, 700);
  return { page, scroller, slow: [], fast: [], fullScreen: [] };
}

async function measureRound(table: MeasuredTable, fastStep: number): Promise<void> {
  await table.page.bringToFront();
  table.slow.push(await turnWheel(table.page, SLOW_STEP_PX));
  table.fast.push(await turnWheel(table.page, fastStep));
  table.fullScreen.push(await msPerFullScreen(table.page, table.scroller));
}

const frames = (rounds: readonly Round[]) => median(rounds.map(({ framesPerSecond }) => framesPerSecond));
const steps = (rounds: readonly Round[]) =>
  `${Math.round(median(rounds.map(({ stepsPerSecond }) => stepsPerSecond)))} wheel steps/s`;

/** How the table scrolls at 2560×1440 with 100,000 rows × 15 columns, compared with a bare virtual list of the same texts; and its Excel export. */
export async function measureScroll({ scratch }: PartOptions): Promise<Measured> {
  const pages = await servePages(path.join(scratch, 'tables'), {
    daybook: path.join(here, 'daybookPage.tsx'),
    reference: path.join(here, 'referencePage.tsx'),
  });
  const browser = await launchBrowser();
  try {
    const daybook = await openTable(
      browser,
      pages.address,
      'daybook',
      '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container',
    );
    const reference = await openTable(browser, pages.address, 'reference', '.scroller');
    const exports: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      for (const table of [daybook, reference]) await measureRound(table, run % 2 ? -FAST_STEP_PX : FAST_STEP_PX);
      await daybook.page.bringToFront();
      exports.push(await exportSeconds(daybook.page));
    }
    const compared = (name: string, list: 'slow' | 'fast', goal: Figure['goal']): Figure => ({
      name,
      value: frames(daybook[list]),
      unit: 'fps',
      details: steps(daybook[list]),
      goal,
      peer: { name: '@tanstack/react-virtual', value: frames(reference[list]), details: steps(reference[list]) },
    });
    return {
      figures: [
        compared(`Table 100,000 × 15, slow scroll (${SLOW_STEP_PX} px a step)`, 'slow', { atLeast: 55 }),
        compared(`Table 100,000 × 15, fast scroll (${FAST_STEP_PX} px a step)`, 'fast', { atLeast: 40 }),
        {
          name: 'Table, a whole screen of other rows per frame',
          value: median(daybook.fullScreen),
          unit: 'ms',
          peer: { name: '@tanstack/react-virtual', value: median(reference.fullScreen) },
        },
        { name: 'Excel export of 100,000 × 15', value: median(exports), unit: 's' },
      ],
      notes: [
        'tables: 2560×1440, software rendering without a GPU; the reference draws the same texts without header, selection, keyboard and menus',
      ],
    };
  } finally {
    await browser.close();
    pages.stop();
  }
}
