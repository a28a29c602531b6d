import type { Page } from '@playwright/test';
import { ports } from '../ports';
import { address, drawn, firstRow, launchBrowser, openAs, timed } from '../signedInPage';
import { startTimed, type Environment } from '../timedProcess';

interface Act {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<unknown>;
  readonly isPossible?: boolean;
}
/** How large the measured company is. */
interface CompanySize {
  readonly employees: number;
  /** Number of rows of the measured month. */
  readonly monthRows: number;
}
/** How long an act took in each run, and the longest task of the main thread in all runs. */
export interface MeasuredAct {
  readonly name: string;
  readonly latenciesMs: readonly number[];
  readonly maxTaskMs: number;
}

declare global {
  /** Of the measured page: how often it was scrolled. */
  var scrolled: number | undefined;
}

const RUNS = 3;
/** The act that writes everything into a file. */
export const wholeMonth = 'Monthly face attendance, Excel of all of it';

/** Fewer rows or people lie in the first window: nothing more is asked for. */
const rowsOfSeveralWindows = 2000;
const peopleOfSeveralPages = 500;

/** What people do on the screens of attendance, leave and present data; `prepare` is not measured, and what is not `isPossible` is left out. */
const acts = (month: string, { employees, monthRows }: CompanySize): Act[] => [
  {
    name: 'Attendance summary of a month, Refresh',
    prepare: async (page) => {
      await page.goto(`${address}/attendanceSummary?month=${month}`);
      await firstRow(page);
      // Rows without content come before those that are read; in the meantime the button does nothing.
      await page.locator('.db-table-pending').first().waitFor({ state: 'detached' });
      await page.locator('.bp6-button.bp6-loading').waitFor({ state: 'detached' });
    },
    act: async (page) => {
      await Promise.all([
        page.waitForResponse((response) => response.url().includes('/attendance/summarybymonth')),
        page.getByRole('button', { name: 'Refresh' }).click(),
      ]);
      await page.locator('.bp6-button.bp6-loading').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'Attendance-Summary, Excel',
    act: (page) => Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()]),
  },
  {
    name: 'Monthly face attendance, half way down by check-in',
    isPossible: monthRows >= rowsOfSeveralWindows,
    prepare: async (page) => {
      await page.goto(`${address}/report/month-wise-attendance?month=${month}&size=all&sort=check_in_time`);
      await firstRow(page);
    },
    act: async (page) => {
      const scroller = page.locator('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
      const further = (element: Element) => {
        globalThis.scrolled = (globalThis.scrolled ?? 0) + 1;
        element.scrollTop = element.scrollHeight * (0.3 + globalThis.scrolled / 10);
      };
      await Promise.all([
        page.waitForResponse((response) => response.url().includes('facelogins/list')),
        scroller.evaluate(further),
      ]);
      await drawn(page);
    },
  },
  {
    name: wholeMonth,
    prepare: async (page) => {
      await page.goto(`${address}/report/month-wise-attendance?month=${month}`);
      await firstRow(page);
    },
    act: (page) => Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()]),
  },
  {
    name: 'Leave report, open',
    act: async (page) => {
      await page.goto(`${address}/leaves-report`);
      await firstRow(page);
    },
  },
  {
    name: 'Leave report, calendar of a month, next page',
    isPossible: employees >= peopleOfSeveralPages,
    prepare: async (page) => {
      await page.goto(`${address}/leaves-report?look=calendar&month=${month}`);
      await page.getByRole('table').waitFor();
    },
    act: async (page) => {
      await Promise.all([
        page.waitForResponse((response) => response.url().includes('/leave/calendar')),
        page.getByRole('button', { name: 'Next people' }).click(),
      ]);
      await drawn(page);
    },
  },
  {
    name: 'Present data of a month, open',
    act: async (page) => {
      await page.goto(`${address}/employeepresentlist?month=${month}`);
      await firstRow(page);
    },
  },
  {
    name: 'Present data of a month, Excel',
    act: (page) => Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()]),
  },
  {
    name: 'Present data compared with attendance, open',
    act: async (page) => {
      await page.goto(`${address}/employeepresentlist?month=${month}&tab=comparison`);
      await firstRow(page);
    },
  },
  {
    name: 'Present data compared with attendance, Excel',
    act: (page) => Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()]),
  },
];

/** The screens in a real browser, served by the built product. */
export async function measureScreens(
  environment: Environment,
  reader: { readonly email: string; readonly password: string },
  month: string,
  size: CompanySize,
): Promise<MeasuredAct[]> {
  const server = await startTimed(process.execPath, [`${process.env.DAYBOOK_DIST ?? 'dist'}/server/main.mjs`], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(ports.daybook), LOG_LEVEL: 'warn' },
  });
  const browser = await launchBrowser();
  try {
    const page = await openAs(browser, reader);
    const measured: MeasuredAct[] = [];
    for (const { name, prepare, act, isPossible = true } of acts(month, size)) {
      if (!isPossible) continue;
      const runs: Awaited<ReturnType<typeof timed>>[] = [];
      try {
        await prepare?.(page);
        // The first time loads code.
        await act(page);
        for (let run = 0; run < RUNS; run += 1) runs.push(await timed(page, () => act(page)));
      } catch (error) {
        throw new Error(`${name}, after ${runs.length} of ${RUNS} runs`, { cause: error });
      }
      measured.push({
        name,
        latenciesMs: runs.map(({ milliseconds }) => milliseconds),
        maxTaskMs: Math.max(...runs.map(({ maxTaskMs }) => maxTaskMs)),
      });
    }
    return measured;
  } finally {
    await browser.close();
    await server.stop();
  }
}
