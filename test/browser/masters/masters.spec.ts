import { readFile } from 'node:fs/promises';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { addTicketDepartment, createCalls, raiseTicket } from '../support/calls';
import { expect, test } from '../support/daybook';
import { comeTo } from '../support/moveTo';

test.describe('Masters', () => {
  test('a location is added, rejected when the name is wrong, edited, found, and deleted after asking', async ({
    page,
    signIn,
    server,
  }) => {
    const hr = await createCalls(server, 'hr');
    await hr.post('/location/create', { Location_name: 'Old pier', Status: 'Active' });
    await signIn('hr', { at: '/profile' });
    await page.getByRole('button', { name: 'Master' }).click();
    await page.getByRole('menuitem', { name: 'Location' }).click();
    await expect(page).toHaveURL(/\/location$/);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Please Enter Location Name')).toBeVisible();
    await expect(dialog.getByText('Please Select Status')).toBeVisible();
    await dialog.getByLabel('Location Name').fill('Quay 7');
    await expect(dialog.getByText('field does not accept special characters.')).toBeVisible();
    await dialog.getByLabel('Location Name').fill('Quay');
    await dialog.getByText('DeActive').click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Location added / updated Successfully')).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: 'Quay' });
    await expect(row).toContainText('DeActive');
    await row.getByText('Edit').click();
    await expect(page).toHaveURL(/entry=/);
    await dialog.getByText('Active', { exact: true }).click();
    await dialog.getByLabel('Location Name').fill('Old pier');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(
      dialog.getByRole('alert').or(dialog.getByText('There is a location of this name already')).first(),
    ).toBeVisible();
    await dialog.getByLabel('Location Name').fill('Quayside');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Quayside' })).not.toContainText('DeActive');

    // Another user renames it while it is being edited: the entries stay, and the user chooses.
    await page.getByRole('row').filter({ hasText: 'Quayside' }).getByText('Edit').click();
    await dialog.getByLabel('Location Name').fill('Harbour');
    const stored = (await hr.get<{ _id: string; Location_name: string }[]>('/location/getAllLocations')).find(
      ({ Location_name }) => Location_name === 'Quayside',
    );
    await hr.post('/location/create', { id: stored?._id ?? '', Location_name: 'Jetty', Status: 'Active' });
    await expect(dialog.getByText('This location has been changed since you opened it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Update' }).click();
    const conflict = page.getByRole('dialog', { name: 'This has been changed in the meantime' });
    await expect(conflict).toContainText('Jetty');
    await conflict.getByRole('radio', { name: 'Location Name: mine' }).check({ force: true });
    await conflict.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Harbour' })).toBeVisible();

    await page.getByRole('row').filter({ hasText: 'Harbour' }).getByText('Delete').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure to delete this record?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Location deleted successfully')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Harbour' })).toHaveCount(0);
  });

  test('a vertical is added, edited and deleted after asking, and the list follows', async ({ page, signIn }) => {
    await signIn('hr', { at: '/vertical' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Please Enter Vertical Name')).toBeVisible();
    await expect(dialog.getByText('Please Select Status')).toBeVisible();
    await dialog.getByLabel('Vertical Name').fill('Harbour 4');
    await dialog.getByText('Active', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Vertical Added / Updated Successfully')).toBeVisible();
    await page.getByRole('row').filter({ hasText: 'Harbour 4' }).getByText('Edit').click();
    await dialog.getByText('DeActive').click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Harbour 4' });
    await expect(row).toContainText('DeActive');
    await row.getByText('Delete').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure to delete this record?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Vertical deleted Successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('the heading of what uses an entry wraps a long name without spaces', async ({ page, signIn, server }) => {
    const name = 'W'.repeat(100);
    await (await createCalls(server, 'hr')).post('/vertical/create', { Vertical_name: name, Status: 'Active' });
    await signIn('hr', { at: '/vertical' });
    await page.getByRole('gridcell', { name }).click();
    const heading = page.getByRole('heading', { name: `${name} used by` });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('what is used shows by whom and is not deleted; every master opens', async ({ page, signIn, server }) => {
    const hr = await createCalls(server, 'hr');
    const name = 'Lighthouse';
    await raiseTicket(hr, await addTicketDepartment(server, name, 'LAMP'), 'Task');
    await signIn('hr', { at: '/profile' });
    for (const [path, call, field] of [
      ['/positions', '/position/create', 'Position_name'],
      ['/department', '/department/create', 'Department_name'],
      ['/vertical', '/vertical/create', 'Vertical_name'],
      ['/techStack', '/techStack/create', 'Name'],
      ['/requirements', '/requirement/create', 'Name'],
    ] as const) {
      await hr.post(call, { [field]: name, Status: 'Active' });
      await comeTo(page, `${path}?q=${name}`);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active');
    }
    await page.goto('/ticket-department');
    const department = page.getByRole('row').filter({ hasText: name });
    await department.getByRole('link').click();
    await expect(page.getByText(`${name}: used by`)).toBeVisible();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('list', { name: /^Used by \d+/ })
        .getByText(/^LAMP-\d+$/),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByText(`${name}: used by`)).toBeHidden();
    await expect(department.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(department.getByRole('gridcell', { name: 'Delete' })).toHaveAttribute(
      'aria-description',
      /^It is used (once|\d+ times): set it to DeActive instead$/,
    );
  });

  test('a holiday of the past is changed after a warning; everyone reads the list and takes it along as a calendar', async ({
    page,
    signIn,
    browser,
    server,
  }) => {
    const hr = await createCalls(server, 'hr');
    const taken = (await hr.get<{ Holiday_date: string }[]>('/holiday/getAllHolidays')).map(({ Holiday_date }) =>
      Holiday_date.slice(0, 10),
    );
    const free = (step: 1 | -1): Day => {
      let day = addDays(server.today(), step);
      while (taken.includes(day)) day = addDays(day, step);
      return day;
    };
    await hr.post('/holiday/create', {
      Holiday_date: free(1),
      Holiday_name: 'Day of the lighthouse',
      Holiday_type: 'Full Day',
    });
    // Both lists begin with this year: on its first day what is past is not in them.
    const fromOldOn = '?f.date=day:2000-01-01..';
    await signIn('hr', { at: `/Holidays${fromOldOn}` });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const past = formatDay(free(-1));
    await dialog.getByRole('textbox', { name: 'Date' }).fill(past);
    await dialog.getByLabel('Holiday Name').fill('Founding Day');
    await expect(dialog.getByText(/This date is in the past/)).toBeVisible();
    await dialog.getByText('First Half').click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Holiday added / updated Successfully')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Founding Day' })).toContainText('First Half');

    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn('newcomer', { page: other, at: `/holidays-list${fromOldOn}` });
    await expect(other.getByText(/^Next: /)).toBeVisible();
    await expect(other.getByRole('row').filter({ hasText: 'Founding Day' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Add' })).toHaveCount(0);
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'Download .ics' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('SUMMARY:Founding Day (First Half)\r\n');
    await other.goto('/holidays');
    await expect(other.getByText(/not permitted/i).first()).toBeVisible();
    await other.context().close();
  });
});
