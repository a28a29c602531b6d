import { kraQuestions } from '../../../src/domain/kra/kraRatings';
import { createCalls, findPerson } from '../support/calls';
import { expect, test } from '../support/daybook';
import { putOffMonthlyRecord } from '../support/kra';

interface Named {
  readonly _id: string;
}

test('HR gives the ratings that wait for a leader who has left to another one', async ({ page, signIn, server }) => {
  const [hr, employee] = [await createCalls(server, 'hr'), await createCalls(server, 'employee')];
  const { Roles } = await hr.get<{ Roles: (Named & { Name: string })[] }>('/auth/employee/choices');
  const leaver = await hr.post<Named>('/auth/employee/add', {
    Employee_code: 'EMP930',
    First_name: 'Una',
    Last_name: 'Departing',
    Email: 'una.departing@daybook.example',
    Role_id: Roles.find(({ Name }) => Name === 'TL / HOD')?._id ?? '',
  });
  const ratings = Object.fromEntries(kraQuestions.map((question) => [question, '8']));
  await employee.post('/auth/kra/employee', { ...ratings, teamLeader_id: leaver._id });
  await hr.post('/auth/employee/deactivate', { id: leaver._id });
  const [{ name, code }, lead] = [await findPerson(server, 'employee'), await findPerson(server, 'lead')];

  await putOffMonthlyRecord(page);
  await signIn('hr', { at: `/report/kra?month=${server.today().slice(0, 7)}` });
  await page.getByPlaceholder('Search').fill(code);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toContainText('No one to rate it');
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Give to another leader…' }).click();

  const dialog = page.getByRole('dialog', { name: 'Give ratings to another leader' });
  await expect(dialog.getByRole('list', { name: 'Waiting ratings' }).getByRole('listitem')).toHaveText([
    new RegExp(`^${name}, `),
  ]);
  await dialog.getByRole('button', { name: /^Rates instead/ }).click();
  await page.getByRole('option', { name: lead.name }).click();
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`1 rating given to ${lead.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Waiting for the TL');
  await expect(row).toContainText(lead.name);

  await signIn('lead', { at: '/TLKRA' });
  await page.getByPlaceholder('Search').fill(code);
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
});
