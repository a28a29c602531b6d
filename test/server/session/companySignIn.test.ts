import { machineTime } from '../../../src/server/clock/companyClock';
import { IdentityProvider } from '../../../src/server/openid/identityProvider';
import { refreshSessions } from '../../../src/server/openid/refreshSessions';
import { shownCode } from '../../support/sign-in/authenticator';
import { openIdClient, startIdentityProvider, type TestProvider } from '../../support/sign-in/identityProvider';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestAnswer, type TestServer } from '../../support/testServer';

const publicUrl = 'http://localhost:8080';
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const settings = {
  ...openIdClient,
  scopes: 'openid email profile',
  name: 'Acme',
  addsEmployees: false,
  secondFactor: [{ claim: 'amr', value: 'mfa' }],
} as const;

let provider: TestProvider;
let server: TestServer;
let count = 0;
let sub: string;
let person: TestPerson;

const machineNow = () => server.clock.now;
const makeProvider = (changes: Partial<ConstructorParameters<typeof IdentityProvider>[0]> = {}) =>
  new IdentityProvider({ ...settings, issuer: provider.issuer, ...changes }, publicUrl, machineNow);
/** The provider that the server uses at the moment. */
let current: IdentityProvider;

interface Browser {
  cookie: string;
}

/** Begins in Daybook; the address at the provider. */
async function begin(browser: Browser): Promise<string> {
  const answer = await server.request({ method: 'GET', url: '/api/openid/start', headers: { cookie: browser.cookie } });
  browser.cookie = String(answer.headers['set-cookie'] ?? browser.cookie).split(';')[0] ?? '';
  return String(answer.headers.location);
}

/** The code with which the browser returns to the sign-in page. */
async function comeBack(browser: Browser, back: URL): Promise<string> {
  const answer = await server.request({
    method: 'GET',
    url: back.pathname + back.search,
    headers: { cookie: browser.cookie },
  });
  const location = new URL(String(answer.headers.location));
  expect(location.origin + location.pathname).toBe(`${publicUrl}/login`);
  return location.hash.replace('#company-sign-in=', '');
}

const finish = (browser: Browser, code: string): Promise<TestAnswer<{ token: string }>> =>
  server.call('finishCompanySignIn', { body: { Code: code }, headers: { cookie: browser.cookie } });

async function signIn(subject: string, browser: Browser = { cookie: '' }): Promise<TestAnswer<{ token: string }>> {
  const back = await provider.signIn(await begin(browser), subject);
  return finish(browser, await comeBack(browser, back));
}

const isSignedIn = async (session: { token: string }): Promise<boolean> =>
  (await server.call('getOwnProfile', { as: session })).httpStatus === 200;

