import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/daybook';
import { connectDevTools, loggedTypes, loggedUrls, skippedSteps } from '../support/devTools';
import { devToolsPackage, openDevToolsApp } from '../support/devToolsApp';
import { differenceFrom, openReplay, saveRecording, settledScreen } from '../support/replay';
import { openInside } from '../support/walk';

test.skip(
  devToolsPackage === undefined,
  'DAYBOOK_DEVTOOLS_APP names the unpacked package @redux-devtools/app (CONTRIBUTING.md)',
);

test('The app of Redux DevTools shows the session step by step: Jump, Skip, the slider, and a recording that it imports', async ({
  page,
  context,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  await connectDevTools(page);
  await signIn('employee', { at: '/profile' });
  await settledScreen(page);
  await openInside(page, '/holidays-list');
  const holidays = await settledScreen(page);
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const menu = await settledScreen(page);
  await page.keyboard.press('Escape');
  const recording = await saveRecording(page);
  await openInside(page, '/profile');
  await settledScreen(page);

  const app = await openDevToolsApp(context, page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const types = await loggedTypes(page);
  const urls = await loggedUrls(page);
  /** The list has Jump for every action but draws it under the pointer only. */
  const pressJump = async (step: number): Promise<void> =>
    app.getByText('Jump', { exact: true }).nth(step).dispatchEvent('click');
  for (const seen of [menu, holidays]) {
    await pressJump(seen.step);
    await expect(page.locator('html')).toHaveAttribute('data-step', String(seen.step));
    await expect(page.locator('html')).toHaveAttribute('data-past', '');
    expect(new URL(page.url()).pathname).toBe(urls[seen.step]);
    expect(await differenceFrom(seen, page)).toBeUndefined();
  }
  await app.getByRole('button', { name: 'Go back' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-step', String(holidays.step - 1));

  // Without the actions that opened the menu there is no menu. The first action cannot be skipped.
  const opening = [...types.keys()].filter(
    (step) => step > holidays.step && step <= menu.step && types[step] === 'overlays/opened',
  );
  expect(opening).not.toEqual([]);
  for (const step of opening.reverse())
    await app
      .getByText('Skip', { exact: true })
      .nth(step - 1)
      .dispatchEvent('click');
  await expect.poll(() => skippedSteps(page)).toEqual(opening.reverse());
  await pressJump(menu.step);
  await expect(page.locator('html')).toHaveAttribute('data-past', '');
  await expect(page.getByRole('menuitem', { name: 'Save recording' })).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Return to the present' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-past');
  await expect(page).toHaveURL(/\/profile$/);

  // What the replay exports for Redux DevTools.
  const replay = await openReplay(browser, server.url, recording);
  const downloading = replay.page.waitForEvent('download');
  await replay.page.getByRole('button', { name: 'Export for Redux DevTools' }).click();
  const exported = readFileSync(await (await downloading).path());
  await replay.close();
  await app
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: exported });
  await expect(page.locator('html')).toHaveAttribute('data-past', '');
  const { firstStep } = JSON.parse(gunzipSync(recording).toString()) as { firstStep: number };
  await pressJump(menu.step - firstStep);
  await expect(page.getByRole('menuitem', { name: 'Save recording' })).toBeVisible();
});
