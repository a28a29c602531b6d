import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { applyForLeave, createCalls } from '../support/calls';
import { beginEditOfComment, editedCommentKeys } from '../support/commentKeys';
import { expect, test, type Account } from '../support/daybook';
import { projectRoot, type DaybookServer } from '../support/daybookServer';
import { focusWorkload, focusYear, workloadKeys, yearKeys } from '../support/gridKeys';
import { isComplete, moveTo } from '../support/moveTo';
import { cellsUnder, firstLinkUnder } from '../support/table';
import { chooseFirstTask, timelineKeys } from '../support/timelineKeys';

interface Records {
  readonly projectId: string;
  readonly taskId: string;
  readonly employeeId: string;
}
/** The handle of a panel while the dashboard is arranged. */
const arrangedPanel = (page: Page) => page.getByRole('button', { name: /^Today: position/ });
/** Presses the key and checks its effect. */
type KeyCheck = (page: Page) => Promise<void>;
interface Screen {
  readonly account: Account;
  readonly address: (records: Records) => string;
  /** Brings the screen into the state that has these keys. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** By the description in the list of keys. */
  readonly checks: Readonly<Record<string, KeyCheck>>;
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const grid = (page: Page): Locator => page.getByRole('grid');
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const opens =
  (key: string, name: string | RegExp): KeyCheck =>
  async (page) => {
    await page.keyboard.press(key);
    await expect(dialog(page, name)).toBeVisible();
  };

/** The key opens another record, whose name is the heading. */
const opensNeighbour =
  (key: string): KeyCheck =>
  async (page) => {
    const before = (await title(page).textContent()) ?? '';
    await page.keyboard.press(key);
    await expect(title(page)).not.toHaveText(before);
  };

const changesAddress =
  (key: string, address: RegExp): KeyCheck =>
  async (page) => {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(address);
  };

/** The first cell of a column has the focus of the table. */
async function focusUnder(page: Page, heading: string): Promise<void> {
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  const column = Number(
    await page.getByRole('columnheader', { name: heading, exact: true }).first().getAttribute('aria-colindex'),
  );
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight');
  await expect((await cellsUnder(page, heading)).first()).toHaveClass(/db-table-focus/);
}

const focusedCell = (page: Page): Promise<string> =>
  page
    .locator('.db-table-focus')
    .first()
    .evaluate((cell) => `${cell.closest('[role=row]')?.getAttribute('aria-rowindex')} ${cell.ariaColIndex}`);

/** Starts or stops a timer, which a toast confirms. */
const togglesTimer = async (page: Page): Promise<void> => {
  await page.keyboard.press('t');
  await expect(page.getByText(/^Timer on [A-Z]+\w*-\d+ (started|stopped)$/).first()).toBeVisible();
};

/** Opens the second task of the list that is shown. */
const openSecondTask = async (page: Page): Promise<void> => {
  await (await cellsUnder(page, 'Key')).locator('a').nth(1).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
};

const firstCard = async (page: Page): Promise<Locator> => {
  const card = page.locator('[data-status="OPEN"]').getByRole('article').first();
  await card.click();
  return card;
};

const ticketDetails = (page: Page): Locator => page.getByRole('region', { name: 'Details of the ticket' });

const announcement = (page: Page): Locator => page.locator('.db-board-announcement');

const selectFirstRow = async (page: Page): Promise<void> => {
  await page.locator('[aria-rowindex="2"] [aria-colindex="1"]').click();
  await expect(page.getByText(/^1 of [\d,]+ selected$/)).toBeVisible();
};

const pendingLeaves = '/pending?list=decide&kind=leave';

const isCurrentRow = (page: Page, index: number): Promise<void> =>
  expect(grid(page).locator('.db-table-row').nth(index)).toHaveClass(/db-table-current/);

const selectCurrentRow = async (page: Page): Promise<void> => {
  await page.keyboard.press('x');
  await expect(page.getByText(/^1 of [\d,]+ selected$/)).toBeVisible();
};

const screens: readonly Screen[] = [
  {
    account: 'pm',
    address: () => '/profile',
    checks: {
      'Create Task': opens('c', 'Create Task'),
      'Start or stop a timer': opens('t', 'Start timer'),
      'Search and commands': async (page) => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
      },
      'Show keyboard shortcuts': opens('?', 'Keyboard shortcuts'),
      'Close the open dialog or menu': async (page) => {
        await page.keyboard.press('?');
        await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page, 'Keyboard shortcuts')).toHaveCount(0);
      },
    },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/milestone/${projectId}`,
    checks: { 'Add Milestone': opens('n', /Milestone/) },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/sprint/${projectId}`,
    checks: { 'Add Sprint': opens('n', /Sprint/) },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/view/${projectId}`,
    checks: { 'Edit the project': opens('e', 'Edit Project') },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/tasks/${projectId}`,
    checks: {
      'Search the table': async (page) => {
        await page.keyboard.press('/');
        await expect(page.getByRole('searchbox', { name: 'Search the table' })).toBeFocused();
      },
      'Move; with Ctrl to the edge': async (page) => {
        await focusUnder(page, 'Key');
        const before = await focusedCell(page);
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => focusedCell(page)).not.toBe(before);
        const below = await focusedCell(page);
        await page.keyboard.press('Control+ArrowUp');
        await expect.poll(() => focusedCell(page)).not.toBe(below);
      },
      'Open or press; sort on a heading': async (page) => {
        await focusUnder(page, 'Key');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/project\/task\//);
      },
      'Edit the cell': async (page) => {
        await focusUnder(page, 'Summary');
        await page.keyboard.press('F2');
        await expect(page.getByRole('textbox', { name: 'Summary', exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
      },
      'Select the row; with Shift up to it': async (page) => {
        await focusUnder(page, 'Key');
        await page.keyboard.press('Space');
        await expect(page.getByText(/^1 of [\d,]+ selected$/)).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Shift+Space');
        await expect(page.getByText(/^3 of [\d,]+ selected$/)).toBeVisible();
      },
      'Select all rows': async (page) => {
        await focusUnder(page, 'Key');
        await page.keyboard.press('Control+a');
        await expect(page.getByText(/^[\d,]+ of [\d,]+ selected$/)).toBeVisible();
      },
      Copy: async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.evaluate(() => navigator.clipboard.writeText('Nothing yet'));
        await focusUnder(page, 'Key');
        const key = (await (await firstLinkUnder(page, 'Key')).textContent()) ?? '';
        await page.keyboard.press('Control+c');
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(key);
      },
      'Paste cells of a spreadsheet': async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.evaluate(() => navigator.clipboard.writeText('Tar the mooring posts'));
        await focusUnder(page, 'Summary');
        await page.keyboard.press('Control+v');
        await expect(dialog(page, 'Paste into tasks')).toContainText('Tar the mooring posts');
      },
      'Menu of the column, on a heading': async (page) => {
        await grid(page).focus();
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('ArrowUp');
        for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Alt+ArrowDown');
        await expect(page.locator('.bp6-popover').last()).toBeVisible();
        await page.keyboard.press('Escape');
      },
    },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/tasks/${projectId}`,
    prepare: async (page) => {
      await selectFirstRow(page);
      const priority = await (await cellsUnder(page, 'Priority')).first().textContent();
      await page.getByRole('button', { name: /^Set priority/ }).click();
      await page.getByRole('option', { name: priority === 'LOW' ? 'HIGH' : 'LOW' }).click();
      await expect(page.getByText(/^1 task changed/).first()).toBeVisible();
      await grid(page).focus();
    },
    checks: {
      'Undo the last change': async (page) => {
        const first = (await cellsUnder(page, 'Priority')).first();
        const changed = (await first.textContent()) ?? '';
        await page.keyboard.press('Control+z');
        await expect(first).not.toHaveText(changed);
      },
    },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/tasks/${projectId}`,
    prepare: openSecondTask,
    checks: {
      'Next task of the list': opensNeighbour('j'),
      'Previous task of the list': opensNeighbour('k'),
      'Edit the task': opens('e', /^Edit Task/),
      'Duplicate the task': opens('d', /^Duplicate /),
    },
  },
  {
    account: 'employee',
    address: ({ taskId }) => `/task/${taskId}`,
    checks: {
      'Start or stop the timer': togglesTimer,
      'Send the comment': async (page) => {
        await page.getByRole('textbox', { name: 'Comment' }).click();
        await page.keyboard.type('The posts are tarred');
        await page.keyboard.press('Control+Enter');
        await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The posts are tarred');
      },
    },
  },
  {
    account: 'employee',
    address: ({ taskId }) => `/task/${taskId}`,
    prepare: beginEditOfComment,
    checks: editedCommentKeys,
  },
  {
    account: 'employee',
    address: () => '/taskList',
    prepare: selectFirstRow,
    checks: {
      'Start or stop the timer on the task': async (page) => {
        await page.getByRole('heading', { level: 1 }).click();
        await togglesTimer(page);
      },
    },
  },
  {
    account: 'employee',
    address: ({ projectId }) => `/project/tasks/${projectId}?view=board`,
    prepare: async (page) => void (await firstCard(page)),
    checks: {
      'Move between the cards': async (page) => {
        const focused = page.locator('.db-card-focus');
        const key = (await focused.first().textContent()) ?? '';
        await page.keyboard.press('ArrowDown');
        await expect(focused.first()).not.toHaveText(key);
      },
      'Pick up a card, and drop it': async (page) => {
        await page.keyboard.press('Space');
        await expect(announcement(page)).toContainText(/picked up/i);
        await page.keyboard.press('Escape');
      },
      'Move the picked-up card to another status': async (page) => {
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowRight');
        await expect(announcement(page)).toHaveText('IN PROGRESS');
        await page.keyboard.press('Escape');
      },
      'Move the picked-up card to another lane': async (page) => {
        await page.goto(`${page.url()}&lanes=priority`);
        await firstCard(page);
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await expect(announcement(page)).toContainText(/MEDIUM|LOW/);
        await page.keyboard.press('Escape');
      },
      'Cancel the move': async (page) => {
        await page.keyboard.press('Space');
        await page.keyboard.press('Escape');
        await expect(announcement(page)).toContainText('Cancelled');
      },
      'Open the task': changesAddress('o', /\/project\/task\//),
    },
  },
  {
    account: 'pm',
    address: () => '/workload',
    prepare: focusWorkload,
    checks: workloadKeys,
  },
  {
    account: 'pm',
    address: () => '/leaves?list=year',
    prepare: focusYear,
    checks: yearKeys,
  },
  {
    account: 'pm',
    address: () => '/calendar?people=all&hide=milestones,sprints,leave&view=week',
    prepare: async (page) => {
      const calendar = page.getByRole('grid', { name: 'Calendar' });
      // What may be moved is known a moment after the tasks; until then keys move nothing.
      await expect(calendar.locator('.db-calendar-bar[data-movable]').first()).toBeVisible();
      await calendar.focus();
    },
    checks: {
      'Move between the days': changesAddress('ArrowRight', /day=/),
      'Previous or next month': changesAddress('PageDown', /day=/),
      Today: async (page) => {
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(/day=/);
        await page.keyboard.press('t');
        await expect(page).not.toHaveURL(/day=/);
      },
      'Choose an item of the day': async (page) => {
        await page.keyboard.press('Shift+ArrowDown');
        await expect(page.locator('.db-calendar-current-item')).toHaveCount(1);
      },
      'Open the day, or the chosen item': async (page) => {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      },
      'Open the task': async (page) => {
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('o');
        await expect(page).toHaveURL(/\/project\/task\//);
      },
      'Move the chosen item; with Shift its end': async (page) => {
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Alt+Shift+ArrowRight');
        await expect(page.locator('.db-calendar-draft').first()).toBeVisible();
      },
      'Move the start of the chosen sprint': async (page) => {
        const kinds = page.getByRole('group', { name: 'Shown kinds' });
        await kinds.getByRole('button', { name: 'Tasks' }).click();
        await kinds.getByRole('button', { name: 'Sprints' }).click();
        await expect(page.locator('.db-calendar-sprints[data-movable]').first()).toBeVisible();
        await page.getByRole('grid', { name: 'Calendar' }).focus();
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Control+ArrowLeft');
        await expect(page.locator('.db-calendar-draft').first()).toBeVisible();
      },
      'Discard the move': async (page) => {
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Alt+Shift+ArrowRight');
        await expect(page.locator('.db-calendar-draft').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('.db-calendar-draft')).toHaveCount(0);
      },
      'Move the chosen item to a day': async (page) => {
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('m');
        await expect(page.getByRole('dialog', { name: /^Move / })).toBeVisible();
      },
    },
  },
  {
    account: 'pm',
    address: ({ projectId }) => `/project/timeline/${projectId}`,
    prepare: chooseFirstTask,
    checks: timelineKeys,
  },
  {
    account: 'employee',
    address: () => '/dashboard?arrange=yes',
    prepare: (page) => arrangedPanel(page).focus(),
    checks: {
      'Move it': async (page) => {
        const order = () =>
          page.locator('[data-panel]').evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-panel')));
        const before = await order();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(order).not.toEqual(before);
      },
      'Resize it': async (page) => {
        const height = async () => (await page.locator('[data-panel=today]').boundingBox())?.height ?? 0;
        const before = await height();
        await page.keyboard.press('Shift+ArrowDown');
        await expect.poll(height).toBeGreaterThan(before);
      },
      'Remove it': async (page) => {
        await page.keyboard.press('Delete');
        await expect(page.locator('[data-panel=today]')).toHaveCount(0);
      },
    },
  },
  {
    account: 'employee',
    address: () => '/tickets',
    prepare: (page) => expect(ticketDetails(page)).toBeVisible(),
    checks: {
      'Show or hide the details of the row': async (page) => {
        await page.keyboard.press('i');
        await expect(ticketDetails(page)).toHaveCount(0);
        await page.keyboard.press('i');
        await expect(ticketDetails(page)).toBeVisible();
      },
    },
  },
  {
    account: 'employee',
    address: () => '/taskList?scope=hours',
    checks: {
      'Add hours': opens('n', 'Add hours'),
      'Previous week': changesAddress('[', /week=/),
    },
  },
  {
    account: 'employee',
    address: () => '/taskList?scope=hours&week=2020-01-06',
    checks: { 'Next week': changesAddress(']', /week=2020-01-13/) },
  },
  {
    account: 'employee',
    address: () => '/my-dashboard',
    checks: { 'Previous month': changesAddress('[', /month=/) },
  },
  {
    account: 'employee',
    address: () => '/my-dashboard?month=2024-01',
    checks: { 'Next month': changesAddress(']', /month=2024-02/) },
  },
  {
    account: 'hr',
    address: ({ employeeId }) => `/employeeDetail/${employeeId}`,
    checks: { 'Next employee': opensNeighbour('j'), Edit: opens('e', /^Edit/) },
  },
  {
    account: 'hr',
    address: ({ employeeId }) => `/employeeDetail/${employeeId}`,
    prepare: opensNeighbour('j'),
    checks: { 'Previous employee': opensNeighbour('k') },
  },
  {
    account: 'hr',
    address: () => pendingLeaves,
    prepare: (page) => isCurrentRow(page, 0),
    checks: {
      Next: async (page) => {
        await page.keyboard.press('j');
        await isCurrentRow(page, 1);
      },
      Select: selectCurrentRow,
      Approve: opens('a', /^Approve/),
      Reject: opens('r', /^Reject/),
      Logs: async (page) => {
        await page.keyboard.press('l');
        await expect(page.getByRole('list', { name: 'Logs' })).toBeVisible();
      },
    },
  },
  {
    account: 'hr',
    address: () => pendingLeaves,
    prepare: async (page) => {
      await isCurrentRow(page, 0);
      await page.keyboard.press('j');
      await isCurrentRow(page, 1);
    },
    checks: {
      Previous: async (page) => {
        await page.keyboard.press('k');
        await isCurrentRow(page, 0);
      },
    },
  },
  {
    account: 'hr',
    address: () => pendingLeaves,
    prepare: async (page) => {
      await isCurrentRow(page, 0);
      await selectCurrentRow(page);
    },
    checks: {
      'Approve the selected rows': opens('a', /^Approve/),
      'Reject the selected rows': opens('r', /^Reject/),
    },
  },
  {
    account: 'hr',
    address: () => '/month-end',
    checks: {
      'Next step': async (page) => {
        await page.keyboard.press('j');
        await expect(page).toHaveURL(/step=corrections/);
      },
    },
  },
  {
    account: 'hr',
    address: () => '/month-end?step=leave',
    checks: {
      'Previous step': async (page) => {
        await page.keyboard.press('k');
        await expect(page).toHaveURL(/step=corrections/);
      },
    },
  },
];

/** The descriptions of all keys in the source, as patterns: a template fits any word in its screen. */
function listedInSource(): RegExp[] {
  const folder = path.join(projectRoot, 'src/client');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/^ *\*.*$/gm, ''));
  const descriptions = sources.flatMap((source) => {
    const constants = new Map([...source.matchAll(/const (\w+) = '([^']+)';/g)].map(([, name, text]) => [name, text]));
    return [...source.matchAll(/keys: [^\n]*?,\s*description: (?:'([^']+)'|`([^`]+)`|(\w+))/g)].map(
      ([, text, template, constant = '']) => text ?? template ?? constants.get(constant),
    );
  });
  // What is no text of its own is the title of a screen: each letter after g has a test of its own.
  return [...new Set(descriptions.filter((text) => text !== undefined))].map(
    (text) => new RegExp(`^${text.replace(/\$\{\w+\}/g, '\\w+')}$`),
  );
}

