import { addRow } from '../../support/database/filledRows';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let auditor: TestPerson;
let actor: TestPerson;
let other: TestPerson;

const names = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
type Name = (typeof names)[number];
/** Their order is that of the names. */
const eventId = (name: Name): string => `00000000-0000-7000-8000-00000000000${names.indexOf(name)}`;

beforeAll(async () => {
  server = await startTestServer();
  auditor = await addPerson(server.database, { flags: ['Master.Audit_Log'] });
  actor = await addPerson(server.database, { firstName: 'Nila', lastName: 'Iyer' });
  other = await addPerson(server.database, { firstName: 'Omar', lastName: 'Khan' });
  const byActor = { actor_id: actor.id, actor_name: 'Nila Iyer' };
  const byOther = { actor_id: other.id, actor_name: 'Omar Khan' };
  // The company is in Asia/Kolkata, whose days begin at 18:30 in UTC.
  const events: Record<Name, Record<string, unknown>> = {
    first: { happened_at: '2026-02-01T18:29:59.999Z', kind: 'role_changed', ...byActor, subject_text: '100% Auditor' },
    second: {
      happened_at: '2026-02-01T18:30:00Z',
      kind: 'employee_changed',
      ...byActor,
      subject_kind: 'employee',
      subject_id: other.id,
      subject_text: 'Omar Khan',
      session: 'abcd1234',
      details: '{"fields": ["Position"]}',
    },
    third: { happened_at: '2026-02-02T18:29:59.999Z', kind: 'signed_in', ...byOther, address: '203.0.113.7' },
    fourth: { happened_at: '2026-02-02T18:30:00Z', kind: 'record_deleted', ...byOther, subject_text: 'Desk of Nila' },
    fifth: { happened_at: '2026-02-02T18:30:00Z', kind: 'backup_made', subject_text: 'company_1.backup' },
  };
  for (const name of names) await addRow(server.database, 'audit_events', { id: eventId(name), ...events[name] });
});
afterAll(() => server.close());

const list = (query: Record<string, string | number>, as = auditor) => server.call('listAuditEvents', { as, query });

/** The rows by their names, and the length of the whole list. */
async function listed(query: Record<string, string | number>): Promise<[Name[], number]> {
  const { Rows, Total } = (await list(query)).data;
  return [Rows.flatMap(({ _id }) => names.filter((name) => eventId(name) === _id)), Total];
}

test('an event says who did what to whom, when and from where', async () => {
  const { Rows } = (await list({ Kind: 'employee_changed' })).data;
  expect(Rows).toEqual([
    {
      _id: eventId('second'),
      Happened_at: '2026-02-01T18:30:00.000Z',
      Actor_id: actor.id,
      Actor: 'Nila Iyer',
      Kind: 'employee_changed',
      Subject_kind: 'employee',
      Subject_id: other.id,
      Subject: 'Omar Khan',
      Address: null,
      Session: 'abcd1234',
      Details: { Fields: ['Position'] },
    },
  ]);
});

test.each([
  ['no filter', {}, ['fifth', 'fourth', 'third', 'second', 'first']],
  ['a search in the names of authors and subjects', { q: ' NILA ' }, ['fourth', 'second', 'first']],
  ['a search in the addresses of callers', { q: '0.113' }, ['third']],
  ['a search for a session', { q: 'bcd123' }, ['second']],
  ['a search for what a pattern would take as any text', { q: '%' }, ['first']],
  ['a search for what a pattern would take as any letter', { q: '_' }, ['fifth']],
  ['a search without a match', { q: 'Khan Omar' }, []],
  ['the author', { Actor: 'khan' }, ['fourth', 'third']],
  ['the subject', { Subject: 'khan' }, ['second']],
  ['author and subject', { Actor: 'khan', Subject: 'nila' }, ['fourth']],
  ['one kind', { Kind: 'backup_made' }, ['fifth']],
  ['several kinds', { Kind: 'backup_made,role_changed' }, ['fifth', 'first']],
  ['the first day, of the company', { From: '2026-02-02' }, ['fifth', 'fourth', 'third', 'second']],
  ['the last day, of the company', { To: '2026-02-02' }, ['third', 'second', 'first']],
  ['a period', { From: '2026-02-02', To: '2026-02-02' }, ['third', 'second']],
  ['a period that ends before its beginning', { From: '2026-02-03', To: '2026-02-02' }, []],
  ['a period and a search', { From: '2026-02-02', q: 'nila' }, ['fourth', 'second']],
] as const)('found with %s, the newest first', async (_what, query, expected) => {
  expect(await listed(query)).toEqual([expected, expected.length]);
  expect(await listed({ ...query, Direction: 'asc' })).toEqual([[...expected].reverse(), expected.length]);
});

test('a person: what this employee caused and what concerns this employee', async () => {
  expect(await listed({ Person: other.id })).toEqual([['fourth', 'third', 'second'], 3]);
  expect(await listed({ Person: other.id, Actor: 'nila' })).toEqual([['second'], 1]);
  expect(await listed({ Person: unknownId() })).toEqual([[], 0]);
  expect(await listed({ Person: 'x' })).toEqual([[], 0]);
});

test('windows follow each other without gaps and repetitions, and say how long the whole list is', async () => {
  expect(await listed({ limit: 2 })).toEqual([['fifth', 'fourth'], 5]);
  expect(await listed({ limit: 2, offset: 2 })).toEqual([['third', 'second'], 5]);
  expect(await listed({ limit: 2, offset: 4 })).toEqual([['first'], 5]);
  expect(await listed({ limit: 2, offset: 6 })).toEqual([[], 5]);
  expect(await listed({ limit: 1, offset: 1, Direction: 'asc' })).toEqual([['second'], 5]);
  expect(await listed({ limit: 1, q: 'nila' })).toEqual([['fourth'], 3]);
});

test('counts of the kinds follow the filters, and not the window', async () => {
  const counts = async (query: Record<string, string | number>) => (await list(query)).data.Counts;
  expect(await counts({ Count_by: 'Kind', Actor: 'nila', limit: 1 })).toEqual(
    expect.arrayContaining([
      { Value: 'employee_changed', Count: 1 },
      { Value: 'role_changed', Count: 1 },
    ]),
  );
  expect(await counts({ Actor: 'nila' })).toBeUndefined();
});

test.each<Record<string, string | number>>([
  { Kind: 'unknown_kind' },
  { Kind: 'Backup' },
  { From: '2026-02-30' },
  { limit: 0 },
  { limit: 1001 },
  { offset: -1 },
])('%j is rejected', async (query) => {
  const { httpStatus, message } = await list(query);
  expect(httpStatus).toBe(400);
  expect(message).toContain(Object.keys(query)[0]);
});

test('the log is for employees with the flag only', async () => {
  const others = await addPerson(server.database, { flags: ['Master.Roles_Permission', 'Employee.View_Employee'] });
  expect(await list({}, others)).toMatchObject({
    httpStatus: 403,
    body: expect.not.objectContaining({ data: expect.anything() }),
  });
  expect((await server.call('listAuditEvents', {})).httpStatus).toBe(401);
});
