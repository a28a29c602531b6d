import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { root } from '../../../scripts/platform/step.mjs';
import { checkOutCommit } from '../../support/programs/checkedOutCommit';
import { servePages } from '../builtPages';
import type { Figure, Measured } from '../figureTable';
import { ports } from '../ports';
import type { PartOptions } from '../runParts';
import { launchBrowser, newPage, openAs } from '../signedInPage';
import { quantile } from '../statistics';
import { startTimed } from '../timedProcess';

declare global {
  /** Of the measured page: milliseconds from a key press to the end of the frame that shows it. */
  var keyTimes: number[];
}

const CPU_SLOWDOWN = 4;
const TURNS = 4;
const TYPED = 'Replace the pump of the third line before the audit';
const GOAL_MS = 16;

/** A build of the program on a server of its own. */
interface Side {
  readonly name: string;
  readonly page: Page;
  readonly times: Map<string, number[]>;
}

async function openForm(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}/taskList`);
  await page.getByRole('button', { name: 'Create Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByLabel('Short Summary').waitFor();
  return dialog;
}

/** The end of a frame: what a message posted by it finds after layout and paint were begun. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.keyTimes = [];
    window.addEventListener(
      'keydown',
      (event) => {
        const { timeStamp } = event;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.keyTimes.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
}

async function typeInto(page: Page, field: Locator): Promise<number[]> {
  await field.click();
  await page.evaluate(() => void (globalThis.keyTimes.length = 0));
  // As fast as a quick typist: presses in the same frame would be counted together.
  await page.keyboard.type(TYPED, { delay: 60 });
  await page.waitForFunction((count) => globalThis.keyTimes.length >= count, TYPED.length);
  const times = await page.evaluate(() => [...globalThis.keyTimes]);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  return times;
}

/**
 * An input at the end of the dialog whose events no script of the page sees: what the browser itself needs to draw this
 * page after a key press on this machine.
 */
async function addSilentInput(dialog: Locator): Promise<Locator> {
  await dialog.evaluate((element) => {
    const input = document.createElement('input');
    input.id = 'silent-input';
    element.append(input);
    for (const type of ['keydown', 'keypress', 'keyup', 'input', 'selectionchange', 'focusin'])
      window.addEventListener(
        type,
        (event) => {
          if (document.activeElement === input) event.stopImmediatePropagation();
        },
        true,
      );
  });
  return dialog.locator('#silent-input');
}

const fields: Readonly<Record<string, (dialog: Locator) => Locator>> = {
  'Short Summary': (dialog) => dialog.getByLabel('Short Summary'),
  'Task Duration': (dialog) => dialog.getByLabel('Task Duration'),
};

async function startSide(
  name: string,
  program: string,
  port: number,
  { browser, scratch }: { readonly browser: Browser; readonly scratch: string },
): Promise<{ side: Side; dialog: Locator; silentInput: Locator; stop: () => Promise<void> }> {
  const address = `http://localhost:${port}`;
  const { stop } = await startTimed(process.execPath, [program], {
    url: `${address}/api/health`,
    env: { DATA_DIR: path.join(scratch, `typing-${port}`), DATABASE_URL: '', DEMO: '1', PORT: String(port) },
  });
  const page = await openAs(
    browser,
    { email: 'pm@daybook.example', password: 'daybook' },
    { viewport: { width: 1920, height: 1080 }, address },
  );
  const dialog = await openForm(page, address);
  // The keys are watched before the input stops them.
  await watchKeys(page);
  const silentInput = await addSilentInput(dialog);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { side: { name, page, times: new Map() }, dialog, silentInput, stop };
}

/** Inputs alone on a page, and what they are: the least that the browser, React and a store cost. */
const bareInputs = {
  plain: 'a plain input',
  react: "an input of React's state",
  store: 'an input of a Redux store',
} as const;

/** A page with nothing but inputs, at the same slowdown. */
async function openBareInputs(browser: Browser, address: string): Promise<Page> {
  const page = await newPage(browser, { viewport: { width: 1920, height: 1080 } });
  await page.goto(`${address}/inputs`);
  await page.locator('#store').waitFor();
  await watchKeys(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Key presses in the form of a new task, on this build and on that of another commit, by turns. */
export async function measureTyping({ scratch, base }: PartOptions): Promise<Measured> {
  const other = await checkOutCommit(base);
  const commit = execFileSync('git', ['rev-parse', '--short', base], { cwd: other.folder, encoding: 'utf8' }).trim();
  const pages = await servePages(path.join(scratch, 'inputs'), {
    inputs: path.join(root, 'test/bench/typing/inputPage.tsx'),
  });
  const browser = await launchBrowser();
  const stops: (() => Promise<void>)[] = [];
  try {
    other.build();
    const started = [];
    for (const [index, [name, program]] of [
      ['this', path.resolve('dist/server/main.mjs')] as const,
      [commit, path.join(other.folder, 'dist/server/main.mjs')] as const,
    ].entries()) {
      const one = await startSide(name, program, index === 0 ? ports.daybook : ports.bareServer, { browser, scratch });
      stops.push(one.stop);
      started.push(one);
    }
    const barePage = await openBareInputs(browser, pages.address);
    const bare = new Map<string, number[]>();
    const silent: number[] = [];
    // The first turn warms all up.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      await barePage.bringToFront();
      for (const id of Object.keys(bareInputs)) {
        const times = await typeInto(barePage, barePage.locator(`#${id}`));
        if (turn > 0) bare.set(id, [...(bare.get(id) ?? []), ...times]);
      }
      for (const [index, { side, dialog, silentInput }] of started.entries()) {
        await side.page.bringToFront();
        if (index === 0) {
          const times = await typeInto(side.page, silentInput);
          if (turn > 0) silent.push(...times);
        }
        for (const [field, locate] of Object.entries(fields)) {
          const times = await typeInto(side.page, locate(dialog));
          if (turn > 0) side.times.set(field, [...(side.times.get(field) ?? []), ...times]);
        }
      }
    }
    const [own, peer] = started.map(({ side }) => side);
    const figures = Object.keys(fields).map((field): Figure => {
      const times = own?.times.get(field) ?? [];
      const peerTimes = peer?.times.get(field) ?? [];
      return {
        name: `Key press to frame in '${field}' of a new task at ${CPU_SLOWDOWN}× slowdown, 95th percentile`,
        value: quantile(times, 0.95),
        unit: 'ms',
        details: `median ${quantile(times, 0.5).toFixed(1)}, ${times.length} keys`,
        goal: { atMost: GOAL_MS },
        peer: {
          name: commit,
          value: quantile(peerTimes, 0.95),
          details: `median ${quantile(peerTimes, 0.5).toFixed(1)}`,
        },
      };
    });
    figures.push({
      name: 'The same in an input of the same dialog that no script listens to: what the browser needs',
      value: quantile(silent, 0.95),
      unit: 'ms',
      details: `median ${quantile(silent, 0.5).toFixed(1)}, ${silent.length} keys`,
    });
    for (const [id, input] of Object.entries(bareInputs)) {
      const times = bare.get(id) ?? [];
      figures.push({
        name: `The same in ${input}, alone on a page`,
        value: quantile(times, 0.95),
        unit: 'ms',
        details: `median ${quantile(times, 0.5).toFixed(1)}, ${times.length} keys`,
      });
    }
    return { figures, notes: ['key presses are drawn at the next frame: a median of half a frame (8 ms) is nothing'] };
  } finally {
    await browser.close();
    for (const stop of stops) await stop();
    pages.stop();
    other.remove();
  }
}