async function logOut(token: string): Promise<number> {
  const { statusCode } = await server.request({
    method: 'POST',
    url: '/api/openid/back-channel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  return statusCode;
}

const nowSeconds = (): number => Math.floor(machineTime().getTime() / 1000);

/** A logout token as the provider would send it now. */
const logoutClaims = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
  count += 1;
  return {
    iss: provider.issuer,
    aud: openIdClient.clientId,
    iat: nowSeconds(),
    exp: nowSeconds() + 120,
    jti: `token ${count}`,
    events: { [logoutEvent]: {} },
    sub,
    ...changes,
  };
};
const logoutToken = (changes: Record<string, unknown> = {}): Promise<string> =>
  provider.sign({ claims: logoutClaims(changes), type: 'logout+jwt' });

beforeAll(async () => {
  provider = await startIdentityProvider(publicUrl);
  const forwarded = new Proxy({} as IdentityProvider, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(current) : value;
    },
  });
  server = await startTestServer({ services: { identityProvider: forwarded } as never });
});
beforeEach(async () => {
  server.clock.now = testStart;
  current = makeProvider();
  await provider.tamper({});
  count += 1;
  sub = `subject${count}`;
  person = await addPerson(server.database, { email: `Company${count}@company.example` });
  await provider.addAccount({ sub, email: `company${count}@company.example`, email_verified: true });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** Events of the audit log that company sign-in has left. */
async function companyEvents(kind: string): Promise<{ subject: string | null; text: unknown }[]> {
  const rows = await server.database
    .selectFrom('audit_events')
    .select(['subject_id', 'details'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows
    .map(({ subject_id: subject, details }) => ({ subject, text: details['text'] }))
    .filter(({ text }) => typeof text === 'string' && text.includes('company sign-in'));
}

test('a user with the verified mail address of an employee is signed in, and later by the subject alone', async () => {
  const session = (await signIn(sub)).data;
  expect(await isSignedIn(session)).toBe(true);
  expect((await server.call('getOwnProfile', { as: session })).data).toMatchObject({ _id: person.id });

  await provider.addAccount({ sub, email: 'renamed@elsewhere.example', email_verified: false });
  expect((await server.call('getOwnProfile', { as: (await signIn(sub)).data })).data).toMatchObject({ _id: person.id });
});

test('signing in asks for a code with state, nonce and PKCE, and leads back to one address', async () => {
  const { searchParams } = new URL(await begin({ cookie: '' }));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'daybook',
    redirect_uri: `${publicUrl}/api/openid/callback`,
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
    code_challenge: expect.stringMatching(/^.{43}$/),
  });
});

test('the cookie of the browser is not for scripts and not for requests of other sites', async () => {
  const answer = await server.request({ method: 'GET', url: '/api/openid/start' });
  expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an answer of the provider works once, in the browser that began, within ten minutes', async () => {
  const browser = { cookie: '' };
  const back = await provider.signIn(await begin(browser), sub);
  expect(await comeBack({ cookie: '' }, back)).toBe('problem.other-browser');
  const other = { cookie: '' };
  await begin(other);
  expect(await comeBack(other, back)).toBe('problem.other-browser');
  expect(await comeBack(browser, back)).not.toContain('problem');
  expect(await comeBack(browser, back)).toBe('problem.other-browser');

  const late = await provider.signIn(await begin(browser), sub);
  server.clock.now = new Date(testStart.getTime() + 10 * 60_000);
  expect(await comeBack(browser, late)).toBe('problem.other-browser');
});

test('the code of the page works once, in the same browser, within a minute; others leave an event', async () => {
  const browser = { cookie: '' };
  const code = async () => comeBack(browser, await provider.signIn(await begin(browser), sub));
  const first = await code();
  const stranger = { cookie: '' };
  await begin(stranger);
  expect((await finish(stranger, first)).httpStatus).toBe(403);
  expect((await finish(browser, first)).httpStatus).toBe(200);
  expect((await finish(browser, first)).httpStatus).toBe(403);
  const late = await code();
  server.clock.now = new Date(testStart.getTime() + 60_000);
  const before = (await companyEvents('sign_in_failed')).length;
  server.clock.now = new Date(testStart.getTime() + 2 * 3_600_000);
  expect((await finish(browser, late)).httpStatus).toBe(403);
  expect((await companyEvents('sign_in_failed')).slice(before)).toEqual([
    { subject: null, text: 'company sign-in, code used before, too old or of another browser' },
  ]);
});

test('an account that is deactivated between both steps leaves an event with its person', async () => {
  const browser = { cookie: '' };
  const code = await comeBack(browser, await provider.signIn(await begin(browser), sub));
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute();
  expect((await finish(browser, code)).message).toMatch(/deactivated/);
  expect(await companyEvents('sign_in_failed')).toContainEqual({
    subject: person.id,
    text: 'company sign-in, account deactivated',
  });
});

const notConfirmed = 'The identity provider did not confirm who you are. Please try again.';
const clocksDiffer =
  'The clocks of Daybook and the identity provider differ by more than five minutes. Sign in with your password, and please tell your administrator.';

test.each([
  ['another nonce', { claims: { nonce: 'another' } }, notConfirmed],
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }, notConfirmed],
  ['another audience', { claims: { aud: 'another client' } }, notConfirmed],
  ['no signature', { signature: 'none' as const }, notConfirmed],
  ['a signature of another key', { signature: 'foreign' as const }, notConfirmed],
  ['an end in the past', { claims: { iat: 1_500_000_000, exp: 1_500_000_060 } }, clocksDiffer],
])('an ID token with %s is rejected', async (_what, tampering, message) => {
  await provider.tamper(tampering);
  const answer = await signIn(sub);
  expect(answer.httpStatus).toBe(403);
  expect(answer.message).toBe(message);
});

test.each([
  ['an address that is not verified', { email_verified: false }, /has not verified your mail address/],
  ['an address whose verification is a text', { email_verified: 'true' }, /has not verified your mail address/],
  ['no address', { email: undefined }, /has not verified your mail address/],
  ['the address of no employee', { email: 'stranger@company.example' }, /no Daybook account with your mail address/],
])('a user with %s is rejected in plain words, and the audit log says so', async (_what, claims, message) => {
  await provider.addAccount({ sub, email: person.email, email_verified: true, ...claims });
  expect((await signIn(sub)).message).toMatch(message);
  const rejected = await companyEvents('sign_in_failed');
  expect(rejected.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^company sign-in, (mail address not verified|no account)$/),
  );
});

