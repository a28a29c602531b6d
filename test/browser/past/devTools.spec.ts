import { expect, test } from '../support/daybook';
import { firstLinkUnder } from '../support/table';

interface Recorded {
  readonly actions: unknown[];
  readonly states: unknown[];
}

test('Redux DevTools follows a whole session, and nothing that it sees holds a password or a token', async ({
  page,
}) => {
  // The extension, as far as the program knows it: it is handed every action and the state after it.
  await page.addInitScript(() => {
    type Reduce = (state: unknown, action: unknown) => unknown;
    type Create = (reducer: Reduce, ...rest: unknown[]) => { dispatch: unknown; getState: () => unknown };
    const recorded: { actions: unknown[]; states: unknown[] } = { actions: [], states: [] };
    const record =
      (create: Create): Create =>
      (reducer, ...rest) =>
        create(
          (state, action) => {
            const next = reducer(state, action);
            recorded.actions.push(action);
            recorded.states.push(next);
            return next;
          },
          ...rest,
        );
    const compose =
      (...enhancers: ((create: Create) => Create)[]): ((create: Create) => Create) =>
      (create) =>
        enhancers.reduceRight((inner, enhance) => enhance(inner), record(create));
    Object.assign(window, {
      recorded,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: object) => {
        Object.assign(window, { devToolsOptions: options });
        return compose;
      },
    });
  });
  const seen: Recorded = { actions: [], states: [] };
  const take = async (): Promise<void> => {
    const { actions, states } = await page.evaluate(
      () => JSON.parse(JSON.stringify((window as unknown as { recorded: Recorded }).recorded)) as Recorded,
    );
    seen.actions.push(...actions);
    seen.states.push(...states);
  };

  const wrongPassword = 'a-wrong-password-1';
  const nextPassword = 'a-new-password-2';
  await page.goto('/login');
  await page.getByLabel('Username').fill('lead@daybook.example');
  for (const password of [wrongPassword, 'daybook']) {
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(password === 'daybook' ? /^Welcome / : 'Email OR Password Not Match!!')).toBeVisible();
  }
  await take();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Project', exact: true }).click();
  await (await firstLinkUnder(page, 'Project')).click();
  await expect(page.locator('.db-project-pie svg')).toBeVisible();
  await take();
  await page.goto('/profile');
  // Rejected: the account stays as the others know it.
  await page.getByLabel('Current password').fill(wrongPassword);
  await page.getByLabel('New password', { exact: true }).fill(nextPassword);
  await page.getByLabel('New password again').fill(nextPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await take();
  const token = (await page.evaluate(() => localStorage.getItem('daybook.token'))) ?? '';
  expect(token.length).toBeGreaterThan(20);
  const options = await page.evaluate(
    () => (window as unknown as { devToolsOptions: Record<string, unknown> }).devToolsOptions,
  );
  expect(options).toMatchObject({ name: 'Daybook', maxAge: 200 });
  await page.goto('/reset-password/the-secret-of-a-mailed-link');
  await expect(page.getByText(/This link can no longer be used/)).toBeVisible();
  await take();

  // The pages before signing in send what is typed: DevTools do not see them.
  const types = seen.actions.map((action) => (action as { type: string }).type);
  // The list of actions is readable: a part of the state, and what happened.
  expect(types.filter((type) => !/^(@@|[a-z]+\/)/i.test(type))).toEqual([]);
  expect(types).not.toContain('session/signedIn');
  expect(types).toEqual(
    expect.arrayContaining(['session/locationChanged', 'api/executeMutation/rejected', 'api/executeQuery/fulfilled']),
  );
  const text = JSON.stringify(seen);
  for (const secret of [wrongPassword, nextPassword, token, 'the-secret-of-a-mailed-link'])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(Password|Current_password)":"daybook"/);
});
