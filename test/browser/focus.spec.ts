import type { Locator, Page } from '@playwright/test';
import { screenMatrix } from '../support/screenMatrix';
import { createPathFiller } from './support/addresses';
import { expect, test } from './support/daybook';
import { moveTo } from './support/moveTo';

test.describe.configure({ mode: 'parallel' });

/** Addresses of screens that are looked at already. */
const otherAddresses: ReadonlySet<string> = new Set(['/leaves', '/attendanceSummary', '/employeereport']);
const variants = ['/project/view/:id?tab=details', '/project/tasks/:id?view=board', '/taskList?scope=hours'];

/** A reason that is shown on focus, and toasts, are no content that the keyboard enters. */
const openOverlays = '.bp6-overlay-open:not(.bp6-toast-container):not(:has(.db-reason))';
const pressable = 'main button:visible, header button:visible';
/** Ends the session, or shows another program. */
const isLeftOut = (label: string): boolean => /^(Logout|Log out|View as)/.test(label);

/** What is at the place of the focus, in words; runs in the page. */
const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'nothing';
    return `${active.localName} ${active.getAttribute('aria-label') ?? active.textContent ?? ''}`.slice(0, 80);
  });

const isInOverlay = (page: Page): Promise<boolean> =>
  page.evaluate(
    (open) => [...document.querySelectorAll(open)].at(-1)?.contains(document.activeElement) ?? false,
    openOverlays,
  );

const countOverlays = (page: Page): Promise<number> => page.locator(openOverlays).count();

/** Whether the press has opened an overlay; most answer in the next frame, parts of the program are loaded first. */
const hasOpened = async (page: Page, before: number): Promise<boolean> =>
  page
    .waitForFunction(
      ({ open, count }) => document.querySelectorAll(open).length > count,
      { open: openOverlays, count: before },
      { timeout: 700 },
    )
    .then(
      () => true,
      () => false,
    );

/** Controls of one kind are tried once: rows and screens repeat them. */
const getKind = (label: string): string => label.replace(/\d+/g, '').trim().split(/\s+/).slice(0, 2).join(' ');

class FocusCheck {
  readonly faults: string[] = [];
  readonly tried = new Set<string>();

  constructor(private readonly page: Page) {}

  /** Presses the control by keyboard. */
  private async press(control: Locator): Promise<void> {
    // Any key makes the browser take the user for one of the keyboard.
    await this.page.keyboard.press('Shift');
    await control.focus();
    await this.page.keyboard.press('Enter');
  }

  private async closeAll(where: string): Promise<void> {
    for (let left = await countOverlays(this.page); left > 0; left -= 1) {
      await this.page.keyboard.press('Escape');
      const isClosed = await expect
        .poll(() => countOverlays(this.page), { timeout: 3_000 })
        .toBeLessThan(left)
        .then(
          () => true,
          () => false,
        );
      if (isClosed) continue;
      this.faults.push(`${where}: Escape does not close it; the focus is on ${await describeFocus(this.page)}`);
      return;
    }
  }

  /** The focus is on the opener again. */
  private async expectReturned(where: string, opener: Locator, name: string): Promise<void> {
    const isBack = async (): Promise<boolean> =>
      (await opener.count()) > 0 && (await opener.evaluate((element) => element === document.activeElement));
    await expect
      .poll(isBack, { timeout: 2_000 })
      .toBe(true)
      .catch(async () => {
        this.faults.push(`${where}: closed, the focus is on ${await describeFocus(this.page)} instead of ${name}`);
      });
  }

  private async expectEntered(where: string): Promise<void> {
    await expect
      .poll(() => isInOverlay(this.page), { timeout: 2_000 })
      .toBe(true)
      .catch(async () => {
        this.faults.push(`${where}: opened, the focus is on ${await describeFocus(this.page)}`);
      });
  }