test('a deactivated employee is rejected, also one who is linked and one who is between both steps', async () => {
  const browser = { cookie: '' };
  await signIn(sub, browser);
  const code = await comeBack(browser, await provider.signIn(await begin(browser), sub));
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute();
  expect((await finish(browser, code)).message).toMatch(/deactivated/);
  expect((await signIn(sub)).message).toMatch(/deactivated/);
  expect(await companyEvents('sign_in_failed')).toContainEqual({
    subject: person.id,
    text: 'company sign-in, account deactivated',
  });
});

test('a second user at the provider does not get the account of the first by the same mail address', async () => {
  await signIn(sub);
  await provider.addAccount({ sub: `${sub}-other`, email: person.email, email_verified: true });
  expect((await signIn(`${sub}-other`)).message).toMatch(/belongs to another account/);
});

test('unknown users get an account with the role Employee where the setting says so', async () => {
  current = makeProvider({ addsEmployees: true });
  await provider.addAccount({
    sub,
    email: `new${sub}@company.example`,
    email_verified: true,
    given_name: 'New',
    family_name: 'Person',
  });
  const session = (await signIn(sub)).data;
  expect((await server.call('getOwnProfile', { as: session })).data).toMatchObject({ First_name: 'New' });
  const { name, code } = await server.database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .where('email', '=', `new${sub}@company.example`)
    .select(['roles.name', 'employees.code'])
    .executeTakeFirstOrThrow();
  expect([name, code]).toEqual(['Employee', expect.stringMatching(/^E\d{3}$/)]);
  expect(await companyEvents('employee_added')).toEqual([
    { subject: expect.stringMatching(/^[\da-f-]{36}$/), text: 'by company sign-in' },
  ]);
});

test('a logout token ends the sessions of the user, once, and no others', async () => {
  const [one, two] = [(await signIn(sub)).data, (await signIn(sub)).data];
  const token = await logoutToken();
  expect(await logOut(token)).toBe(200);
  expect(await Promise.all([one, two, person].map(isSignedIn))).toEqual([false, false, true]);
  expect(await companyEvents('sessions_ended')).toEqual([
    { subject: person.id, text: 'company sign-in, ended at the provider' },
  ]);
  const again = (await signIn(sub)).data;
  expect(await logOut(token)).toBe(400);
  expect(await isSignedIn(again)).toBe(true);
});

test('a logout token with the name of a session ends that one only', async () => {
  const [one, two] = [(await signIn(sub)).data, (await signIn(sub)).data];
  const { provider_session } = await server.database
    .selectFrom('openid_sessions')
    .innerJoin('sessions', 'sessions.id', 'openid_sessions.session_id')
    .where('openid_sessions.subject', '=', sub)
    .orderBy('sessions.id')
    .select('provider_session')
    .executeTakeFirstOrThrow();
  expect(await logOut(await logoutToken({ sid: provider_session }))).toBe(200);
  expect(await Promise.all([one, two].map(isSignedIn))).toEqual([false, true]);
});

test('a sign-in that the page has not fetched ends with a logout token as well', async () => {
  const browser = { cookie: '' };
  const code = await comeBack(browser, await provider.signIn(await begin(browser), sub));
  expect(await logOut(await logoutToken())).toBe(200);
  expect((await finish(browser, code)).httpStatus).toBe(403);
});

test.each([
  ['nearly five minutes behind', -290, 200],
  ['nearly five minutes ahead', 290, 200],
  ['seven minutes behind', -420, 400],
  ['seven minutes ahead', 420, 400],
])('a logout token of a provider whose clock is %s', async (_what, aheadSeconds, status) => {
  const session = (await signIn(sub)).data;
  const iat = nowSeconds() + aheadSeconds;
  expect(await logOut(await logoutToken({ iat, exp: iat }))).toBe(status);
  expect(await isSignedIn(session)).toBe(status !== 200);
});

