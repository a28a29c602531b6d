import type { Locator } from '@playwright/test';
import { createCalls, findPerson, startAnyTimer } from '../support/calls';
import { expect, test } from '../support/daybook';

/** The button of a field of choices. */
const getChoice = (form: Locator, label: string): Locator =>
  form
    .locator('.bp6-form-group')
    .filter({ has: form.page().locator('.bp6-label', { hasText: label }) })
    .getByRole('button')
    .first();

test.describe('People', () => {
  test('everyone finds a colleague in the directory, as table and as cards, and sees no more than that', async ({
    page,
    signIn,
    server,
  }) => {
    const [hr, manager] = [await findPerson(server, 'hr'), await findPerson(server, 'pm')];
    await signIn('employee', { at: `/directory?q=${hr.name}` });
    const row = page.getByRole('row').filter({ hasText: hr.name });
    await expect(row).toContainText(hr.code);
    await expect(page.getByRole('row').filter({ hasText: manager.name })).toHaveCount(0);
    await page.getByText('Cards', { exact: true }).click();
    await expect(page).toHaveURL(/look=cards/);
    await expect(page.getByRole('listitem').filter({ hasText: hr.name })).toContainText('hr@daybook.example');
    await page.getByRole('searchbox', { name: 'Search Directory' }).fill('no such name');
    await expect(page.getByText('No match')).toBeVisible();
    await page.goto('/employees');
    await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
  });

  test('the links of a card can be pressed next to each other, also that to the task of a running timer', async ({
    page,
    signIn,
    server,
  }) => {
    await startAnyTimer(await createCalls(server, 'employee'));
    const { name } = await findPerson(server, 'employee');
    await signIn('employee', { at: `/directory?look=cards&q=${name}` });
    const links = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .locator('.db-directory-facts > :not(:first-child) a, .db-directory-facts > a');
    await expect(links.filter({ hasText: /^[A-Z]+-\d+ / })).toBeVisible();
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  test('HR adds an employee, edits, reads what was changed, and deactivates', async ({ page, signIn, server }) => {
    const { code: taken } = await findPerson(server, 'pm');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await signIn('hr', { at: '/employees' });
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Please Enter Employee Code')).toBeVisible();
    await dialog.getByLabel('Code').fill(taken);
    await dialog.getByLabel('First name').fill('Wilma');
    await dialog.getByLabel('Last name').fill('Tester');
    await dialog.getByLabel('E-mail').fill('wilma.tester@daybook.example');
    await getChoice(dialog, 'Role permission').click();
    await page.getByRole('option', { name: 'Employee', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Another employee has this code').first()).toBeVisible();
    await dialog.getByLabel('Code').fill('EMP900');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      page.getByText('Employee added. They will receive an email with a link to set a password.'),
    ).toBeVisible();

    await page.goto('/employees?q=Wilma');
    await page.getByRole('link', { name: 'Wilma Tester' }).click();
    await expect(page.getByRole('heading', { name: 'Wilma Tester' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('Mobile').fill('+1 202 555 0199');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Employee updated Successfully')).toBeVisible();
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect(page).toHaveURL(/tab=details/);
    await expect(page.getByRole('row').filter({ hasText: 'Mobile' })).toContainText('+1 202 555 0199');

    await page.goto('/employees?q=Wilma');
    await page.getByRole('row').filter({ hasText: 'Wilma Tester' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect(dialog.getByText('No open tasks and no other duties.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Wilma Tester is deactivated')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Wilma Tester' })).toHaveCount(0);
  });

  test('another location applies from the day that HR enters, and the days before keep theirs', async ({
    page,
    signIn,
    server,
  }) => {
    const calls = await createCalls(server, 'hr');
    for (const Location_name of ['Aldgate quay', 'Bexhill dock'])
      await calls.post('/location/create', { Location_name, Status: 'Active' });
    const { Roles, Locations } =
      await calls.get<Record<'Roles' | 'Locations', readonly { readonly _id: string; readonly Name: string }[]>>(
        '/auth/employee/choices',
      );
    const added = await calls.post<{ _id: string }>('/auth/employee/add', {
      Employee_code: 'EMP920',
      First_name: 'Mona',
      Last_name: 'Moving',
      Email: 'emp920@daybook.example',
      Role_id: Roles.find(({ Name }) => Name === 'Employee')?._id ?? '',
      Location_id: Locations.find(({ Name }) => Name === 'Aldgate quay')?._id ?? '',
      Joined: '2020-01-06',
    });
    await signIn('hr', { at: `/employeeDetail/${added._id}?tab=details` });
    const record = page.getByRole('region', { name: 'Record' });
    await expect(record).toContainText('Aldgate quay');
    const dialog = page.getByRole('dialog');
    const since = dialog.getByRole('textbox', { name: 'Location and shift since' });
    const pickLocation = async (name: string): Promise<void> => {
      await getChoice(dialog, 'Location').click();
      await page.getByRole('option', { name }).click();
    };
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(since).toHaveCount(0);
    await pickLocation('Bexhill dock');
    await expect(since).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await expect(dialog.getByText('Earlier days keep Aldgate quay', { exact: false })).toBeVisible();
    // Undone, nothing has changed.
    await pickLocation('Aldgate quay');
    await expect(since).toHaveCount(0);
    await pickLocation('Bexhill dock');
    await since.fill('01/01/2199');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByText(/^Please Select A Day Up To/)).toBeVisible();
    await since.fill('03/02/2021');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Employee updated Successfully')).toBeVisible();
    await expect(record).toContainText('Bexhill dock');
    await expect(record).toContainText('03/02/2021');
    await expect(record).toContainText('Until 02/02/2021');
    await expect(record).toContainText('Aldgate quay');
    // The day alone, for a mistake.
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(since).toHaveValue('03/02/2021');
    await since.fill('');
    await expect(dialog.getByText('They apply to all days, also to past ones')).toBeVisible();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(record).not.toContainText('Aldgate quay');
    await expect(page.getByRole('row').filter({ hasText: 'Location and shift since' }).first()).toBeVisible();
  });

  test('an employee who is deactivated hands the team and every other duty over, to one person with one choice', async ({
    page,
    signIn,
    server,
  }) => {
    const calls = await createCalls(server, 'hr');
    const { name: successor } = await findPerson(server, 'lead');
    const { Roles } = await calls.get<{ Roles: { _id: string; Name: string }[] }>('/auth/employee/choices');
    const addEmployee = (code: string, lastName: string, more: Record<string, string> = {}) =>
      calls.post<{ _id: string; First_name: string }>('/auth/employee/add', {
        Employee_code: code,
        First_name: 'Ottilie',
        Last_name: lastName,
        Email: `${code}@daybook.example`,
        Role_id: Roles.find(({ Name }) => Name === 'TL / HOD')?._id ?? '',
        ...more,
      });
    const leaver = await addEmployee('EMP910', 'Departing');
    const member = await addEmployee('EMP911', 'Remaining', { Team_leader_id: leaver._id });
    const department = await calls.post<{ _id: string }>('/department/create', {
      Department_name: 'Harbour office',
      Head_id: leaver._id,
      Status: 'Active',
    });

    await signIn('hr', { at: '/employees?q=EMP910' });
    await page.getByRole('row').filter({ hasText: 'Ottilie Departing' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('dialog');
    const team = dialog.getByRole('region', { name: 'Team' });
    await expect(team.getByRole('heading', { name: 'Team (1)' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Head of department' })).toContainText('Harbour office (1)');
    await dialog.getByRole('button', { name: 'Same successor for all' }).click();
    await page.getByRole('option', { name: successor }).click();
    await expect(team.getByRole('button', { name: /^Team: successor/ })).toContainText(successor);
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Ottilie Departing is deactivated')).toBeVisible();

    const { Employee } = await calls.post<{ Employee: { Team_leader: { Name: string } } }>('/auth/employee/details', {
      id: member._id,
    });
    expect(Employee.Team_leader.Name).toBe(successor);
    const { Head } = await calls.post<{ Head: { Name: string } }>('/department/getDepartmentById', {
      id: department._id,
    });
    expect(Head.Name).toBe(successor);
  });

  test('a file with an error is shown row by row and stores nothing; an interview is drafted', async ({
    page,
    server,
    signIn,
  }) => {
    await signIn('hr', { at: '/employees?import=file' });
    const dialog = page.getByRole('dialog');
    const people = (address: string) => ({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Code,Name,E-mail,Role permission\nEMP901,Ada Row,ada.row@daybook.example,Employee\nEMP902,Bo Row,${address},Employee\n`,
      ),
    });
    await dialog.locator('input[type=file]').setInputFiles(people('nowhere'));
    await dialog.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(dialog.getByText('1 of 2 rows has errors. Nothing is stored until the file has none.')).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: 'EMP902' })).toContainText('This is not a mail address');
    // Busy for a while, it has the focus again; what was chosen is not lost by Escape, and what removes it leaves the keys in the dialog.
    await expect(dialog.getByRole('button', { name: 'Check' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Check' })).toBeFocused();
    // A row that a colleague in HR stores first: the rows are read again, and have to be checked again.
    await dialog.locator('input[type=file]').setInputFiles(people('bo.row@daybook.example'));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
    const summary = dialog.getByRole('status').filter({ hasText: ' to add, ' });
    await expect(summary).toHaveClass(/intent-success/);
    const calls = await createCalls(server, 'hr');
    const { buffer, name, mimeType } = people('bo.other@daybook.example');
    // Of no employee: both are new.
    const Seen_versions = '0';
    await calls.upload('/uplodeauth/employee/import', {
      File: new File([buffer], name, { type: mimeType }),
      Seen_versions,
    });
    await expect(
      dialog.getByText('Employees of the file were changed since you checked the file', { exact: false }),
    ).toBeVisible();
    // Green is what can be stored.
    await expect(summary).toHaveText('0 to add, 1 to change, 1 unchanged.');
    await expect(summary).not.toHaveClass(/intent-/);
    await expect(dialog.getByText('E-mail: bo.other@daybook.example → bo.row@daybook.example')).toBeVisible();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove people.csv' }).press('Enter');
    await expect(dialog.getByLabel('Excel or CSV file')).toBeFocused();

    await page.goto('/interviewform?interview=new');
    const form = page.getByRole('form', { name: 'Interview' });
    await form.getByLabel('Candidate').fill('Ivo Brandt');
    await form.getByLabel('Position').fill('Software Engineer');
    await form.getByLabel('E-mail').fill('ivo@elsewhere.example');
    await form.getByRole('textbox', { name: /^Date/ }).fill('05/03/2027');
    await getChoice(form, 'Mode').click();
    await page.getByRole('option', { name: 'Video' }).click();
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(page).toHaveURL(/interview=(?!new)/);
    // Without a choice no candidate is read; a click shows one next to the list.
    await page.goto('/interviewform');
    await page.getByPlaceholder('Search', { exact: true }).fill('Ivo Brandt');
    const details = page.getByRole('region', { name: 'Details of the interview' });
    await expect(details).toHaveText('Choose a row to see its details');
    await page.getByRole('row').filter({ hasText: 'Ivo Brandt' }).getByText('Software Engineer').click();
    await expect(details.getByRole('heading', { name: 'Ivo Brandt' })).toBeVisible();
    await expect(details.getByText('ivo@elsewhere.example')).toBeVisible();
  });
});
