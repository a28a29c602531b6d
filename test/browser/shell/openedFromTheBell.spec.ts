import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/domain/calendar/day';
import { leavePath } from '../../../src/domain/leave/leavePath';
import { applyForLeave, createCalls } from '../support/calls';
import { expect, test } from '../support/daybook';

async function follow(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: text }).first().click();
}
const logs = (page: Page): Locator => page.getByRole('dialog', { name: 'Logs' });

interface Made {
  readonly _id: string;
}

test('The bell opens a leave for the leader, who decides there, and its outcome for the employee', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const employee = await createCalls(server, 'employee');
  const leave = (await applyForLeave(employee, addDays(server.today(), 40))) as Made;
  const leader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn('lead', { page: leader, at: '/dashboard' });
  await follow(leader, /asks for Casual Leave/);
  await expect(leader).toHaveURL(new RegExp(`/teamleave\\?logs=${leave._id}$`));
  await expect(logs(leader).getByText('A day at the sea')).toBeVisible();
  await logs(leader).getByRole('button', { name: 'Decide…' }).click();
  const decision = leader.getByRole('dialog', { name: 'Decide a leave' });
  await decision.getByText('Approved', { exact: true }).click();
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(decision).toBeHidden();
  await expect(logs(leader).getByRole('list', { name: 'Logs' }).getByText('Approved')).toBeVisible();
  await expect(logs(leader).getByRole('button', { name: 'Decide…' })).toBeHidden();
  await leader.context().close();

  await signIn('employee', { at: '/dashboard' });
  await follow(page, /^.*Your leave on .* was Approved/);
  await expect(page).toHaveURL(new RegExp(`/me\\?logs=${leave._id}$`));
  await expect(logs(page).getByText('A day at the sea')).toBeVisible();
  await expect(logs(page).getByRole('list', { name: 'Logs' }).getByText('Approved')).toBeVisible();
});

test('A link to a leave says to others that there is none', async ({ page, signIn, server }) => {
  const employee = await createCalls(server, 'employee');
  const leave = (await applyForLeave(employee, addDays(server.today(), 41))) as Made;
  await signIn('newcomer', { at: leavePath('own', leave._id) });
  await expect(logs(page).getByText(/not found/i)).toBeVisible();
});