test.each([
  ['another issuer', { iss: 'https://elsewhere.example' }],
  ['another audience', { aud: 'another client' }],
  ['a nonce', { nonce: 'a nonce' }],
  ['no event', { events: {} }],
  ['an event that is no object', { events: { [logoutEvent]: true } }],
  ['no unique name', { jti: undefined }],
  ['no subject and no session', { sub: undefined }],
  ['an age of an hour', { iat: 1_500_000_000 }],
])('a logout token with %s is rejected', async (_what, changes) => {
  const session = (await signIn(sub)).data;
  expect(await logOut(await logoutToken(changes))).toBe(400);
  expect(await isSignedIn(session)).toBe(true);
});

test.each(['none', 'foreign'] as const)('a logout token with the signature %s is rejected', async (signature) => {
  const session = (await signIn(sub)).data;
  expect(await logOut(await provider.sign({ claims: logoutClaims(), signature }))).toBe(400);
  expect(await logOut('')).toBe(400);
  expect(await isSignedIn(session)).toBe(true);
});

const refreshAt = (ms: number): Promise<void> => {
  server.clock.now = new Date(testStart.getTime() + ms);
  return refreshSessions({
    database: server.database,
    provider: current,
    clock: { now: () => server.clock.now, machineNow: () => server.clock.now },
    log: server.app.log,
  });
};

test('a session whose refresh is rejected ends; before 45 seconds the provider is not asked', async () => {
  const session = (await signIn(sub)).data;
  await refreshAt(45_000);
  await refreshAt(90_000);
  expect(await isSignedIn(session)).toBe(true);
  await provider.endRefresh(sub);
  await refreshAt(134_000);
  expect(await isSignedIn(session)).toBe(true);
  await refreshAt(135_000);
  expect(await isSignedIn(session)).toBe(false);
  expect(await companyEvents('sessions_ended')).toContainEqual({
    subject: person.id,
    text: 'company sign-in, ended at the provider',
  });
});

test('refresh tokens are stored encrypted with the client secret', async () => {
  const session = (await signIn(sub)).data;
  const { refresh_token } = await server.database
    .selectFrom('openid_sessions')
    .select('refresh_token')
    .where('subject', '=', sub)
    .executeTakeFirstOrThrow();
  expect(refresh_token?.length).toBeGreaterThan(40);
  current = makeProvider({ clientSecret: 'another client secret' });
  await refreshAt(45_000);
  expect(await isSignedIn(session)).toBe(false);
});

test('while the provider cannot be reached sessions stay, and signing in says so', async () => {
  const session = (await signIn(sub)).data;
  current = makeProvider({ issuer: 'http://localhost:9' });
  await refreshAt(45_000);
  expect(await isSignedIn(session)).toBe(true);
  const answer = await server.request({ method: 'GET', url: '/api/openid/start' });
  expect(answer.headers.location).toBe(`${publicUrl}/login#company-sign-in=problem.unavailable`);
  expect(current.isAvailable).toBe(false);
  expect(await finish({ cookie: '' }, 'problem.unavailable')).toMatchObject({
    httpStatus: 503,
    message: 'Company sign-in is unavailable at the moment. Sign in with your password, or try again later.',
  });
});

