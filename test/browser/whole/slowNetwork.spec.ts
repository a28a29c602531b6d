import type { Page } from '@playwright/test';
import { addOwnProject } from '../support/ownProject';
import { expect, test, type Account } from '../support/daybook';

/** The share of the window that moves, as the browser counts it, without the bar that names the day of the demonstration. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { foundShifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const names = sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName)));
        if (value > 0.02 && !names.includes('db-shell-content')) found.push(`${value.toFixed(3)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A shift is announced after the frame that showed it.
  return () =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as unknown as { foundShifts: string[] }).foundShifts)),
          ),
        ),
    );
}

const screens: readonly (readonly [account: Account, path: string])[] = [
  ['pm', '/dashboard'],
  ['pm', '/project/tasks/:id'],
  ['pm', '/project/tasks/:id?view=board'],
  ['pm', '/calendar'],
  ['pm', '/workload'],
  ['pm', '/reportList'],
  ['hr', '/leaves-report'],
  ['hr', '/employees'],
  ['hr', '/employeepresentlist'],
];

for (const [index, [account, path]] of screens.entries())
  test(`With a slow connection nothing moves on ${path} of ${account} while it loads`, async ({
    page,
    server,
    signIn,
  }) => {
    const project = path.includes(':id') ? await addOwnProject(server, `SLO${index}`) : undefined;
    const address = path.replace(':id', project?._id ?? '');
    await signIn(account, { at: address });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const getShifts = await watchShifts(page);
    // What is shown before the permissions are known is there first.
    const permissions = page.waitForResponse('**/api/auth/permission/details');
    await page.goto(address);
    await permissions;
    await page.locator('.db-page-content').waitFor();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
    expect(await getShifts()).toEqual([]);
  });
