import { chromium, type Browser, type Page } from '@playwright/test';
import chromiumArguments from '../../../scripts/testing/chromiumArguments.cjs';
import { findChromiumForTests } from '../../../scripts/testing/findChromium.mjs';

/** A page of a real browser that is opened once: what it shows later has come by itself. */
export class BrowserPage {
  /** Errors that its scripts did not handle. */
  readonly errors: string[] = [];
  /** How often it was loaded. */
  loaded = 0;

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    page.on('pageerror', ({ message }) => this.errors.push(message));
  }

  /** Signs in, and opens a path as a user does who comes back to it. */
  static async open(origin: string, email: string, path: string): Promise<BrowserPage> {
    const browser = await chromium.launch({ executablePath: findChromiumForTests(), args: chromiumArguments });
    const page = await browser.newPage();
    const opened = new BrowserPage(browser, page);
    // A page of the same origin that starts no program of its own.
    await page.goto(`${origin}/api/health`);
    await page.evaluate(
      async (form) => {
        const answer = await fetch('/api/login', { method: 'POST', body: new URLSearchParams(form) });
        const { data, token } = (await answer.json()) as { data: object[]; token: string };
        localStorage.setItem('daybook.user', JSON.stringify(data));
        localStorage.setItem('daybook.token', token);
      },
      { Email: email, Password: 'daybook' },
    );
    page.on('load', () => (opened.loaded += 1));
    await page.goto(`${origin}${path}`);
    await page.getByRole('navigation').filter({ visible: true }).first().waitFor();
    return opened;
  }

  /** Resolves when the page shows a text. */
  async shows(text: string, withinMs: number): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor({ timeout: withinMs });
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
