import { sendLinkMails } from '../../../src/server/link-mails/sendLinkMails';
import { queueLinkMails } from '../../../src/server/link-mails/linkMailsRepository';
import { databaseFigures } from '../../../src/server/metrics/databaseFiguresReadModel';
import type { Mail } from '../../../src/server/plugins/mailer';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let server: TestServer;
let hr: TestPerson;
let sent: Mail[];
/** What the mail server says to a mail; undefined when it accepts it. */
let objection: (mail: Mail) => Error | undefined;
let tried: number;

const mailer = {
  send: async (mail: Mail) => {
    tried += 1;
    const error = objection(mail);
    if (error !== undefined) throw error;
    sent.push(mail);
  },
};
const unreachable = (): Error => Object.assign(new Error('It cannot be reached'), { code: 'ECONNREFUSED' });

beforeEach(async () => {
  sent = [];
  tried = 0;
  objection = () => undefined;
  server = await startTestServer({ services: { mailer } as never });
  hr = await addPerson(server.database, { role: 'HR / Admin' });
});
afterEach(() => server.close());

const at = (ms: number): Date => new Date(testStart.getTime() + ms);
const sweepAt = (ms: number): Promise<void> =>
  sendLinkMails(server.database, { mailer, publicUrl: 'https://daybook.example', machineNow: at(ms) });
const queue = (kind: 'invitation' | 'password_link', people: readonly TestPerson[]): Promise<void> =>
  queueLinkMails(
    server.database,
    kind,
    people.map(({ id }) => id),
    { now: testStart, machineNow: testStart },
  );
const waiting = () => server.database.selectFrom('link_mails').select(['employee_id', 'kind', 'tries']).execute();
const waitsSince = async (id: string): Promise<string | null> =>
  (await server.call('getEmployeeDetail', { as: hr, body: { id } })).data.Invitation_waits_since;
const addPeople = async (count: number): Promise<TestPerson[]> => {
  const people: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) people.push(await addPerson(server.database));
  return people;
};
const linkIn = (mail: Mail | undefined): string => /\/reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('an invitation that the mail server does not accept waits, the page of the employee says so, and it is sent later', async () => {
  const [person] = (await addPeople(1)) as [TestPerson];
  objection = unreachable;
  expect((await server.call('inviteEmployee', { as: hr, body: { id: person.id } })).httpStatus).toBe(200);
  await server.settled().catch(() => undefined);
  expect(await waitsSince(person.id)).toBe(testStart.toISOString());
  expect(await databaseFigures(server.database)).toMatchObject({ waitingMails: 1, oldestWaitingMailAt: testStart });
  const reader = await addPerson(server.database, { flags: ['Employee.View_Employee'] });
  const { data } = await server.call('getEmployeeDetail', { as: reader, body: { id: person.id } });
  expect(data.Invitation_waits_since).toBeNull();
  objection = () => undefined;
  await sweepAt(59_000);
  expect(sent).toEqual([]);
  await sweepAt(minuteMs);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[person.email, 'Your account in Daybook']]);
  expect(await waitsSince(person.id)).toBeNull();
  await sweepAt(hourMs);
  expect(sent).toHaveLength(1);
  expect((await server.call('checkPasswordReset', { body: { Token: linkIn(sent[0]) } })).httpStatus).toBe(200);
});

test('a mail server that cannot be reached is asked once, and gets all mails when it is back', async () => {
  const people = await addPeople(60);
  await queue('invitation', people);
  objection = unreachable;
  await expect(sweepAt(0)).rejects.toThrow('It cannot be reached');
  expect(tried).toBe(1);
  objection = () => undefined;
  await sweepAt(minuteMs);
  expect(sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(await waiting()).toEqual([]);
});

test('an address that is not accepted keeps no other mail waiting, and is tried less and less often', async () => {
  const people = await addPeople(3);
  await queue('invitation', people);
  objection = ({ to }) => (to === people[1]?.email ? new Error('There is no such mailbox') : undefined);
  await expect(sweepAt(0)).rejects.toThrow('1 mails with links could not be sent');
  expect(sent).toHaveLength(2);
  const tries: number[] = [];
  for (let minutes = 1; minutes <= 180; minutes += 1) {
    const before = tried;
    await sweepAt(minutes * minuteMs).catch(() => undefined);
    if (tried > before) tries.push(minutes);
  }
  expect(tries).toEqual([1, 3, 7, 15, 31, 63, 123]);
});

test('an address that the mail server rejects for ever is tried once; the invitation waits visibly until it is sent again', async () => {
  const [person] = (await addPeople(1)) as [TestPerson];
  await queue('invitation', [person]);
  const unknown = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' };
  objection = () => Object.assign(new Error('550 No such user'), unknown);
  await expect(sweepAt(0)).rejects.toThrow('1 mails with links could not be sent');
  await sweepAt(hourMs);
  expect(tried).toBe(1);
  expect(await waitsSince(person.id)).toBe(testStart.toISOString());
  objection = () => undefined;
  await queue('invitation', [person]);
  await sweepAt(0);
  expect(sent).toHaveLength(1);
});

test('invitations are tried for seven days, links for a forgotten password for an hour', async () => {
  const [invited, forgetful] = (await addPeople(2)) as [TestPerson, TestPerson];
  await queue('invitation', [invited]);
  await queue('password_link', [forgetful]);
  await sweepAt(7 * 24 * hourMs);
  expect(sent).toEqual([]);
  expect(await waiting()).toMatchObject([{ employee_id: invited.id, kind: 'invitation' }]);
  await queue('invitation', [invited]);
  await queue('password_link', [forgetful]);
  await sweepAt(hourMs - 1);
  expect(sent.map(({ to }) => to).sort()).toEqual([invited.email, forgetful.email].sort());
});

test('nothing is mailed to a deactivated employee', async () => {
  const [person] = (await addPeople(1)) as [TestPerson];
  await queue('invitation', [person]);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', person.id).execute();
  await sweepAt(0);
  expect([sent, (await waiting()).length]).toEqual([[], 1]);
});

test('a rejected change of an employee queues no invitation', async () => {
  const [person] = (await addPeople(1)) as [TestPerson];
  expect((await server.call('inviteEmployee', { as: person, body: { id: person.id } })).httpStatus).toBe(403);
  expect(await waiting()).toEqual([]);
});
