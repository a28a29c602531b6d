import type { Page } from '@playwright/test';
import type { Figure } from '../figureTable';
import { changePriorities } from '../changePriorities';
import { framesDuring } from '../framesDuring';
import { ports } from '../ports';
import { serverProgram } from '../serverProgram';
import { address, firstRow, launchBrowser, openAs } from '../signedInPage';
import { median } from '../statistics';
import { startTimed, type Environment } from '../timedProcess';

const RUNS = 3;
const SCROLLED_FRAMES = 240;
const SLOW_STEP_PX = 20;
const FAST_STEP_PX = 200;
const DRAGGED_STEPS = 200;
const MAX_BLOCKING_MS = 50;

const findLargestProject = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/auth/tasks/groups?Group_by=Project_name', {
      headers: { authorization: `Bearer ${localStorage.getItem('daybook.token')}` },
    });
    const { data } = (await answer.json()) as { data: { Key: string; Count: number }[] };
    const [largest] = data.sort((a, b) => b.Count - a.Count);
    if (largest === undefined) throw new Error('There is no project');
    return largest;
  });

const framesPerSecond = async (page: Page, act: () => Promise<unknown>): Promise<number> =>
  (await framesDuring(page, act)).perSecond;

/** Scrolls the longest column of the board by a number of pixels in each frame. */
const scrollColumn = (page: Page, stepPx: number) =>
  page.evaluate(
    ([step, frames]) =>
      new Promise<void>((resolve, reject) => {
        const [longest] = [...document.querySelectorAll('.db-board-body')].sort(
          (a, b) => b.scrollHeight - a.scrollHeight,
        );
        if (longest === undefined) {
          reject(new Error('There is no board'));
          return;
        }
        longest.scrollTop = 0;
        let frame = 0;
        const further = () => {
          longest.scrollTop += step;
          frame += 1;
          if (frame < frames) requestAnimationFrame(further);
          else resolve();
        };
        requestAnimationFrame(further);
      }),
    [stepPx, SCROLLED_FRAMES] as const,
  );

/** Carries the first card about over the columns, and puts it back. */
async function carryCard(page: Page): Promise<number> {
  const box = await page.locator('.db-card').first().boundingBox();
  if (box === null) throw new Error('The first card is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drawnPerSecond = await framesPerSecond(page, async () => {
    for (let step = 0; step < DRAGGED_STEPS; step += 1)
      await page.mouse.move(x + 700 * Math.abs(Math.sin(step / 30)), y + 200 * Math.abs(Math.sin(step / 17)));
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return drawnPerSecond;
}

async function measureBoard(page: Page): Promise<Figure[]> {
  const { Key: projectId, Count: count } = await findLargestProject(page);
  await page.goto(`${address}/project/tasks/${projectId}`);
  await page.getByText('Board', { exact: true }).first().click();
  await page.locator('.db-card').first().waitFor();
  const kinds = [
    {
      name: `scrolled by ${SLOW_STEP_PX} px a frame`,
      frames: () => framesPerSecond(page, () => scrollColumn(page, SLOW_STEP_PX)),
    },
    {
      name: `by ${FAST_STEP_PX} px a frame`,
      frames: () => framesPerSecond(page, () => scrollColumn(page, FAST_STEP_PX)),
    },
    { name: 'a card dragged', frames: () => carryCard(page) },
  ];
  const figures: Figure[] = [];
  for (const { name, frames } of kinds) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await frames());
    figures.push({
      name: `Board of a project with ${count.toLocaleString('en')} tasks, ${name}`,
      value: median(runs),
      unit: 'fps',
    });
  }
  return figures;
}

async function measureBulkChange(page: Page): Promise<Figure[]> {
  await page.goto(`${address}/reportList?size=all`);
  await firstRow(page);
  const runs = await changePriorities(page);
  return [
    {
      name: 'Priority of 500 tasks of a list changed, until the message is shown',
      value: median(runs.map(({ milliseconds }) => milliseconds)),
      unit: 'ms',
    },
    {
      name: 'the same, longest task of the main thread (0: none of 50 ms)',
      value: median(runs.map(({ maxTaskMs }) => maxTaskMs)),
      unit: 'ms',
      details: `of ${runs.length} runs at most ${Math.max(...runs.map(({ maxTaskMs }) => maxTaskMs)).toFixed(0)}`,
      goal: { atMost: MAX_BLOCKING_MS },
    },
  ];
}

/** The board of the largest project, and a change of many tasks, in a real browser and served by the built product. */
export async function measureTaskScreens(environment: Environment): Promise<Figure[]> {
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(ports.daybook), LOG_LEVEL: 'warn' },
  });
  const browser = await launchBrowser();
  try {
    const page = await openAs(
      browser,
      { email: 'hr@daybook.example', password: 'daybook' },
      { viewport: { width: 1920, height: 1080 } },
    );
    return [...(await measureBoard(page)), ...(await measureBulkChange(page))];
  } finally {
    await browser.close();
    await server.stop();
  }
}