test('signing out leads to the provider for its own sessions only', async () => {
  const session = (await signIn(sub)).data;
  const { Provider_url } = (await server.call('signOut', { as: session })).data;
  const url = new URL(String(Provider_url));
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/login`);
  expect(await isSignedIn(session)).toBe(false);
  expect((await server.call('signOut', { as: person })).data).toEqual({ Provider_url: null });
});

test.each([
  ['five minutes behind', -300, 200],
  ['five minutes ahead', 300, 200],
  ['seven minutes behind', -420, 403],
  ['seven minutes ahead', 420, 403],
])('a clock of the provider that is %s', async (_what, aheadSeconds, status) => {
  const shifted = await startIdentityProvider(publicUrl, { aheadSeconds });
  try {
    await shifted.addAccount({ sub, email: person.email, email_verified: true });
    current = makeProvider({ issuer: shifted.issuer });
    const browser = { cookie: '' };
    const code = await comeBack(browser, await shifted.signIn(await begin(browser), sub));
    if (status !== 200) expect(code).toBe('problem.clock');
    const answer = await finish(browser, code);
    expect(answer.httpStatus).toBe(status);
    if (status === 200) return;
    expect(answer.message).toBe(clocksDiffer);
    expect(await companyEvents('sign_in_failed')).toContainEqual({
      subject: null,
      text: 'company sign-in, clocks differ by more than five minutes',
    });
  } finally {
    await shifted.stop();
  }
});

describe('a second factor', () => {
  const minuteMs = 60_000;
  const after = (ms: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
  };
  /** Gives the account an authenticator app. */
  async function enrol(): Promise<() => string> {
    const { Secret } = (await server.call('startAuthenticator', { as: person })).data;
    const code = (): string => shownCode(Secret, server.clock.now);
    expect((await server.call('activateAuthenticator', { as: person, body: { Code: code() } })).httpStatus).toBe(200);
    after(minuteMs);
    return code;
  }
  const complete = (Challenge: string | undefined, Code: string): Promise<TestAnswer<{ token: string }>> =>
    server.call('completeSignIn', { body: { Challenge: Challenge ?? '', Code } });
  const isLinked = async (): Promise<boolean> =>
    (await server.database.selectFrom('openid_sessions').select('subject').where('subject', '=', sub).execute())
      .length > 0;

  test('of the account is asked for when the provider does not say that it has checked two', async () => {
    const code = await enrol();
    const browser = { cookie: '' };
    const pageCode = await comeBack(browser, await provider.signIn(await begin(browser), sub));
    const first = await server.call('finishCompanySignIn', {
      body: { Code: pageCode },
      headers: { cookie: browser.cookie },
    });
    expect(first.data).toMatchObject({ token: '', data: [], Factors: ['authenticator', 'recovery-code'] });
    expect((await finish(browser, pageCode)).httpStatus).toBe(403);
    expect(await isLinked()).toBe(false);
    expect((await complete(first.data.Challenge, '000000')).httpStatus).toBe(422);
    const session = (await complete(first.data.Challenge, code())).data;
    expect(await isSignedIn(session)).toBe(true);
    // It ends with the session at the provider, as one without a second step.
    expect(await logOut(await logoutToken())).toBe(200);
    expect(await isSignedIn(session)).toBe(false);
  });

  test.each([
    ['a logout at the provider', async () => void (await logOut(await logoutToken()))],
    ['five minutes', async () => after(5 * minuteMs)],
    [
      'a deactivation',
      async () => {
        await server.database
          .updateTable('employees')
          .set({ status: 'DeActive' })
          .where('id', '=', person.id)
          .execute();
      },
    ],
  ])('cannot complete a sign-in after %s', async (_what, end) => {
    const code = await enrol();
    const { Challenge } = (await signIn(sub)).data as { Challenge?: string };
    expect(Challenge).toMatch(/.{20}/);
    await end();
    expect((await complete(Challenge, code())).httpStatus).toBe(401);
    expect(await isLinked()).toBe(false);
  });

  test.each([
    ['amr contains mfa', { amr: ['pwd', 'mfa'] }, settings.secondFactor, true],
    ['amr does not', { amr: ['pwd'] }, settings.secondFactor, false],
    ['amr is a text', { amr: 'mfa' }, settings.secondFactor, false],
    ['acr is the wanted one', { acr: '2' }, [{ claim: 'acr', value: '2' }], true],
    ['acr is another one', { acr: '1' }, [{ claim: 'acr', value: '2' }], false],
    ['all count', {}, 'all', true],
    ['none counts', { amr: ['mfa'] }, [], false],
  ] as const)('when %s', async (_what, claims, secondFactor, isEnough) => {
    current = makeProvider({ secondFactor });
    await enrol();
    await provider.tamper({ claims });
    const { token } = (await signIn(sub)).data;
    expect(token !== '').toBe(isEnough);
  });

  test('that a role demands is met by the provider, for its sessions only', async () => {
    await server.database
      .updateTable('roles')
      .set({ second_factor_required: true })
      .where('id', '=', person.roleId)
      .execute();
    try {
      const weak = (await signIn(sub)).data;
      await provider.tamper({ claims: { amr: ['mfa'] } });
      const strong = (await signIn(sub)).data;
      expect(await Promise.all([weak, strong].map(isSignedIn))).toEqual([false, true]);
    } finally {
      await server.database
        .updateTable('roles')
        .set({ second_factor_required: false })
        .where('id', '=', person.roleId)
        .execute();
    }
  });

  test('is asked of the provider by the levels of the setting', async () => {
    const wanted = async (secondFactor: Parameters<typeof makeProvider>[0]): Promise<string | null> => {
      current = makeProvider(secondFactor);
      return new URL(await begin({ cookie: '' })).searchParams.get('acr_values');
    };
    expect(await wanted({})).toBeNull();
    expect(
      await wanted({
        secondFactor: [
          { claim: 'acr', value: '2' },
          { claim: 'amr', value: 'mfa' },
          { claim: 'acr', value: 'gold' },
        ],
      }),
    ).toBe('2 gold');
  });
});
