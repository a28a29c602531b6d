import path from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { benchReader, fillAttendance, lastMonth } from '../attendance/fillAttendance';
import type { Figure, Measured } from '../figureTable';
import { framesDuring } from '../framesDuring';
import { goTo } from '../goTo';
import { ports } from '../ports';
import { createDatabase } from '../reports/reportDatabases';
import type { PartOptions } from '../runParts';
import { scrollBy, scrolledFrames } from '../scrollBy';
import { serverProgram } from '../serverProgram';
import { address, drawn, firstRow, launchBrowser, openAs } from '../signedInPage';
import { median } from '../statistics';
import { startTimed, type Environment } from '../timedProcess';
import { workDuring } from '../workDuring';
import { addProjects } from './addProjects';

const RUNS = 3;
const SLOW_STEP_PX = 20;
const FAST_STEP_PX = 600;
/** Half of a frame at 60 fps: leaves the rest to drawing. */
const WORK_PER_FRAME_MS = 8;
const MUSTER_PEOPLE = 5000;
const PROJECTS = 1000;
const CHARTS_MS = 300;
const PORTFOLIO_MS = 500;
const hr = { email: 'hr@daybook.example', password: 'daybook' };
const musterScroller = '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container';

/** Frames, and the work of the main thread for each, which a busy machine does not change. */
async function scrollFigures(
  page: Page,
  { name, selector, fastGoal }: { readonly name: string; readonly selector: string; readonly fastGoal: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { pace, step, atLeast } of [
    { pace: 'slowly', step: SLOW_STEP_PX, atLeast: 55 },
    { pace: 'fast', step: FAST_STEP_PX, atLeast: fastGoal },
  ]) {
    const frames: number[] = [];
    const work: number[] = [];
    const longTasks: number[] = [];
    for (let count = 0; count < RUNS; count += 1) {
      await page.evaluate(() => void (globalThis.longTasksMs.length = 0));
      frames.push((await framesDuring(page, () => scrollBy(page, selector, step))).perSecond);
      longTasks.push((await page.evaluate(() => globalThis.longTasksMs)).length);
      work.push((await workDuring(page, () => scrollBy(page, selector, step))) / scrolledFrames);
    }
    figures.push(
      {
        name: `${name} scrolled ${pace}, ${step} px a frame`,
        value: median(frames),
        unit: 'fps',
        details: `${median(longTasks)} tasks of 50 ms and more`,
        goal: { atLeast },
      },
      {
        name: 'the same, work of the main thread per frame',
        value: median(work),
        unit: 'ms',
        goal: { atMost: WORK_PER_FRAME_MS },
      },
    );
  }
  return figures;
}

async function measureTimeline(page: Page): Promise<Figure[]> {
  await page.goto(`${address}/timeline?show=all`);
  await page.locator('.db-timeline-task').first().waitFor();
  await drawn(page);
  const rows = Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'));
  const elements = await page.locator('.db-timeline *').count();
  return [
    { name: 'Timeline, rows that can be scrolled', value: rows, unit: '', goal: { atLeast: 10_000 } },
    { name: 'Timeline, elements drawn for them', value: elements, unit: '' },
    ...(await scrollFigures(page, { name: 'Timeline of all projects', selector: '.db-timeline', fastGoal: 40 })),
  ];
}

/** Milliseconds that a call of the page takes, without drawing. */
const callMs = (page: Page, path: string, body?: Readonly<Record<string, string>>): Promise<number> =>
  page.evaluate(
    async ([target, sent]) => {
      const startedAt = performance.now();
      const answer = await fetch(target, {
        headers: { authorization: `Bearer ${localStorage.getItem('daybook.token')}` },
        ...(sent && { method: 'POST', body: new URLSearchParams(sent) }),
      });
      if (!answer.ok) throw new Error(`${target} answered ${answer.status}`);
      await answer.arrayBuffer();
      return performance.now() - startedAt;
    },
    [path, body] as const,
  );

async function projectsBySize(page: Page, count: number): Promise<readonly string[]> {
  const groups = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/tasks/groups?Group_by=Project_name', {
      headers: { authorization: `Bearer ${localStorage.getItem('daybook.token')}` },
    });
    return ((await answer.json()) as { data: { Key: string; Count: number }[] }).data;
  });
  return groups
    .sort((one, other) => other.Count - one.Count)
    .slice(0, count)
    .map(({ Key }) => Key);
}

const milestonesOfProject = (page: Page, projectId: string): Promise<readonly string[]> =>
  page.evaluate(async (id) => {
    const answer = await fetch('/api/milestone/getAllMilestones', {
      headers: { authorization: `Bearer ${localStorage.getItem('daybook.token')}` },
      method: 'POST',
      body: new URLSearchParams({ Project_id: id }),
    });
    return ((await answer.json()) as { data: { _id: string }[] }).data.map(({ _id }) => _id);
  }, projectId);

/** The median of some calls, for each of these forms. */
async function chartMedians(
  page: Page,
  path: string,
  forms: readonly Readonly<Record<string, string>>[],
): Promise<readonly number[]> {
  const medians: number[] = [];
  for (const form of forms) {
    const runs: number[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await callMs(page, path, form));
    medians.push(median(runs));
  }
  return medians;
}

