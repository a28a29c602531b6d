import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Figure, Measured } from '../figureTable';
import { goTo } from '../goTo';
import { ports } from '../ports';
import type { PartOptions } from '../runParts';
import { scrollBy } from '../scrollBy';
import { serverProgram } from '../serverProgram';
import { address, drawn, firstRow, launchBrowser, openAs } from '../signedInPage';
import { median } from '../statistics';
import { startTimed } from '../timedProcess';
import { timeInFiles } from './timeInFiles';

const GOAL_PERCENT = 1;
const RUNS = 3;
const STEP_PX = 60;
const LIST = '/reportList';
const TYPED = 'Replace the pump of the third line before the audit';
const scroller = '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container';
const visited = { '/projects': 'Project', '/taskList': 'My tasks', '/directory': 'Directory', '/tickets': 'Ticket' };
const recorder = /src\/client\/recorder\//;

/** Something that causes many actions: what comes before, and what is measured. */
interface Work {
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

const works: Readonly<Record<string, Work>> = {
  'scrolling a list': {
    prepare: async (page) => {
      await page.goto(`${address}${LIST}?size=all`);
      await firstRow(page);
      await drawn(page);
    },
    act: (page) => scrollBy(page, scroller, STEP_PX),
  },
  'typing into a form': {
    prepare: async (page) => {
      await page.goto(`${address}/taskList`);
      await page.getByRole('button', { name: 'Create Task' }).first().click();
      await page.getByLabel('Short Summary').click();
    },
    // As fast as a quick typist.
    act: (page) => page.keyboard.type(TYPED, { delay: 60 }),
  },
  'going from screen to screen': {
    prepare: async (page) => {
      await page.goto(`${address}/dashboard`);
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    },
    act: async (page) => {
      for (const [to, title] of Object.entries(visited)) {
        await goTo(page, to, title);
        await drawn(page);
      }
    },
  },
};

async function measureWork(page: Page, devTools: CDPSession, [name, work]: [string, Work]): Promise<Figure> {
  const folder = path.join(path.dirname(serverProgram('')), 'client', 'assets');
  const shares: number[] = [];
  let [milliseconds, frames] = [0, 0];
  // The first run warms the page up.
  for (let run = 0; run <= RUNS; run += 1) {
    await work.prepare(page);
    const found = await timeInFiles(devTools, { folder, files: recorder }, () => work.act(page));
    // Also a renamed folder or missing source maps would be a share of nothing.
    if (found.sampled === 0) throw new Error('No function of the recorder was sampled');
    if (run === 0) continue;
    shares.push((100 * found.milliseconds) / found.allMs);
    milliseconds += found.milliseconds;
    frames += found.allMs / (1000 / 60);
  }
  return {
    name: `Recorder while ${name}, share of the time`,
    value: median(shares),
    unit: '%',
    details: `${((1000 * milliseconds) / frames).toFixed(0)} µs in each sixtieth of a second`,
    goal: { atMost: GOAL_PERCENT },
  };
}

/** The share of the main thread's time that the recorder takes, its work in idle time included. */
export async function measureRecorder({ scratch }: PartOptions): Promise<Measured> {
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { DATA_DIR: path.join(scratch, 'recorder'), DATABASE_URL: '', DEMO: '1', PORT: String(ports.daybook) },
  });
  const browser = await launchBrowser();
  try {
    const page = await openAs(browser, { email: 'pm@daybook.example', password: 'daybook' });
    const devTools = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const work of Object.entries(works)) figures.push(await measureWork(page, devTools, work));
    return { figures, notes: ['sampled every 0.1 ms, which slows the page down itself'] };
  } finally {
    await browser.close();
    await server.stop();
  }
}