test('every key that the source lists is pressed here, and no other', () => {
  const listed = listedInSource();
  const pressed = [...new Set(screens.flatMap(({ checks }) => Object.keys(checks)))];
  expect(listed.filter((pattern) => !pressed.some((text) => pattern.test(text)))).toEqual([]);
  expect(pressed.filter((text) => !listed.some((pattern) => pattern.test(text)))).toEqual([]);
});

async function createRecords(server: DaybookServer): Promise<Records> {
  const employee = await createCalls(server, 'employee');
  const hr = await createCalls(server, 'hr');
  const own = await employee.get<{ _id: string }[]>('/auth/projects');
  const pm = await createCalls(server, 'pm');
  const managed = await pm.get<{ _id: string }[]>('/auth/projects');
  const project = managed.find(({ _id }) => own.some((other) => other._id === _id));
  const { _id: assignee } = await employee.get<{ _id: string }>('/auth/profile');
  const tasks: string[] = [];
  for (const summary of ['Tar the posts', 'Coil the ropes', 'Count the buoys']) {
    const { _id } = await employee.upload<{ _id: string }>('/uplodeauth/tasks/add', {
      Project_id: project?._id ?? '',
      Issue_type: 'Task',
      Short_summary: summary,
      Description: '<p>Before the tide</p>',
      Priority: 'LOW',
      Employee_id: assignee,
    });
    tasks.push(_id);
  }
  const today = server.today();
  const around = { StartDate: addDays(today, -30), DueDate: addDays(today, 30) };
  await pm.post('/sprint/create', { Project_id: project?._id ?? '', Name: `Sprint ${randomUUID()}`, ...around });
  const [person] = await hr.get<{ _id: string }[]>('/auth/employee/list');
  return { projectId: project?._id ?? '', taskId: tasks[0] ?? '', employeeId: person?._id ?? '' };
}

