import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from './support/daybook';
import { firstLinkUnder } from './support/table';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const sizes = [
  { width: 2560, height: 1440 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
// The dark differs in its colours alone.
const themes = [
  { theme: 'light', rules: [] },
  { theme: 'dark', rules: ['color-contrast'] },
] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Says that the screen has what it shows. */
  readonly isThere: (page: Page) => Promise<void>;
}

const gridIsThere = (page: Page): Promise<void> => expect(page.getByRole('gridcell').first()).toBeVisible();
const textIsThere = (text: string | RegExp) => (page: Page): Promise<void> => expect(page.getByText(text).first()).toBeVisible();

/** Every finished screen, with a project and a task that the signed-in project manager has. */
async function finishedScreens(page: Page): Promise<Screen[]> {
  await page.goto('/taskList?scope=reported');
  const task = (await (await firstLinkUnder(page, 'Key')).getAttribute('href')) ?? '';
  const project = task.split('/').pop() ?? '';
  return [
    { name: 'dashboard', path: '/dashboard', isThere: (opened) => expect(opened.getByRole('progressbar').first()).toBeVisible() },
    { name: 'projects', path: '/projects', isThere: gridIsThere },
    { name: 'project ratio', path: `/project/view/${project}`, isThere: (opened) => expect(opened.locator('.db-project-pie svg')).toBeVisible() },
    { name: 'project details', path: `/project/view/${project}?tab=details`, isThere: textIsThere('press Alt + Enter to comment') },
    { name: 'project tasks', path: `/project/tasks/${project}`, isThere: gridIsThere },
    { name: 'task', path: task, isThere: textIsThere('press Alt + Enter to comment') },
    { name: 'task history', path: `${task}?activity=history`, isThere: (opened) => expect(opened.getByRole('list', { name: 'History' })).toBeVisible() },
    { name: 'reported tasks', path: '/taskList?scope=reported', isThere: gridIsThere },
    { name: 'no tasks', path: '/taskList?q=nothing-has-this-name', isThere: textIsThere('No row matches') },
    { name: 'profile', path: '/profile', isThere: textIsThere('This session') },
    { name: 'API reference', path: '/api-reference?call=toggleTaskTimer', isThere: textIsThere('/api/auth/tasks/tasktimer') },
    { name: 'leaves', path: '/me', isThere: gridIsThere },
    { name: 'a task that is not there', path: '/task/nothing', isThere: textIsThere('This task was not found') },
    { name: 'a screen without permission', path: '/location', isThere: textIsThere('You are not permitted to open this page') },
  ];
}

/** Elements that make the window, or the page inside the shell, scroll where they must not. */
const scrollFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the window scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    if (root.scrollHeight > root.clientHeight) faults.push(`the window scrolls by ${root.scrollHeight - root.clientHeight} px`);
    document.querySelectorAll('.db-page-content, .db-side-layout, .db-side-layout-content').forEach((element) => {
      const isHidden = getComputedStyle(element).overflowX === 'hidden';
      if (element.scrollWidth > element.clientWidth + 1 && !isHidden) faults.push(`${element.className} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);
      if (element.querySelector('[role=grid]') && element.scrollHeight > element.clientHeight + 1) faults.push(`${element.className} scrolls around a table`);
    });
    // What stands outside the window without anything that scrolls it there cannot be reached.
    document.querySelectorAll('main button, main a, header button').forEach((element) => {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.left >= window.innerWidth && !element.closest('[role=grid], table, .db-tab-bar')) faults.push(`out of sight: ${element.textContent}`);
    });
    return faults;
  });

/** @param rules only these; none: all that axe has */
async function barriers(page: Page, rules: readonly string[]): Promise<string[]> {
  const result = await page.evaluate(async ({ source, only }): Promise<AxeResults> => {
    const scope = window as unknown as { axe?: { run: (options: RunOptions) => Promise<AxeResults> } };
    // The browser of the test, not the page: evaluate stands outside its security policy
    if (!scope.axe) (0, eval)(source);
    if (!scope.axe) throw new Error('axe did not load');
    return scope.axe.run({ resultTypes: ['violations'], ...(only.length > 0 && { runOnly: [...only] }) });
  }, { source: axeSource, only: rules });
  // The container of a table scrolls by the arrow keys of the grid around it, which has the focus.
  const isGridContainer = (id: string, html: string): boolean => id === 'scrollable-region-focusable' && html.includes('bp6-table-quadrant-scroll-container');
  return result.violations.flatMap(({ id, nodes }) => nodes.filter((node) => !isGridContainer(id, node.html)).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

test('No screen scrolls sideways or around its table, on a large monitor, a small one and a phone', async ({ page, signIn }) => {
  test.setTimeout(120_000);
  await signIn('pm');
  const screens = await finishedScreens(page);
  for (const { name, path, isThere } of screens) {
    await page.goto(path);
    await isThere(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => scrollFaults(page), `${name} at ${size.width} px`).toEqual([]);
    }
  }
});

test('No screen has a barrier that axe knows of, in the light and in the dark', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const { theme, rules } of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.poll(() => page.evaluate(() => document.body.classList.contains('bp6-dark'))).toBe(theme === 'dark');
      faults.push(...(await barriers(page, rules)).map((barrier) => `${name}, ${theme}: ${barrier}`));
    }
  };
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
  await signIn('pm');
  for (const { name, path, isThere } of await finishedScreens(page)) {
    await page.goto(path);
    await isThere(page);
    await look(name);
  }
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Please Select Project Name')).toBeVisible();
  await look('an empty task form with its messages');
  expect(faults).toEqual([]);
});
