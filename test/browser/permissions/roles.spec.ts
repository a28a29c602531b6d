import { createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';
import { firstLinkUnder } from '../support/table';

interface Role {
  readonly _id: string;
  readonly Role: string;
}

/** A change by another user must be visible before the user would reload. */
const soon = { timeout: 5000 };

test.describe('Roles and what follows from them', () => {
  test('a role is duplicated, rejected while wrong, changed after a look at what changes, and deleted; its history stays', async ({
    page,
    signIn,
  }) => {
    await signIn('hr', { at: '/profile' });
    await page.getByRole('button', { name: 'Master' }).click();
    await page.getByRole('menuitem', { name: 'Roles Permission' }).click();
    await expect(page).toHaveURL(/\/roles-permission$/);
    await expect(page.getByRole('row').filter({ hasText: 'TL / HOD' })).toContainText(/\d+ of \d+/);
    const details = page.getByRole('region', { name: 'Details of the role' });
    await page
      .getByRole('row')
      .filter({ hasText: 'HR / Admin' })
      .getByText(/^\d+ of \d+$/)
      .click();
    await expect(details.getByRole('heading', { name: 'HR / Admin' })).toBeVisible();
    await expect(details.getByRole('heading', { name: /^Held by \d+$/ })).toBeVisible();
    await page.getByRole('row').filter({ hasText: 'TL / HOD' }).getByText('Action').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Role Name')).toHaveValue('TL / HOD (copy)');
    await page.getByLabel('Role Name').fill('');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please Enter Role Name')).toBeVisible();
    await page.getByLabel('Role Name').fill('Gatekeeper');
    await page.getByRole('button', { name: 'Project: grant none', exact: true }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gatekeeper');
    await expect(page.getByText('No one has this role')).toBeVisible();

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Search flags').fill('dues');
    await page.getByRole('checkbox', { name: 'PM Report: Dues' }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Update' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('PM Report: Dues');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('PM Report: Dues');

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/roles-permission$/);
    await page.goto('/roles-permission?show=history');
    await expect(page.getByText(/deleted Gatekeeper/)).toBeVisible();
    await page.goto('/roles-permission?show=matrix');
    await expect(page.getByRole('columnheader', { name: 'HR / Admin' })).toBeVisible();
  });

  test('no administrator locks themselves out; what a role loses is immediately gone for its holders, and others have no way in', async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    const calls = await createCalls(server, 'hr');
    const roles = await calls.get<(Role & { Granted: string[] })[]>('/auth/permission/list');
    const own = roles.find(({ Role }) => Role === 'HR / Admin');
    await signIn('hr', { at: `/editrolespermission/${own?._id ?? ''}` });
    await page.getByRole('checkbox', { name: 'Master: Roles Permission' }).uncheck({ force: true });
    await expect(page.getByText(/This is your own role/)).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    // It is neither asked about nor stored: what the server has is read after the button has done its work.
    await expect(page.getByText(/This is your own role/)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    const [stored] = (await calls.get<(Role & { Granted: string[] })[]>('/auth/permission/list')).filter(
      ({ _id }) => _id === own?._id,
    );
    expect(stored?.Granted).toContain('Master.Roles_Permission');

    const other = await browser.newContext({ baseURL: server.url });
    const employee = await other.newPage();
    await signIn('employee', { page: employee, at: '/taskList' });
    const create = employee.getByRole('button', { name: 'Create Task' });
    await expect(create).toBeVisible();
    await expect(employee.getByRole('button', { name: 'Master' })).toHaveCount(0);
    const role = roles.find(({ Role }) => Role === 'Employee');
    const save = (Granted: string[]) =>
      calls.post('/auth/permission/save', {
        id: role?._id ?? '',
        Role: 'Employee',
        Description: 'Works on tasks of the own projects',
        Granted,
      });
    await save((role?.Granted ?? []).filter((flag) => flag !== 'Project.Create_Task'));
    await expect(create).toBeHidden(soon);
    await save(role?.Granted ?? []);
    await expect(create).toBeVisible(soon);
    await employee.goto('/roles-permission');
    await expect(employee.getByText('Master.Roles_Permission')).toBeVisible();
    await employee.getByRole('button', { name: /User menu/ }).click();
    await expect(employee.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(employee.getByRole('menuitem', { name: 'Permission lens' })).toHaveCount(0);
    await other.close();
  });

  test('the lens names flags; viewing as a role hides what it lacks, saves nothing, and ends with a reload', async ({
    page,
    signIn,
  }) => {
    await signIn('hr', { at: '/projects' });
    await page.getByRole('button', { name: /User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Permission lens' }).click();
    const lens = page.getByRole('complementary', { name: 'Permission lens' });
    await expect(lens).toContainText('Project: Add Project: granted');
    await expect(page.locator('[data-needs="Project.Add_Project"]')).toBeVisible();
    await page.getByRole('button', { name: /User menu/ }).click();
    await page.getByRole('menuitem', { name: 'View as a role' }).hover();
    await page.getByRole('menuitem', { name: 'Technical Project Manager' }).click();
    await expect(page.getByText('You are viewing Daybook as the role')).toBeVisible();
    await expect(lens).toContainText('Project: Add Project: not granted, hidden here');
    await expect(
      page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Add Employee Present' }),
    ).toHaveCount(0);
    await (await firstLinkUnder(page, 'Project')).click();
    await expect(page).toHaveURL(/\/project\/view\//);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Project Name').fill('Never saved');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toContainText('nothing is saved');
    await page.reload();
    await expect(page.getByText('You are viewing Daybook as the role')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Never saved');
  });

  test('a view of a table is saved, shared, set as the beginning, and opened by its link', async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    await signIn('pm', { at: '/projects' });
    const search = page.getByLabel('Search the table');
    await search.fill('Fleet');
    await expect(page).toHaveURL(/q=Fleet/);
    const views = page.getByRole('button', { name: /^Saved views of/ });
    await views.click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Trucks');
    await page.getByRole('dialog').getByText('Everyone can use it').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\?saved=[^&]+$/);
    await expect(views).toHaveText('Trucks');
    const link = page.url();
    await search.fill('Fl');
    await expect(views).toHaveText('Trucks *');
    await views.click();
    await page.getByRole('menuitem', { name: 'Undo changes' }).click();
    await expect(search).toHaveValue('Fleet');
    await search.fill('Harbour');
    await expect(views).toHaveText('Trucks *');
    await views.click();
    await page.getByRole('menuitem', { name: 'Overwrite with the current state' }).click();
    await expect(views).toHaveText('Trucks');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(views).toHaveText('Trucks *');
    await views.click();
    await page.getByRole('menuitem', { name: 'Undo changes' }).click();
    await expect(search).toHaveValue('Fleet');
    await views.click();
    const isStored = page.waitForResponse((response) => response.url().endsWith('/auth/preferences/save'));
    await page.getByRole('menuitem', { name: 'Open by default' }).click();
    await isStored;
    await page.goto('/projects');
    await expect(search).toHaveValue('Fleet');
    await views.click();
    await page.getByRole('menuitem', { name: 'Standard view' }).click();
    await expect(search).toHaveValue('');

    const others = await browser.newContext({ baseURL: server.url });
    const colleague = await others.newPage();
    await signIn('employee', { page: colleague, at: link });
    await expect(colleague.getByLabel('Search the table')).toHaveValue('Fleet');
    await colleague.getByRole('button', { name: /^Saved views of/ }).click();
    await expect(colleague.getByRole('menuitem', { name: /Trucks/ })).toBeVisible();
    await expect(colleague.getByRole('menuitem', { name: 'Overwrite with the current state' })).toHaveCount(0);
    await others.close();
  });
});
