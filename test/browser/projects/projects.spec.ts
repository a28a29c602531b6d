import type { Locator, Page } from '@playwright/test';
import { createCalls, findPerson, type Calls } from '../support/calls';
import { offeredChoices } from '../support/choices';
import { expect, test } from '../support/daybook';
import { addOwnProject } from '../support/ownProject';
import { cellsUnder } from '../support/table';

interface ProjectRow {
  readonly _id: string;
  readonly Project_name: string;
  readonly Project_short_name: string;
  readonly Project_manager_id: string;
  readonly Technical_project_manager_id: string;
  readonly Tech_stack: string;
}
interface MemberRow {
  readonly _id: string;
  readonly First_name: string;
  readonly Last_name: string;
  readonly Work: { readonly Open: number };
}

/** A project of the manager in which a member has open tasks, with its members. */
async function busyProject(calls: Calls): Promise<{ project: ProjectRow; members: MemberRow[] }> {
  for (const project of await calls.get<ProjectRow[]>('/auth/projects')) {
    const members = await calls.get<MemberRow[]>(`/auth/projects/members/${project._id}`);
    if (members.some(({ Work }) => Work.Open > 0)) return { project, members };
  }
  throw new Error('No project of the manager has open tasks');
}

const group = (page: Page, label: RegExp): Locator =>
  page.locator('.bp6-form-group').filter({ has: page.locator('.bp6-label', { hasText: label }) });
const inHistory = (page: Page): Locator => page.getByRole('list', { name: 'History' }).getByRole('listitem');

/** Chooses the first entry of a single choice. */
async function pickFirst(page: Page, label: RegExp): Promise<void> {
  await group(page, label).getByRole('button').first().click();
  await offeredChoices(page).first().click();
}

/** Types the name into a field of several and chooses it. */
async function addOne(form: Locator, label: string, name: string): Promise<void> {
  const field = form.getByRole('textbox', { name: label });
  await field.fill(name);
  await form.page().getByRole('option').filter({ hasText: name }).first().click();
  await field.press('Tab');
}

/** Opens the menu of a table row. */
async function rowMenu(page: Page, text: string, action: string): Promise<void> {
  await page.getByRole('gridcell', { name: text }).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: action }).click();
}

test('A project manager adds a project: nonsense and a taken short name are rejected with a message, then it is there', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const [[project], [stack]] = await Promise.all([
    calls.get<ProjectRow[]>('/auth/projects'),
    calls.get<{ Name: string; Status: string }[]>('/techStack/getTechStackMaster'),
  ]);
  const { name: member } = await findPerson(server, 'newcomer');
  // A long form, and the first start of the pages.
  test.slow();
  await signIn('pm', { at: '/projects' });
  await expect(page.getByRole('button', { name: /^Status filter/ })).toHaveText('All');
  await page.getByRole('button', { name: /^Status filter/ }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'All',
    'Open',
    'InProgress',
    'Hold',
    'InClientReview',
    'Completed',
  ]);
  await page.keyboard.press('Escape');
  await page.getByText('Add Project').click();
  await expect(page).toHaveURL(/\/projects\/add$/);
  const save = page.getByRole('button', { name: 'Add Project' });
  await page.getByLabel('Project Short Name').fill('7 x');
  await save.click();
  for (const message of [
    'Please Enter Project Name!',
    'The short name has 2 to 10 letters and digits and begins with a letter',
    'Please Enter Client Name!',
    'Please Select Tech Stack!',
    'Please Enter Project Manager!',
    'Please Enter Technical Project Manager!',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Project', exact: true }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();

  await page.getByLabel('Project Name').fill('Night Ferry');
  await page.getByLabel('Project Short Name').fill((project?.Project_short_name ?? '').toLowerCase());
  await page.getByLabel('Client Name').fill('Northquay Logistics');
  const form = page.getByRole('form', { name: 'Add Project' });
  await addOne(form, 'Tech Stack', stack?.Name ?? '');
  await pickFirst(page, /^Project Manager/);
  await pickFirst(page, /^Technical Project Manager/);
  await pickFirst(page, /^Project Type/);
  await addOne(form, 'Members', member);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('offer') });
  await save.click();
  await expect(page.getByText('This short name is taken').first()).toBeVisible();
  await page.getByLabel('Project Short Name').fill('nfy');
  await save.click();

  await expect(page).toHaveURL(/\/project\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Ferry');
  await page.getByRole('tab', { name: 'Project Details' }).click();
  await expect(page.getByRole('link', { name: /offer\.txt/ })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(inHistory(page)).toHaveText([/created this project/]);
  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('option', { name: 'Hold' }).click();
  await expect(inHistory(page).first()).toContainText('set Status to Hold (was Open)');
});

test('An employee joins a project and leads it; a member with open tasks leaves, the page says so, and the tasks go to another', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { project, members } = await busyProject(calls);
  // Of no project until now.
  const { name: joining } = await findPerson(server, 'newcomer');
  const leaving = members.find((member) => member.Work.Open > 0);
  const successor = members.find((member) => member._id !== leaving?._id);
  if (!leaving || !successor) throw new Error('No member has open tasks');
  const name = `${leaving.First_name} ${leaving.Last_name}`;
  await signIn('pm', { at: `/project/member/${project._id}` });
  await page.getByRole('button', { name: 'Add Members' }).click();
  const dialog = page.getByRole('dialog', { name: /Add members/ });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please Select Members!')).toBeVisible();
  await addOne(dialog, 'Members', joining);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await rowMenu(page, joining, 'Make leader');
  await expect((await cellsUnder(page, 'In this project')).filter({ hasText: 'Leader' })).toHaveCount(2);

  await rowMenu(page, name, 'Remove from project');
  const question = page.getByRole('alertdialog', { name: `Remove ${name} from this project?` });
  await expect(question).toContainText(`${name} has ${leaving.Work.Open} open task`);
  await question.getByText(/^(They go|It goes) to another member/).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByText(/^Please select who takes the tasks? over/)).toBeVisible();
  await question.getByRole('button', { name: /^Takes the tasks? over/ }).click();
  await page.getByRole('option', { name: `${successor.First_name} ${successor.Last_name}` }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('gridcell', { name })).toHaveCount(0);
  const after = await calls.get<MemberRow[]>(`/auth/projects/members/${project._id}`);
  expect(after.find((member) => member._id === successor._id)?.Work.Open).toBe(successor.Work.Open + leaving.Work.Open);
});

