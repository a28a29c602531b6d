import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { mondayOfWeek } from '../../../src/domain/calendar/weekday';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import type { DaybookServer } from '../support/daybookServer';
import { addOwnProject } from '../support/ownProject';

const labelled = (dialog: Locator, label: string): Locator =>
  dialog.locator('.bp6-form-group').filter({ has: dialog.page().locator('.bp6-label', { hasText: label }) });
const day = (dialog: Locator, label: string): Locator => dialog.getByRole('textbox', { name: label });
const getRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

async function choose(dialog: Locator, label: string, choice: string): Promise<void> {
  await labelled(dialog, label).getByRole('button').first().click();
  await dialog.page().getByRole('option', { name: choice }).first().click();
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await getRow(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

interface Project {
  readonly _id: string;
  readonly Project_name: string;
}

/** A project of the manager with two unfinished tasks. */
async function projectWithWork(server: DaybookServer): Promise<{ project: Project; keys: string[] }> {
  const calls = await createCalls(server, 'pm');
  const [project] = await calls.get<Project[]>('/auth/projects');
  if (!project) throw new Error('The manager has no project');
  const [member] = await calls.get<{ _id: string }[]>(`/auth/projects/members/${project._id}`);
  const keys: string[] = [];
  for (const Short_summary of ['Paint the quay', 'Light the quay']) {
    const task = await calls.upload<{ Task_key: string }>('/uplodeauth/tasks/add', {
      Project_id: project._id,
      Issue_type: 'Task',
      Short_summary,
      Description: '<p>For the opening</p>',
      Priority: 'MEDIUM',
      Employee_id: member?._id ?? '',
    });
    keys.push(task.Task_key);
  }
  return { project, keys };
}

async function openProjectTab(page: Page, project: Project, tab: 'Milestone' | 'Sprint'): Promise<void> {
  await page.goto('/projects');
  // The record of the chosen project has the same link.
  await page.getByRole('grid', { name: 'Projects' }).getByRole('link', { name: project.Project_name }).click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: tab, exact: true }).click();
}

