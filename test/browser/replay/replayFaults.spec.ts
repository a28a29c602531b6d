import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/daybook';
import { builtClient } from '../support/daybookServer';
import { findDifferences, openReplay, saveRecording, settledScreen } from '../support/replay';
import { openInside } from '../support/walk';

/* Faults that the comparison of a replay with the live page has to find: otherwise the walker would prove nothing. */

/** The heading of the directory in the built program. */
const heading = /title:"Directory"(?=,actions:)/;

/** The name that the build has given to a module, from its last use. */
function findName(text: string, use: RegExp): string {
  const name = [...text.matchAll(use)].at(-1)?.[1];
  if (name === undefined) throw new Error(`The build uses no ${String(use)}`);
  return name;
}

/** Puts an expression in the place of a heading of the built program. In it, `react` and `jsx` are the modules. */
async function buildIn(context: BrowserContext, expression: string): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    const text = await readFile(path.join(builtClient, new URL(route.request().url()).pathname), 'utf8');
    const at = text.search(heading);
    const before = text.slice(0, at);
    const faulty = (): string =>
      `title:((react,jsx)=>{${expression}})(${findName(before, /\(0,(\w+)\.useMemo\)/g)},${findName(before, /\(0,(\w+)\.jsx\)/g)})`;
    await route.fulfill({ contentType: 'text/javascript', body: at < 0 ? text : text.replace(heading, faulty) });
  });
}

const faults = [
  {
    name: 'a dialog in useState',
    expression: `const [isOpen, open] = react.useState(false);
      return jsx.jsxs("span", { children: [
        jsx.jsx("button", { onClick: () => open(true), children: "Open locally" }),
        isOpen && jsx.jsx("div", { role: "dialog", "aria-label": "Local", children: "Only a component knows" }),
      ] });`,
    button: 'Open locally',
    found: /Only a component knows/,
  },
  {
    name: 'the time of the machine in what is shown',
    // oxlint-disable-next-line clock/in-sql -- no SQL: a fault of the program
    expression: 'return react.useMemo(() => "Directory " + Date.now(), []);',
    found: /Directory \d+/,
  },
  {
    name: 'a request in a mount effect',
    expression: 'react.useEffect(() => void fetch("/api/health"), []); return "Directory";',
    found: /^request: .*\/api\/health$/,
  },
  { name: 'no fault', expression: 'return "Directory";' },
] as const;

for (const fault of faults)
  test(`The comparison of a replay with the live page finds ${fault.name}`, async ({
    page,
    context,
    signIn,
    browser,
    server,
  }) => {
    await buildIn(context, fault.expression);
    await signIn('pm', { at: '/dashboard' });
    await openInside(page, '/directory');
    await expect(page.getByRole('grid', { name: 'Directory' })).toBeVisible();
    if ('button' in fault) await page.getByRole('button', { name: fault.button }).click();
    const screen = await settledScreen(page);
    const file = await saveRecording(page);
    const replay = await openReplay(browser, server.url, file, {
      prepare: (fresh) => buildIn(fresh, fault.expression),
    });
    const differences = await findDifferences(replay, [screen]);
    await replay.close();
    if ('found' in fault) expect(differences).toContainEqual(expect.stringMatching(fault.found));
    else expect(differences).toEqual([]);
  });