async function measureCharts(page: Page): Promise<Figure[]> {
  const projects = await projectsBySize(page, 10);
  const milestones = (await Promise.all(projects.map((id) => milestonesOfProject(page, id)))).flat();
  const measured = [
    {
      name: 'Charts of a project, answer, the slowest of the ten largest',
      medians: await chartMedians(
        page,
        '/api/project/getCharts',
        projects.map((id) => ({ Project_id: id, Days: '365' })),
      ),
    },
    {
      name: `Chart of a milestone, answer, the slowest of the ${milestones.length} of these projects`,
      medians: await chartMedians(
        page,
        '/api/milestone/getChart',
        milestones.map((id) => ({ id })),
      ),
    },
  ];
  return measured.map(({ name, medians }) => ({
    name,
    value: Math.max(...medians),
    unit: 'ms',
    details: `median ${median(medians).toFixed(0)}`,
    goal: { atMost: CHARTS_MS },
  }));
}

const portfolioRow = '[role="grid"][aria-label="Portfolio"] .db-table-row:not(.db-table-pending)';

/** Milliseconds from going to the start page without loading the page again until the first row of the portfolio is there. */
const firstPortfolioRowMs = (page: Page): Promise<number> =>
  page.evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        history.pushState(null, '', '/dashboard');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const look = (): void => {
          if (document.querySelector(row) === null) requestAnimationFrame(look);
          else resolve(performance.now() - startedAt);
        };
        look();
      }),
    portfolioRow,
  );

/** A second without another script: what a page loads ahead while it is idle has come. */
const scriptsAreLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .every((entry) => !entry.name.endsWith('.js') || performance.now() - entry.startTime > 1_000),
  );

/** Opens another screen by loading the page, so that nothing of the portfolio has been read. */
async function loadProfile(page: Page): Promise<void> {
  await page.goto(`${address}/profile`);
  await goTo(page, '/profile', 'Profile');
}

async function measurePortfolio(page: Page): Promise<Figure[]> {
  await page.goto(`${address}/dashboard`);
  await page.locator(portfolioRow).first().waitFor();
  const hurried: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  const answers: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    await loadProfile(page);
    hurried.push(await firstPortfolioRowMs(page));
    await loadProfile(page);
    await scriptsAreLoaded(page);
    first.push(await firstPortfolioRowMs(page));
    await goTo(page, '/dashboard', 'Dashboard');
    await goTo(page, '/profile', 'Profile');
    again.push(await firstPortfolioRowMs(page));
    await goTo(page, '/dashboard', 'Dashboard');
    answers.push(await callMs(page, '/api/auth/dashboard/portfolio'));
  }
  return [
    {
      name: 'Portfolio opened from a screen that was open for a second, first row',
      value: median(first),
      unit: 'ms',
      goal: { atMost: PORTFOLIO_MS },
    },
    {
      name: 'The same, from a screen in the moment in which it was drawn',
      value: median(hurried),
      unit: 'ms',
      goal: { atMost: PORTFOLIO_MS },
    },
    { name: 'The same, opened before', value: median(again), unit: 'ms', goal: { atMost: PORTFOLIO_MS } },
    { name: 'Portfolio, answer', value: median(answers), unit: 'ms', goal: { atMost: PORTFOLIO_MS } },
  ];
}

async function measureMuster(page: Page): Promise<Figure[]> {
  await page.goto(`${address}/report/muster-sheet?month=${lastMonth}`);
  await firstRow(page);
  await drawn(page);
  return scrollFigures(page, {
    name: `Muster sheet of ${MUSTER_PEOPLE.toLocaleString('en')} people`,
    selector: musterScroller,
    fastGoal: 55,
  });
}

async function withServer(
  environment: Environment,
  reader: { readonly email: string; readonly password: string },
  measure: (page: Page) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(ports.daybook), LOG_LEVEL: 'warn' },
  });
  const browser = await launchBrowser();
  try {
    return await measure(await openAs(browser, reader));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Planning in a company of 100,000 tasks, and the muster sheet of 5,000 people, at 2560×1440, served by the built product. */
export async function measurePlan({ databases, scratch }: PartOptions): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const [filled] = databases;
    const company = { DATABASE_URL: filled ?? (await createDatabase(postgres.url, 'company')), DEMO: '1' };
    if (filled === undefined) await run(process.execPath, [serverProgram('runDemonstration.mjs')], company);
    const size = await addProjects(company, PROJECTS);
    const figures = await withServer(company, hr, async (page) => [
      ...(await measureTimeline(page)),
      ...(await measureCharts(page)),
      ...(await measurePortfolio(page)),
    ]);

    const people = {
      DATABASE_URL: await createDatabase(postgres.url, 'people'),
      DATA_DIR: path.join(scratch, 'people'),
    };
    const database = await openDatabase(readSettings(people));
    try {
      await fillAttendance(database, { employees: MUSTER_PEOPLE, months: 2 });
    } finally {
      await database.close();
    }
    figures.push(...(await withServer(people, benchReader, measureMuster)));
    return {
      figures,
      notes: [
        `plan: the company has ${size.projects.toLocaleString('en')} projects and ${size.tasks.toLocaleString('en')} tasks; without a graphics processor`,
      ],
    };
  } finally {
    await postgres.stop();
  }
}
