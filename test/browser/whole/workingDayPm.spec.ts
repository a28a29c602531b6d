import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import type { Locator } from '@playwright/test';
import { createCalls } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test, type Account } from '../support/daybook';
import { cellsUnder, firstLinkUnder, textsUnder } from '../support/table';

test.use({ viewport: { width: 2560, height: 1440 } });

const labelled = (dialog: Locator, label: string): Locator =>
  dialog.locator('.bp6-form-group').filter({ has: dialog.page().locator('.bp6-label', { hasText: label }) });

async function choose(dialog: Locator, label: string, choice: string | RegExp): Promise<void> {
  await labelled(dialog, label).getByRole('button').first().click();
  await offeredChoices(dialog.page()).filter({ hasText: choice }).first().click();
  // The list goes with a short movement; until then it is in the way.
  await expect(dialog.page().getByRole('listbox')).toHaveCount(0);
}

/** Name and address of an entry; an entry that is shown and blocked has no address. */
type Menu = readonly (readonly [string, string | null])[];
const employee: Menu = [['Employee', '/employees']];
const reports: Menu = [
  ['Leave Report', '/leaves-report'],
  ['Ticket Report', '/tickets-report'],
  ['Face Report', '/report/attendance'],
  ['Manual Attendance Request', '/manualAttendanceRequestReport'],
  ['Attendance Summary', '/report/attendance-summary'],
  ['KRA report', '/report/kra'],
];
const managerReports: Menu = [
  ['Employee Tracker', '/employee-tracker'],
  ['Seven Days Working plan', '/employeeWorkingPlan'],
  ['Milestone Report', '/milestone/report'],
  ['Project Status Report', '/report/project-status'],
  ['Sprint Report', '/sprint/report'],
  ['Task Report', '/reportList'],
  ['Task Timer Report', '/tasks/tasktimer/report'],
  ['Dues', '/dueDashboard'],
];
const masters: Menu = [
  ['Position', '/positions'],
  ['Roles Permission', '/roles-permission'],
  ['Department', '/department'],
  ['Holidays', '/Holidays'],
  ['Ticket Department', '/ticket-department'],
  ['Location', '/location'],
  ['Vertical', '/vertical'],
];

const menusByAccount: readonly (readonly [Account, Readonly<Record<string, Menu>>])[] = [
  ['employee', {}],
  // Roles Permission is always in its menu; without the flag it says what it needs. Reports has no entry of the specification for a project manager.
  ['pm', { Employee: employee, Reports: [], 'PM Reports': managerReports, Master: [['Roles Permission', null]] }],
  ['hr', { Employee: employee, Reports: reports, 'PM Reports': managerReports, Master: masters }],
];

for (const [account, expected] of menusByAccount) {
  test(`The top bar shows ${account}@ the menus of the own permissions, the entries of the specification first, each with its address`, async ({
    page,
    signIn,
  }) => {
    await signIn(account, { at: '/profile' });
    const bar = page.getByRole('navigation', { name: 'Menus' });
    const shown: Record<string, [string, string | null][]> = {};
    await expect(bar.locator('a, button')).toHaveText(Object.keys(expected));
    for (const link of await bar.getByRole('link').all())
      shown[(await link.textContent()) ?? ''] = [[(await link.textContent()) ?? '', await link.getAttribute('href')]];
    for (const button of await bar.getByRole('button').all()) {
      await button.click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      const entries = await page.getByRole('menuitem').all();
      shown[(await button.textContent()) ?? ''] = await Promise.all(
        entries.map(async (entry): Promise<[string, string | null]> => [
          (await entry.locator('.bp6-fill').textContent()) ?? '',
          await entry.getAttribute('href'),
        ]),
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
    }
    expect(
      Object.fromEntries(
        Object.entries(shown).map(([name, entries]) => [name, entries.slice(0, expected[name]?.length)]),
      ),
    ).toEqual(expected);
  });
}

interface ProjectRow {
  readonly _id: string;
  readonly Project_name: string;
  readonly Status: string;
}

test('A project manager plans: a task with file and link, the project edited, its status set and recorded in the history', async ({
  page,
  signIn,
  server,
}) => {
  test.setTimeout(120_000);
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<ProjectRow[]>('/auth/projects');
  if (!project) throw new Error('The project manager has no project');
  await signIn('pm', { at: `/project/view/${project._id}` });
  const summary = 'Letters are printed twice';

  await test.step('creates a task from the side menu', async () => {
    await page.getByRole('menu', { name: 'Project' }).getByRole('menuitem', { name: 'Create Task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Task' });
    await choose(dialog, 'Issue Type', 'Bug');
    await labelled(dialog, 'Short Summary').getByRole('textbox').fill(summary);
    await labelled(dialog, 'Description').getByRole('textbox').click();
    await page.keyboard.type('Each one comes out of the printer two times.');
    await choose(dialog, 'Assignees', /\S/);
    await choose(dialog, 'Priority', 'HIGH');
    await labelled(dialog, 'Link issue').getByRole('textbox').click();
    await offeredChoices(page).first().click();
    await page.keyboard.press('Escape');
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'printer.txt', mimeType: 'text/plain', buffer: Buffer.from('Tray 2') }]);
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Task created Successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds it in the list, with its link and its file', async () => {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'All Tasks' }).click();
    await page.getByRole('searchbox', { name: 'Search the table' }).fill(summary);
    await expect(await cellsUnder(page, 'Summary')).toHaveText([summary]);
    await (await firstLinkUnder(page, 'Key')).click();
    await expect(page.getByRole('table', { name: 'Linked Task Details' }).getByRole('row')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'printer.txt' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('Tray 2');
  });

  await test.step('edits it', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit Task/ });
    await expect(labelled(dialog, 'Project').getByRole('button').first()).toBeDisabled();
    await labelled(dialog, 'Short Summary').getByRole('textbox').fill('  ');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByText('Please Select Short Summary')).toBeVisible();
    await labelled(dialog, 'Short Summary').getByRole('textbox').fill(`${summary}, on both sides`);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Task updated Successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('on both sides');
  });

  await test.step('edits the project, which rejects missing values with its own messages', async () => {
    await page.goto(`/project/view/${project._id}?tab=details`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Project' });
    await expect(labelled(dialog, 'Project Short Name').getByRole('textbox')).toBeDisabled();
    await labelled(dialog, 'Project Name').getByRole('textbox').fill('');
    await labelled(dialog, 'Client Name').getByRole('textbox').fill('   ');
    const stack = labelled(dialog, 'Tech Stack');
    for (const tag of await stack.getByRole('button', { name: 'Remove tag' }).all())
      await tag
        .page()
        .locator('.bp6-form-group', { hasText: 'Tech Stack' })
        .getByRole('button', { name: 'Remove tag' })
        .first()
        .click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    for (const message of ['Please Enter Project Name!', 'Please Enter Client Name!', 'Please Select Tech Stack!'])
      await expect(dialog.getByText(message)).toBeVisible();
    await labelled(dialog, 'Project Name').getByRole('textbox').fill(project.Project_name);
    await labelled(dialog, 'Client Name').getByRole('textbox').fill('Sundry Letters');
    await stack.getByRole('textbox').click();
    await offeredChoices(page).first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Project updated Successfully')).toBeVisible();
    await expect(page.getByRole('main').getByText('Sundry Letters')).toBeVisible();
  });

  await test.step('sets the status and finds it in the history', async () => {
    const next = project.Status === 'Hold' ? 'InProgress' : 'Hold';
    const status = page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByRole('button', { name: /^Status:/ });
    await status.click();
    await expect(offeredChoices(page)).toHaveText(['Open', 'InProgress', 'Hold', 'InClientReview', 'Completed']);
    await offeredChoices(page).filter({ hasText: next }).click();
    await expect(status).toHaveText(next);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
      `Status to ${next}`,
    );
    await calls.post('/auth/projects/edit', { id: project._id, Status: project.Status });
  });
});