/** The descriptions that '?' lists. */
async function shownKeys(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  const help = dialog(page, 'Keyboard shortcuts');
  await expect(help).toBeVisible();
  const texts = await help.locator('dd').allTextContents();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  return texts;
}

/** A page load discards what the last check has opened. */
async function load(page: Page, screen: Screen, records: Records): Promise<void> {
  await page.goto(screen.address(records));
  await isComplete(page, screen.address(records));
  await screen.prepare?.(page);
}

test.describe.configure({ mode: 'parallel' });

for (const account of ['pm', 'employee', 'hr'] as const) {
  test(`each listed key does something, as ${account}@`, async ({ page, signIn, server }) => {
    test.setTimeout(240_000);
    const records = await createRecords(server);
    if (account === 'hr')
      for (const [index, applicant] of (['employee', 'pm', 'tpm'] as const).entries())
        await applyForLeave(await createCalls(server, applicant), addDays(server.today(), 90 + index));
    await signIn(account, { at: '/profile' });
    for (const screen of screens.filter((candidate) => candidate.account === account)) {
      for (const [index, [description, check]] of Object.entries(screen.checks).entries()) {
        await test.step(`${screen.address(records)}: ${description}`, async () => {
          await load(page, screen, records);
          if (index === 0) expect(await shownKeys(page)).toEqual(expect.arrayContaining(Object.keys(screen.checks)));
          await check(page);
        });
      }
    }
  });
}

test('a key that would do nothing is not listed', async ({ page, signIn }) => {
  await signIn('employee', { at: '/my-dashboard' });
  await isComplete(page, '/my-dashboard');
  expect(await shownKeys(page)).not.toContain('Next month');
  await moveTo(page, '/taskList?scope=hours');
  expect(await shownKeys(page)).not.toContain('Next week');
});