  /** Presses every item of the open menu, each in a menu of its own. */
  private async tryItems(where: string, opener: Locator, name: string): Promise<void> {
    const items = this.page.locator('.bp6-popover .bp6-menu-item:not(.bp6-disabled):not([href]):visible');
    const labels = await items.evaluateAll((all) =>
      all.map((item) => (item.querySelector('.bp6-fill') ?? item).textContent ?? ''),
    );
    for (const [index, label] of labels.entries()) {
      const kind = `item ${getKind(label)}`;
      if (isLeftOut(label) || this.tried.has(kind)) continue;
      this.tried.add(kind);
      if ((await countOverlays(this.page)) === 0) {
        await this.press(opener);
        if (!(await hasOpened(this.page, 0))) return;
      }
      const item = items.nth(index);
      if ((await item.count()) === 0) continue;
      const address = this.page.url();
      await this.press(item);
      const isMenuGone = await expect
        .poll(() => item.count(), { timeout: 700 })
        .toBe(0)
        .then(
          () => true,
          () => false,
        );
      if (!isMenuGone) continue;
      const place = `${where}, ${label}`;
      if (await hasOpened(this.page, 0)) {
        await this.expectEntered(place);
        await this.closeAll(place);
      }
      if (new URL(this.page.url()).pathname !== new URL(address).pathname) return;
      await this.expectReturned(place, opener, name);
    }
    await this.closeAll(where);
  }

  async look(address: string): Promise<void> {
    if (this.page.url().endsWith(address)) await moveTo(this.page, '/profile');
    await moveTo(this.page, address);
    const controls = this.page.locator(pressable);
    for (let index = 0; index < (await controls.count()); index += 1) {
      const control = controls.nth(index);
      const [label, isOff] = await control.evaluate((element) => [
        element.getAttribute('aria-label') ?? element.textContent ?? '',
        element.matches(':disabled, [aria-disabled=true], [role=tab], [aria-haspopup=listbox]'),
      ]);
      const kind = getKind(label);
      if (isOff || isLeftOut(label) || this.tried.has(kind)) continue;
      this.tried.add(kind);
      if (await this.tryOne(`${address}, ${label}`, control, label)) continue;
      // What an action has changed is drawn again.
      await moveTo(this.page, '/profile');
      await moveTo(this.page, address);
    }
  }

  /** @returns whether the screen is as it was */
  private async tryOne(where: string, control: Locator, label: string): Promise<boolean> {
    const page = new URL(this.page.url()).pathname;
    await this.press(control);
    if (await hasOpened(this.page, 0)) {
      await this.expectEntered(where);
      const isMenu = (await this.page.locator('.bp6-popover .bp6-menu-item:visible').count()) > 0;
      await this.closeAll(where);
      await this.expectReturned(where, control, label);
      if (!isMenu) return true;
      await this.press(control);
      if (await hasOpened(this.page, 0)) await this.tryItems(where, control, label);
      return false;
    }
    if (new URL(this.page.url()).pathname === page) {
      // An action: busy and done, the focus is still on the page.
      await expect
        .poll(() => describeFocus(this.page), { timeout: 3_000 })
        .not.toBe('nothing')
        .catch(() => void this.faults.push(`${where}: pressed, nothing has the focus`));
    }
    return false;
  }
}

const roles = { hr: 'HR / Admin', pm: 'Project Manager', employee: 'Employee' } as const;
for (const account of ['hr', 'pm', 'employee'] as const) {
  test(`Every dialog, menu and popover that a button opens is entered and gives the focus back, and no action loses it, as ${account}@`, async ({
    page,
    signIn,
    server,
  }) => {
    test.setTimeout(400_000);
    const fill = await createPathFiller(server);
    await signIn(account);
    const check = new FocusCheck(page);
    const screens = screenMatrix.filter(({ path, mayOpen }) => !otherAddresses.has(path) && mayOpen(roles[account]));
    for (const address of [...screens.map(({ path }) => path), ...variants]) await check.look(fill(address));
    expect(check.faults).toEqual([]);
    expect(check.tried.size).toBeGreaterThan(20);
  });
}