test('A project manager deletes a project after a question; it and its tasks are gone from every list', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const projects = await calls.get<ProjectRow[]>('/auth/projects');
  const project = projects.find(({ Status }) => Status === 'Completed') ?? projects.at(-1);
  if (!project) throw new Error('The project manager has no project');
  await signIn('pm', { at: `/project/tasks/${project._id}` });
  const task = (await (await firstLinkUnder(page, 'Key')).getAttribute('href')) ?? '';
  await page.goto(`/project/view/${project._id}`);
  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete this project?' });
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Delete']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.Project_name);

  await page.getByRole('menuitem', { name: 'Delete Project' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect.poll(async () => (await textsUnder(page, 'Project')).length).toBe(projects.length - 1);
  expect(await textsUnder(page, 'Project')).not.toContain(project.Project_name);
  await page.goto(task);
  await expect(page.getByText('This task was not found')).toBeVisible();
});

test('The Excel file of the projects holds what the table shows, with numbers and dates as such', async ({
  page,
  signIn,
}) => {
  await signIn('pm', { at: '/projects' });
  await page.getByRole('columnheader', { name: 'Tasks' }).getByRole('button', { name: 'Tasks', exact: true }).click();
  await expect(page).toHaveURL(/sort=tasks/);
  const headings = [
    'Short name',
    'Project',
    'Client',
    'Project manager',
    'Technical PM',
    'Status',
    'Members',
    'Open',
    'Tasks',
    'Open bugs',
    'Progress',
    'Start',
    'Next milestone',
    'Milestone due',
  ];
  const shown = await Promise.all(headings.map((heading) => textsUnder(page, heading)));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Projects.xlsx');

  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(await download.path());
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  expect(sheet.getRow(1).values).toEqual([undefined, ...headings]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(sheet.autoFilter).toBeTruthy();
  expect(sheet.rowCount - 1).toBe(shown[0]?.length);

  /** A cell as the table would write it. */
  const written = (cell: ExcelJS.Cell): string => {
    const { value } = cell;
    if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').reverse().join('/');
    if (typeof value === 'number' && cell.numFmt === '0%') return `${Math.round(value * 100)}%`;
    return value === null ? '-' : cell.text;
  };
  headings.forEach((heading, index) => {
    const column = Array.from({ length: sheet.rowCount - 1 }, (_, row) => written(sheet.getCell(row + 2, index + 1)));
    expect(column, heading).toEqual(shown[index]?.map((text) => text || '-'));
  });
  for (const heading of ['Members', 'Open', 'Tasks', 'Open bugs', 'Progress'])
    expect(typeof sheet.getCell(2, headings.indexOf(heading) + 1).value, heading).toBe('number');
  const firstDated = shown[headings.indexOf('Start')]?.findIndex((text) => /\d/.test(text)) ?? -1;
  expect(firstDated).toBeGreaterThanOrEqual(0);
  expect(sheet.getCell(firstDated + 2, headings.indexOf('Start') + 1).value).toBeInstanceOf(Date);
});
