import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Measured } from '../figureTable';
import { ports } from '../ports';
import type { PartOptions } from '../runParts';
import { launchBrowser, newPage } from '../signedInPage';
import { startTimed } from '../timedProcess';

const address = `http://localhost:${ports.daybook}`;
const LISTED_FILES = 6;
const isWeighed = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);

/** Bytes by address. */
type Files = ReadonlyMap<string, number>;

/** Records the compressed bytes of scripts and stylesheets that a page loads, each file once. */
function weigh(page: Page): () => Promise<Files> {
  const bytesByFile = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!isWeighed(url) || bytesByFile.has(url)) return;
    bytesByFile.set(url, 0);
    pending.push(request.sizes().then(({ responseBodySize }) => bytesByFile.set(url, responseBodySize)));
  });
  return async () => {
    // The stream of changes never ends: still is a page for which nothing more has come for a second.
    for (let known = -1; known !== bytesByFile.size; await page.waitForTimeout(1000)) known = bytesByFile.size;
    await Promise.all(pending);
    return new Map(bytesByFile);
  };
}

const totalKilobytes = (files: Files) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
const ofKind = (files: Files, ending: string) => new Map([...files].filter(([url]) => url.endsWith(ending)));
const split = (files: Files) =>
  `${totalKilobytes(ofKind(files, '.js')).toFixed(0)} JS, ${totalKilobytes(ofKind(files, '.css')).toFixed(0)} CSS`;

const withoutHash = (url: string) => path.basename(new URL(url).pathname).replace(/\.[0-9a-f]{8,}\./, '.');
const heaviest = (title: string, files: Files) =>
  `${title}, heaviest files: ${[...files]
    .sort((a, b) => b[1] - a[1])
    .slice(0, LISTED_FILES)
    .map(([url, bytes]) => `${withoutHash(url)} ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ')}`;

/** What a screen needs that is opened by its address; what the page loads ahead while it is idle is not part of it. */
async function weighOpened(signedIn: Page, route: string): Promise<Files> {
  const context = await signedIn
    .context()
    .browser()
    ?.newContext({ storageState: await signedIn.context().storageState() });
  if (context === undefined) throw new Error('The browser has gone');
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const weighed = weigh(page);
  await page.goto(address + route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const files = await weighed();
  await context.close();
  return files;
}

/**
 * Compressed scripts and stylesheets, as a browser gets them from the server: for /login, what the shell adds (what two
 * screens that share nothing else both load), and what the whole start page of an employee adds.
 */
export async function measureWeight({ scratch }: PartOptions): Promise<Measured> {
  const server = await startTimed(process.execPath, ['dist/server/main.mjs'], {
    url: `${address}/api/health`,
    env: { DATA_DIR: path.join(scratch, 'weight'), DATABASE_URL: '', DEMO: '1', PORT: String(ports.daybook) },
  });
  const browser = await launchBrowser();
  try {
    const page = await newPage(browser);
    const weighed = weigh(page);
    await page.goto(`${address}/login`);
    await page.getByLabel('Username').waitFor();
    const login = await weighed();
    await page.getByLabel('Username').fill('employee@daybook.example');
    await page.getByLabel('Password', { exact: true }).fill('daybook');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('progressbar').first().waitFor();
    const both = await weighed();
    const added = new Map([...both].filter(([url]) => !login.has(url)));
    const other = await weighOpened(page, '/profile');
    const shell = new Map([...added].filter(([url]) => other.has(url)));
    return {
      figures: [
        {
          name: 'Weight of /login, JS + CSS, brotli',
          value: totalKilobytes(login),
          unit: 'kB',
          details: split(login),
          goal: { atMost: 110 },
        },
        {
          name: 'Weight that the shell adds',
          value: totalKilobytes(shell),
          unit: 'kB',
          details: split(shell),
          goal: { atMost: 170 },
        },
        {
          name: 'Weight that shell and start page of an employee add',
          value: totalKilobytes(added),
          unit: 'kB',
          details: split(added),
        },
      ],
      notes: [heaviest('/login', login), heaviest('shell and dashboard', added)],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
