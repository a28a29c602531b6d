import type { Page } from '@playwright/test';
import type { Calls } from './calls';

/** Numbers from 0 to 1, the same in every run with the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What would end the session or the recording, leave the page, open a window of the browser, or save. */
const avoided =
  'sign out|log ?out|password|session|view as|download|export|excel|csv|print|upload|import|choose file|browse|recording|delete|remove|deactivate|save|submit|reload|documentation|replay';

type Target = 'control' | 'field' | 'choice' | 'heading' | 'box' | 'draggable';

const selectors: Readonly<Record<Target, string>> = {
  control: 'button, a[href^="/"], [role=tab], [role=button], [role=gridcell]',
  field: 'input:not([type=checkbox], [type=radio], [type=file], [type=password]), textarea, [contenteditable=true]',
  choice: '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], .bp6-menu-item',
  heading: '.db-table-heading',
  box: 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], .db-table-row-number',
  draggable: '.db-card, .db-timeline-bar, .db-workload-task, .bp6-table-reorder-handle, .bp6-table-resize-handle',
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** A random element that a click reaches; in an open dialog or menu if there is one. */
const findSpot = (page: Page, target: Target, random: number): Promise<Spot | null> =>
  page.evaluate(
    ([selector, pattern, pick]) => {
      const isAvoided = new RegExp(pattern, 'i');
      const spots = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + Math.min(box.width / 2, 60), box.top + box.height / 2];
        if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
        const name = `${element.getAttribute('aria-label') ?? ''} ${element.title} ${element.innerText}`.trim();
        const link = element.closest('a');
        // Also one within the control, which takes the click: it leads out of the program.
        const leadsOut = [link, ...element.querySelectorAll('a')].some(
          (one) => one && (one.target !== '' || one.pathname.startsWith('/api')),
        );
        if (isAvoided.test(name) || leadsOut) return [];
        const hit = document.elementFromPoint(x, y);
        if (!hit || (hit !== element && !element.contains(hit) && !hit.contains(element))) return [];
        const around = hit.closest<HTMLElement>('button, a, [role=menuitem], label');
        if (around && isAvoided.test(`${around.getAttribute('aria-label') ?? ''} ${around.innerText}`)) return [];
        return [{ x, y, name: name.slice(0, 60) }];
      });
      return spots[Math.floor(pick * spots.length)] ?? null;
    },
    [selectors[target], avoided, random] as const,
  );

/** Moves inside the program, as a link does. */
export const openInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ key: crypto.randomUUID(), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/** Goes back inside the program: what lies before its first page is another document, and leaving it ends the recording. */
const goBack = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (((history.state as { idx?: number } | null)?.idx ?? 0) === 0) return 'nothing to go back to';
    history.back();
    return 'went back';
  });

export interface Walk {
  readonly page: Page;
  readonly random: () => number;
  /** Visited in this order. */
  readonly addresses: readonly string[];
  /** Another user, and a task that both see. */
  readonly other: Calls;
  readonly taskId: string;
}

const words = ['lamp', 'Monday', 'a longer text with spaces', '12', '2026-03-02', 'ü & <b>', 'none'];
const keys = [
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Enter',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Space',
  'Control+k',
  '?',
  'PageDown',
  'End',
  'F2',
];
const statuses = ['OPEN', 'IN PROGRESS', 'ON HOLD'];

/**
 * Steps of a user without a plan: screens, dialogs, typing without saving, choices, sorting, selecting, scrolling,
 * dragging, Back; changes by another user arrive, and the server fails at times.
 * @returns makes the next step, and answers what it was
 */
export async function startWalk({ page, random, addresses, other, taskId }: Walk): Promise<() => Promise<string>> {
  let visited = 0;
  let failingSteps = 0;
  await page.route('**/api/**', async (route) => {
    const isRead = /\/live|\/events|\/stream|\/files/.test(route.request().url());
    if (failingSteps > 0 && !isRead) await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    else await route.fallback();
  });
  page.on('popup', (popup) => void popup.close());
  page.on('dialog', (dialog) => void dialog.dismiss());
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

  const press = async (target: Target): Promise<string> => {
    const spot = await findSpot(page, target, random());
    if (!spot) return `no ${target}`;
    await page.mouse.click(spot.x, spot.y);
    if (target !== 'field') return `${target}: ${spot.name}`;
    const text = pick(words);
    await page.keyboard.type(text);
    return `typed '${text}' into ${spot.name}`;
  };
  const drag = async (): Promise<string> => {
    const spot = await findSpot(page, 'draggable', random());
    if (!spot) return 'nothing to drag';
    const [x, y] = [spot.x + (random() - 0.3) * 400, spot.y + (random() - 0.5) * 120];
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down();
    await page.mouse.move((spot.x + x) / 2, (spot.y + y) / 2, { steps: 3 });
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    return `dragged ${spot.name}`;
  };
  const scroll = (): Promise<string> =>
    page.evaluate(
      ([which, howFar]) => {
        const scrollers = [...document.querySelectorAll<HTMLElement>('main, main *')].filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 20 &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
        );
        const scroller = scrollers[Math.floor(which * scrollers.length)];
        if (!scroller) return 'nothing to scroll';
        scroller.scrollTop = howFar * (scroller.scrollHeight - scroller.clientHeight);
        return `scrolled ${scroller.className} to ${scroller.scrollTop}`;
      },
      [random(), random()] as const,
    );

  const kinds: readonly (readonly [weight: number, run: () => Promise<string>])[] = [
    [
      14,
      async () => {
        const address = addresses[visited++ % addresses.length] ?? '/dashboard';
        await openInside(page, address);
        return `opened ${address}`;
      },
    ],
    [22, () => press('control')],
    [10, () => press('field')],
    [12, () => press('choice')],
    [6, () => press('heading')],
    [8, () => press('box')],
    [6, drag],
    [6, scroll],
    [
      8,
      async () => {
        const key = pick(keys);
        await page.keyboard.press(key);
        return `pressed ${key}`;
      },
    ],
    [3, () => goBack(page)],
    [
      3,
      async () => {
        const status = pick(statuses);
        await other.post('/auth/tasks/edit', { id: taskId, Status: status });
        return `another user changed the task to ${status}`;
      },
    ],
    [
      2,
      () => {
        failingSteps = 3;
        return Promise.resolve('the server fails for a while');
      },
    ],
  ];
  const sum = kinds.reduce((total, [weight]) => total + weight, 0);
  return async () => {
    failingSteps = Math.max(0, failingSteps - 1);
    let rest = random() * sum;
    const kind = kinds.find(([weight]) => (rest -= weight) < 0) ?? kinds[0];
    return kind ? kind[1]() : '';
  };
}
