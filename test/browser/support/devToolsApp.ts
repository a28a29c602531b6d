import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './daybook';
import { dispatchToDevTools, importLog, loggedTypes, readLog } from './devTools';

/** The unpacked npm package `@redux-devtools/app`; undefined: it is not there. */
export const devToolsPackage = process.env.DAYBOOK_DEVTOOLS_APP;

const address = 'http://localhost:7999/';
/** Where the app looks for the pages that it shows. */
const socket = /^ws:\/\/localhost:8000\/socketcluster\//;
const channel = 'daybook';
const instance = { id: 'page', instanceId: 'page', name: 'Daybook' };

interface SocketMessage {
  readonly event?: string;
  readonly cid?: number;
  readonly data?: FromApp & { readonly channel?: string };
}

/** What the app asks of the page that it shows. */
interface FromApp {
  readonly type?: 'START' | 'DISPATCH' | 'IMPORT' | 'SYNC';
  readonly action?: { readonly type: string };
  readonly state?: string;
}

/**
 * Opens the app of Redux DevTools and connects it with the DevTools of a page (`connectDevTools`), as its server does:
 * the app gets the log, and what a user presses in it is dispatched to the page.
 */
export async function openDevToolsApp(context: BrowserContext, shown: Page): Promise<Page> {
  const web = path.join(devToolsPackage ?? '', 'build/web');
  const page = await context.newPage();
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(web, pathname === '/' ? 'index.html' : pathname);
    return route.fulfill({ body: readFileSync(file), contentType: pathname.endsWith('.js') ? 'text/javascript' : '' });
  });
  await page.routeWebSocket(socket, (line) => {
    const send = (message: object): void => line.send(JSON.stringify(message));
    const sendLog = async (): Promise<void> =>
      send({
        event: '#publish',
        data: { channel, data: { type: 'STATE', payload: await readLog(shown), ...instance } },
      });
    const follow = async ({ type, action, state }: FromApp): Promise<void> => {
      if (type === 'DISPATCH' && action) await dispatchToDevTools(shown, action);
      if (type === 'IMPORT' && state !== undefined) await importLog(shown, state);
      if (type !== 'SYNC') await sendLog();
    };
    line.onMessage((text) => {
      const { event, cid, data } = (text === '' ? {} : JSON.parse(String(text))) as SocketMessage;
      // The answers of SocketCluster, of which the app uses these.
      const answers: Readonly<Record<string, unknown>> = {
        '#handshake': { id: 'app', isAuthenticated: false, pingTimeout: 3_600_000 },
        login: channel,
        '#subscribe': {},
      };
      if (event !== undefined && event in answers) send({ rid: cid, data: answers[event] });
      else if (data) void follow(data);
    });
  });
  await page.goto(address);
  await page.getByText('Settings', { exact: true }).click();
  await page.getByText('Connection', { exact: true }).click();
  await page.getByText('custom', { exact: true }).click();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText('Actions', { exact: true }).click();
  const types = await loggedTypes(shown);
  await expect(page.getByText(types.at(-1) ?? '', { exact: true }).first()).toBeVisible();
  return page;
}
