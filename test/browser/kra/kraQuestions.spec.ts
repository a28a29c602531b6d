import { kraQuestions } from '../../../src/domain/kra/kraRatings';
import { createCalls, findPerson } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test } from '../support/daybook';
import { putOffMonthlyRecord, rate } from '../support/kra';
import { sameAsExcel } from '../support/excel';

const shown = 'Helpfulness: do you help others before they have to ask?';
const changed = 'Helpfulness: whom did you help this month?';

// Three people take part.
test.describe.configure({ timeout: 150_000 });

test('HR keeps what the questions ask, and a rating keeps the text that it was given with, wherever it is read', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const hr = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 2560, height: 1000 } })
  ).newPage();
  await signIn('hr', { page: hr, at: '/profile' });
  await putOffMonthlyRecord(hr);
  await hr.getByRole('button', { name: 'Master' }).click();
  await hr.getByRole('menuitem', { name: 'KRA questions' }).click();
  await expect(hr.getByRole('heading', { name: 'KRA questions' })).toBeVisible();
  // The five are fixed: they are neither added nor deleted.
  await expect(hr.getByRole('row').filter({ hasText: /Q[1-5]/ })).toHaveCount(kraQuestions.length);
  await expect(hr.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await expect(hr.getByText('Delete', { exact: true })).toHaveCount(0);
  await hr.getByRole('row').filter({ hasText: 'Q4' }).getByText('Edit').click();
  const dialog = hr.getByRole('dialog', { name: 'Edit Q4' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill(' ');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText('Please Enter Question Text')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Help');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(hr.getByText('Question updated successfully')).toBeVisible();
  await expect(hr.getByRole('row').filter({ hasText: 'Q4' })).toContainText('Help');

  await signIn('employee', { at: '/KRA' });
  await putOffMonthlyRecord(page);
  const form = page.getByRole('form', { name: 'KRA' });
  await expect(form.getByRole('radiogroup', { name: 'Q4: Help' })).toBeVisible();
  for (const question of kraQuestions) await rate(form, question, 8);
  // The text changes while the form is open: the page says so, and what was entered stays.
  const calls = await createCalls(server, 'hr');
  await calls.post('/auth/kra/question', { Question: 'Q4', Text: shown });
  await expect(form.getByText(/The text of a question has changed since you opened the form/)).toBeVisible();
  await expect(form.getByRole('radiogroup', { name: `Q4: ${shown}` }).getByRole('radio', { name: '8' })).toBeChecked();
  await form.getByRole('button', { name: /^Team leader/ }).click();
  await offeredChoices(page).first().click();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your Response has been recorded!')).toBeVisible();

  // From here on it asks something else, of others.
  await calls.post('/auth/kra/question', { Question: 'Q4', Text: changed });
  await page.reload();
  await expect(page.getByText(shown).first()).toBeVisible();
  await expect(page.getByText(changed)).toHaveCount(0);
  await page.goto('/kraQuestions');
  await expect(page.getByText(/not permitted/i).first()).toBeVisible();

  const { name, code } = await findPerson(server, 'employee');
  const leader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('lead', { page: leader, at: '/pending?kind=kra' });
  await putOffMonthlyRecord(leader);
  await leader.getByRole('row').filter({ hasText: name }).last().click();
  await expect(leader.getByRole('list', { name: 'Own ratings' }).getByText(`8 Q4: ${shown}`)).toBeVisible();
  await leader
    .getByRole('button', { name: 'Rate', exact: true })
    .or(leader.getByRole('link', { name: 'Rate' }))
    .click();
  const rating = leader.getByRole('dialog', { name: /^KRA of / });
  await expect(rating.getByRole('radiogroup', { name: `Q4: ${shown}` })).toBeVisible();
  for (const question of kraQuestions) await rate(rating, question, 7);
  await rating.getByRole('button', { name: 'Submit' }).click();
  await expect(rating).toBeHidden();
  await leader.context().close();

  await hr.goto('/report/kra');
  await hr.getByPlaceholder('Search').fill(code);
  await expect(hr.getByText(/^1 (of [\d,]+ )?rows?$/)).toBeVisible();
  await hr.getByRole('button', { name: 'Questions' }).click();
  await expect(hr.locator('.db-kra-questions').getByText(shown)).toBeVisible();
  await hr.keyboard.press('Escape');
  const sheet = await sameAsExcel(hr, `KRA report ${server.today().slice(0, 7)}`, ['Employee', 'Q4 own', 'Q4 TL']);
  const column = (sheet.getRow(1).values as (string | undefined)[]).indexOf('Q4 question');
  expect(sheet.getCell(2, column).text).toBe(shown);
  await hr.context().close();
});
