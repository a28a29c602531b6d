import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import { ports } from '../ports';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { address, launchBrowser, openAs } from '../signedInPage';
import { startTimed } from '../timedProcess';
import { emptyShare } from './emptyShare';

const sizes = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;
const themes = ['light', 'dark'] as const;
const GOAL_PERCENT = 25;
const PATIENCE_MS = 30_000;

const ofEverybody = [
  '/dashboard',
  '/my-dashboard',
  '/projects',
  '/taskList',
  '/calendar',
  '/directory',
  '/leaves',
  '/tickets',
];
const ofManagers = [
  '/reportList',
  '/taskprogress',
  '/timeline',
  '/workload',
  '/employeeWorkingPlan',
  '/sprint/report',
  '/milestone/report',
  '/report/project-status',
  '/employee-tracker',
  '/dueDashboard',
  '/tasks/tasktimer/report',
];
/** Dashboards and lists by account. */
const screens = {
  hr: [
    ...ofEverybody,
    ...ofManagers,
    '/hr-dashboard',
    '/month-end',
    '/month-end?step=close',
    '/report/muster-sheet',
    '/attendanceSummary',
    '/report/month-wise-attendance',
    '/employeepresentlist',
    '/employees',
    '/leaves-report',
    '/pending',
    '/report/kra',
    '/holidays',
    '/audit',
    '/status',
  ],
  pm: [...ofEverybody, ...ofManagers, '/pending'],
  employee: ofEverybody,
} as const;

/** What is shown has come, and charts have their size. */
async function settle(page: Page): Promise<void> {
  await page.locator('.db-page-content').waitFor();
  await page
    .waitForFunction(
      () => document.querySelector('main .bp6-skeleton, main [aria-busy="true"], main .db-table-pending') === null,
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => undefined);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)))),
  );
}

/** The empty share of dashboards and lists in three sizes of window and both themes; with `pictures`, each is also a picture. */
export async function measureSpace({ databases, pictures }: PartOptions): Promise<Measured> {
  const [filled] = databases;
  const postgres = filled === undefined ? await startPostgres() : undefined;
  const environment = { DATABASE_URL: filled ?? postgres?.url ?? '', DEMO: '1' };
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  try {
    if (postgres !== undefined) await run(process.execPath, [serverProgram('runDemonstration.mjs')], environment);
    const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
      url: `${address}/api/health`,
      env: { ...environment, PORT: String(ports.daybook), LOG_LEVEL: 'warn' },
    });
    const browser = await launchBrowser();
    const figures: Figure[] = [];
    try {
      for (const [account, paths] of Object.entries(screens)) {
        const page = await openAs(browser, { email: `${account}@daybook.example`, password: 'daybook' });
        for (const screen of paths)
          for (const size of sizes) {
            await page.setViewportSize(size);
            const shares: number[] = [];
            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme });
              await page.goto(`${address}${screen}`);
              await settle(page);
              shares.push(100 * (await emptyShare(page)));
              if (pictures !== undefined)
                await page.screenshot({
                  path: path.join(pictures, `${account}${screen.replaceAll('/', '-')}-${size.width}-${theme}.png`),
                });
            }
            figures.push({
              name: `Empty share of ${screen} as ${account}@ at ${size.width} × ${size.height}`,
              value: Math.max(...shares),
              unit: '%',
              goal: { atMost: GOAL_PERCENT },
            });
          }
        await page.close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
    return {
      figures,
      notes: [
        'space: blocks of 8 × 8 px of the content farther than 16 px from any text, control, picture or filled cell',
      ],
    };
  } finally {
    await postgres?.stop();
  }
}