test('A project manager plans a milestone and a sprint, fills it, closes it with what is left going on, and finds it in the sprint history', async ({
  page,
  signIn,
  server,
}) => {
  const today = server.today();
  const inDays = (days: number): string => formatDay(addDays(today, days));
  const monday = mondayOfWeek(addDays(today, 40));
  await signIn('pm', { at: '/profile' });
  const { project, keys } = await projectWithWork(server);
  await openProjectTab(page, project, 'Milestone');
  await expect(page).toHaveURL(/\/project\/milestone\//);
  await page.getByRole('button', { name: 'Add Milestone' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please Enter Milestone Name!')).toBeVisible();
  await form.getByLabel('Name').fill('Quay opening');
  await day(form, 'Start Date').fill(inDays(60));
  await day(form, 'Due Date').fill(inDays(59));
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Due Date cannot be before Start Date')).toBeVisible();
  await day(form, 'Due Date').fill(inDays(70));
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Milestone created Successfully')).toBeVisible();
  await expect(getRow(page, 'Quay opening')).toContainText(inDays(70));

  await openProjectTab(page, project, 'Sprint');
  await page.getByRole('button', { name: 'Add Sprint' }).click();
  await form.getByLabel('Name').fill('Quay sprint 1');
  await day(form, 'Start Date').fill(formatDay(monday));
  await day(form, 'Due Date').fill(formatDay(addDays(monday, 11)));
  await choose(form, 'Milestone', 'Quay opening');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(getRow(page, 'Quay sprint 1')).toContainText('No tasks');

  await act(page, 'Quay sprint 1', 'Add tasks');
  const picker = page.getByRole('dialog', { name: 'Add tasks to Quay sprint 1' });
  await picker.getByRole('searchbox').fill('the quay');
  for (const key of keys) await picker.getByRole('row').filter({ hasText: key }).getByRole('gridcell').first().click();
  await picker.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect(getRow(page, 'Quay sprint 1')).toContainText('0 of 2');

  await act(page, 'Quay sprint 1', 'Close Sprint');
  const closing = page.getByRole('dialog', { name: 'Close Quay sprint 1' });
  await expect(closing.getByRole('region', { name: 'Open' })).toContainText('Open (2)');
  await closing.getByText('A new sprint').click();
  await expect(closing.getByLabel('Name of the new sprint')).toHaveValue('Quay sprint 2');
  await closing.getByRole('button', { name: 'Close Sprint' }).click();
  await expect(page.getByText('0 of 2 done, 2 carried over to Quay sprint 2')).toBeVisible();
  await expect(getRow(page, 'Quay sprint 1')).toContainText('CLOSE');
  await expect(getRow(page, 'Quay sprint 2')).toContainText('0 of 2');
  await expect(getRow(page, 'Quay sprint 2')).toContainText(formatDay(addDays(monday, 14)));

  await getRow(page, 'Quay sprint 1').getByRole('link', { name: 'Quay sprint 1' }).click();
  await expect(page).toHaveURL(/[?&]sprint=/);
  const drawer = page.getByRole('dialog', { name: 'Quay sprint 1' });
  await expect(drawer.getByText('0 of 2 done, 2 carried over to Quay sprint 2', { exact: true }).first()).toBeVisible();
  for (const key of keys) await expect(drawer.getByRole('link', { name: key })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();

  await act(page, 'Quay sprint 1', 'Reopen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(getRow(page, 'Quay sprint 1')).toContainText('REOPEN');
  await act(page, 'Quay sprint 2', 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText('its 2 tasks stay in the project, without a sprint');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getRow(page, 'Quay sprint 2')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getRow(page, 'Quay sprint 2')).toContainText('0 of 2');
});

test('Dues and reports lead to the page of the project; what is overdue is marked and comes first', async ({
  page,
  signIn,
  server,
}) => {
  const { project } = await projectWithWork(server);
  const overdue = {
    Project_id: project._id,
    StartDate: addDays(server.today(), -20),
    DueDate: addDays(server.today(), -2),
  };
  const calls = await createCalls(server, 'pm');
  await calls.post('/milestone/create', { ...overdue, Name: 'Late milestone' });
  await calls.post('/sprint/create', { ...overdue, Name: 'Late sprint' });
  await signIn('hr', { at: '/dueDashboard' });
  await expect(page.getByRole('heading', { name: 'Project Dashboard' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Due Milestone/ })).toHaveAttribute('aria-selected', 'true');
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first();
  await expect(first).toContainText('overdue');
  await page.getByRole('tab', { name: /Due Sprint/ }).click();
  await expect(page).toHaveURL(/tab=sprint/);
  await expect(page.getByRole('columnheader', { name: 'Scope type' })).toBeVisible();
  await expect(first).toContainText('overdue');
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/project\/sprint\/.+[?&]sprint=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Due Sprint/ })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/milestone/report');
  await expect(page.getByRole('heading', { name: 'Milestone Report' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Technical project manager' })).toBeVisible();
  await page.goto('/report/project-status');
  await expect(page.getByRole('heading', { name: 'Project Status Update' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Creation time' })).toBeVisible();
  await page.goto('/sprint/report');
  await expect(page.getByRole('columnheader', { name: 'Scope type' })).toBeVisible();
  const download = page.waitForEvent('download');
  // The tasks of the chosen sprint have such a button as well.
  await page.getByRole('button', { name: 'Excel' }).first().click();
  expect((await download).suggestedFilename()).toBe('Sprint Report.xlsx');
});

test('Next to their lists, the content of milestones and sprints is below the headings of the records', async ({
  page,
  signIn,
  server,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const { project } = await projectWithWork(server);
  const calls = await createCalls(server, 'pm');
  for (const kind of ['milestone', 'sprint'])
    await calls.post(`/${kind}/create`, { Project_id: project._id, Name: `Aligned ${kind}` });
  await signIn('hr', { at: '/milestone/report' });
  for (const kind of ['milestone', 'sprint']) {
    await page.goto(`/${kind}/report?q=Aligned`);
    const record = page.locator('.db-detail-column').first();
    const left = async (level: number): Promise<number | undefined> =>
      (await record.getByRole('heading', { level }).first().boundingBox())?.x;
    await expect(record.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect([kind, await left(3)]).toEqual([kind, await left(2)]);
  }
});

test('An employee sees the sprints of a project without being able to change them, and no dues', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/projects' });
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()
    .getByRole('link')
    .nth(1)
    .click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Sprint', exact: true }).click();
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell').getByRole('link') })
    .first();
  await first.click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Sprint history']);
  await expect(page.getByRole('button', { name: 'Add Sprint' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The load of colleagues is for those who may see the working plan.
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Progress by day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Capacity' })).toHaveCount(0);
  await page.goto('/dueDashboard');
  await expect(page.getByRole('heading', { name: 'You are not permitted to open this page' })).toBeVisible();
});

test('A summary without a blank leaves the other columns of a sprint history in view', async ({
  page,
  signIn,
  server,
}) => {
  const project = await addOwnProject(server, 'LNG');
  const calls = await createCalls(server, 'pm');
  const sprint = await calls.post<{ _id: string }>('/sprint/create', { Project_id: project._id, Name: 'Long words' });
  await calls.upload('/uplodeauth/tasks/add', {
    Project_id: project._id,
    Issue_type: 'Task',
    Short_summary: 'https://'.padEnd(300, 'q'),
    Description: '<p>A link</p>',
    Priority: 'LOW',
    Employee_id: project.managerId,
    Sprint_id: sprint._id,
  });
  await calls.post('/sprint/close', { id: sprint._id, Carry: 'leave' });
  await signIn('pm', { at: `/project/sprint/${project._id}?sprint=${sprint._id}` });
  const drawer = page.getByRole('dialog');
  const table = drawer.getByRole('table', { name: /^Tasks when the sprint was closed/ });
  await expect(table.getByRole('columnheader', { name: 'Estimated' })).toBeVisible();
  const right = async (element: Locator): Promise<number> => {
    const box = await element.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  expect(await right(table)).toBeLessThanOrEqual(await right(drawer));
});

test('In a large window the burndown next to the list of sprints has almost half of the details', async ({
  page,
  server,
  signIn,
}) => {
  const project = await addOwnProject(server, 'BDW');
  const pm = await createCalls(server, 'pm');
  const sprint = await pm.post<{ _id: string }>('/sprint/create', {
    Project_id: project._id,
    Name: 'Wide sprint',
    StartDate: addDays(server.today(), -3),
    DueDate: addDays(server.today(), 8),
  });
  // Without tasks it has no chart.
  await pm.upload('/uplodeauth/tasks/add', {
    Project_id: project._id,
    Issue_type: 'Task',
    Short_summary: 'Widen the quay',
    Description: '<p>For two ships</p>',
    Priority: 'LOW',
    Employee_id: project.managerId,
    Sprint_id: sprint._id,
  });
  await page.setViewportSize({ width: 2560, height: 1440 });
  await signIn('pm', { at: '/sprint/report?q=Wide+sprint' });
  const chart = page.locator('.db-detail-column .db-chart').first();
  await expect(chart.locator('svg').first()).toBeVisible();
  const getWidth = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  const column = page.locator('.db-detail-column').filter({ has: page.locator('.db-chart') });
  // Where the list is long and wide, a third of it left the chart hardly any width.
  expect((await getWidth(column)) / (await getWidth(page.locator('.db-detail-columns')))).toBeGreaterThan(0.4);
});

test('A name of a hundred letters without a space is read to its end: in the heading of a page and of a drawer', async ({
  page,
  signIn,
  server,
}) => {
  const longName = 'Harbourbasin'.repeat(9).slice(0, 100);
  const { _id: projectId } = await addOwnProject(server, 'LONG', [], longName);
  const pm = await createCalls(server, 'pm');
  const sprint = await pm.post<{ _id: string }>('/sprint/create', { Project_id: projectId, Name: longName });
  const isWhole = (heading: Locator) => heading.evaluate((shown) => shown.scrollWidth <= shown.clientWidth);
  await signIn('pm', { at: `/project/view/${projectId}` });
  const ofPage = page.getByRole('heading', { level: 1, name: longName });
  await expect(ofPage).toBeVisible();
  expect(await isWhole(ofPage)).toBe(true);
  await page.goto(`/project/sprint/${projectId}?sprint=${sprint._id}`);
  const ofDrawer = page.locator('.bp6-drawer').getByRole('heading', { name: longName });
  await expect(ofDrawer).toBeVisible();
  expect(await isWhole(ofDrawer)).toBe(true);
});