test('The employee chart measures in tasks or hours, and its figures open those tasks', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { project } = await busyProject(calls);
  await signIn('pm', { at: `/project/member/${project._id}` });
  await page.getByText('Employee chart').click();
  await page.getByText('Estimated', { exact: true }).click();
  await expect(page).toHaveURL(/measure=estimated/);
  await page.getByText('Count', { exact: true }).click();
  await expect(page).not.toHaveURL(/measure=estimated/);
  const open = (await cellsUnder(page, 'OPEN')).locator('a').first();
  await expect(open).toHaveText(/^\d+$/);
  const count = Number(await open.textContent());
  await open.click();
  await expect(page).toHaveURL(/\/project\/tasks\/.*f\.Assignees=.*f\.Status=/);
  await expect(page.getByText(new RegExp(`^${count} (of [\\d,]+ )?rows?$`))).toBeVisible();
});

test('What was deleted comes back: immediately by Undo, later from the list of deleted projects and from the menu of the project', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { project } = await busyProject(calls);
  await signIn('pm', { at: '/profile' });
  const remove = async (): Promise<void> => {
    await page.goto(`/project/view/${project._id}`);
    await page.getByRole('menuitem', { name: 'Delete Project' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('gridcell', { name: project.Project_name })).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('gridcell', { name: project.Project_name })).toBeVisible();
  await remove();
  await page.getByRole('main').getByText('Deleted', { exact: true }).click();
  await (await cellsUnder(page, 'Restore')).getByText('Restore').first().click();
  await expect(page.getByText(`Project ${project.Project_short_name} restored`)).toBeVisible();
  await page.goto(`/project/tasks/${project._id}`);
  const link = (await cellsUnder(page, 'Key')).locator('a').first();
  const key = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('button', { name: 'More about this task' }).click();
  await page.getByRole('menuitem', { name: 'Delete Task' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/project\/tasks\//);
  await page.goto(`/project/view/${project._id}`);
  await page.getByRole('menuitem', { name: 'Deleted Tasks' }).click();
  const list = page.getByRole('dialog', { name: `Deleted tasks of ${project.Project_name}` });
  await expect(list.getByRole('gridcell', { name: key, exact: true })).toBeVisible();
  await list.getByRole('gridcell').getByText('Restore').first().click();
  await expect(list.getByText('No tasks of this project were deleted recently')).toBeVisible();
});

test('An employee is offered neither a new project nor what was deleted, and learns so at a typed address', async ({
  page,
  signIn,
}) => {
  await signIn('employee', { at: '/projects' });
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByText('Add Project')).toHaveCount(0);
  await page.goto('/projects/add');
  await expect(page.getByText('You are not permitted to open this page')).toBeVisible();
});

test('A manager posts, corrects and deletes a status update; the portfolio shows the newest one', async ({
  page,
  signIn,
  server,
}) => {
  const calls = await createCalls(server, 'pm');
  const { project } = await busyProject(calls);
  await signIn('pm', { at: `/project/view/${project._id}` });
  await page.getByRole('button', { name: 'Post status update' }).click();
  const form = page.getByRole('dialog', { name: 'Post status update' });
  await form.getByRole('button', { name: 'Post' }).click();
  await expect(form.getByText('Please select the health of the project')).toBeVisible();
  await expect(form.getByText('A status update needs a text').first()).toBeVisible();
  await form.getByText('At risk', { exact: true }).click();
  await form.getByRole('textbox', { name: /^Text/ }).fill('The pier is closed');
  await form.getByRole('button', { name: 'Post' }).click();
  const last = page.getByRole('region', { name: 'Last status update' });
  await expect(last).toContainText('At risk');
  await expect(last).toContainText('The pier is closed');

  await last.getByRole('button', { name: /^(All \d+|Show) status updates$/ }).click();
  await expect(page).toHaveURL(/tab=updates/);
  const newest = page.getByRole('list', { name: 'Status updates' }).getByRole('listitem').first();
  await newest.getByRole('button', { name: /^Correct/ }).click();
  const correction = page.getByRole('dialog', { name: 'Correct status update' });
  await correction.getByText('Off track', { exact: true }).click();
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(newest).toContainText('Off track');
  await expect(newest).toContainText('corrected');

  await page.goto('/dashboard');
  const table = page.getByRole('grid', { name: 'Portfolio' });
  const health = table.getByRole('link', { name: 'Off track' }).first();
  await expect(health).toBeVisible();
  await page.goto(`/project/view/${project._id}?tab=updates`);
  await newest.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('list', { name: 'Status updates' })).not.toContainText('The pier is closed');
});

test('The headings of the record next to the list of projects keep their distance from the facts above', async ({
  page,
  signIn,
  server,
}) => {
  await addOwnProject(server, 'HDG');
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('pm', { at: '/projects' });
  const heading = page.getByRole('heading', { name: 'Description', exact: true });
  await expect(heading).toBeVisible();
  const distance = await heading.evaluate(
    (shown) => shown.getBoundingClientRect().top - (shown.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(distance).toBeGreaterThanOrEqual(12);
});
