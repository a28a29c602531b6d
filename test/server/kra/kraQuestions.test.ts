import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

let server: TestServer;
let hr: TestPerson;
let leader: TestPerson;
let employee: TestPerson;

const ratings = { Q1: 7, Q2: 8, Q3: 9, Q4: 6, Q5: 10 };

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  leader = await addPerson(server.database, { role: 'TL / HOD' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('kra_questions').execute();
  employee = await addPerson(server.database, { role: 'Employee', teamLeaderId: leader.id });
});

const save = (Question: string, Text: unknown, more: Record<string, unknown> = {}, as = hr) =>
  server.call('saveKraQuestion', { as, body: { Question, Text, ...more } });
const questions = async (as: TestPerson) => (await server.call('listKraQuestions', { as })).data;
const rateOwn = (more: Record<string, unknown> = {}) =>
  server.call('rateOwnKra', { as: employee, body: { ...ratings, teamLeader_id: leader.id, ...more } });

test('there are always five questions; the text of each is kept by HR and read by those who rate', async () => {
  expect(await questions(employee)).toEqual(
    ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map((name) => ({ _id: name, Question: name, Text: null, Version: 0 })),
  );
  expect((await save('Q2', '  Delivery  ', { Version: 0 })).data).toEqual({
    _id: 'Q2',
    Question: 'Q2',
    Text: 'Delivery',
    Version: 1,
  });
  expect((await questions(employee)).map(({ Text }) => Text)).toEqual([null, 'Delivery', null, null, null]);
  const rejected = [leader, employee].map(async (as) => (await save('Q2', 'Mine', {}, as)).httpStatus);
  expect(await Promise.all(rejected)).toEqual([403, 403]);
  const other = await addPerson(server.database, { flags: ['Overtime.All_Overtime'] });
  expect((await server.call('listKraQuestions', { as: other })).httpStatus).toBe(403);
});

test.each([
  ['Q1', '', 'Please Enter Question Text'],
  ['Q1', '   ', 'Please Enter Question Text'],
  ['Q1', '\u200b', 'Please Enter Question Text'],
  ['Q1', 'x'.repeat(251), undefined],
  ['Q6', 'A sixth', undefined],
])('the text of %s %j is rejected', async (question, text, message) => {
  const answer = await save(question, text);
  expect([400, 422]).toContain(answer.httpStatus);
  if (message !== undefined) expect(answer.message).toBe(message);
  expect((await questions(hr)).every(({ Text }) => Text === null)).toBe(true);
});

test('of two who edited the same version the second sees what the first has stored, also at the same moment', async () => {
  const first = await Promise.all(['One', 'Two', 'Three'].map((text) => save('Q1', text, { Version: 0 })));
  expect(first.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409]);
  const stored = first.find(({ httpStatus }) => httpStatus === 200)?.data;
  const again = await save('Q1', 'Four', { Version: 0 });
  expect([again.httpStatus, again.body]).toEqual([409, expect.objectContaining({ current: stored })]);
  expect((await save('Q1', 'Four', { Version: 1 })).data).toMatchObject({ Text: 'Four', Version: 2 });
  expect((await save('Q1', 'Five')).data).toMatchObject({ Text: 'Five', Version: 3 });
});

test('a rating keeps the texts of its time wherever it is read; the leader rates what the employee was asked', async () => {
  await save('Q1', 'Quality');
  await save('Q3', 'Communication');
  const then = { Q1: 'Quality', Q2: null, Q3: 'Communication', Q4: null, Q5: null };
  const { data: record } = await rateOwn();
  expect(record.Texts).toEqual(then);
  await save('Q1', 'Quality of work');
  await save('Q2', 'Delivery');
  const rated = await server.call('rateKraAsTeamLeader', { as: leader, body: { ...ratings, id: record._id } });
  expect(rated.data.Texts).toEqual(then);

  const employeeFile = await server.call('listEmployeeRatings', { as: hr, params: { id: employee.id } });
  const report = await server.call('listKraReport', { as: hr, query: { month: '2026-03' } });
  const performance = await server.call('listKraPerformance', { as: hr, query: { Employee_id: employee.id } });
  const own = await server.call('listKraRecords', { as: employee, body: {} });
  const forms = await server.call('listKraFormsToRate', { as: leader });
  const one = await server.call('getKraRating', { as: leader, body: { id: record._id } });
  expect([
    employeeFile.data[0]?.Texts,
    report.data.find(({ _id }) => _id === employee.id)?.Texts,
    performance.data.Rows[0]?.Record.Texts,
    own.data[0]?.Texts,
    forms.data.find(({ _id }) => _id === record._id)?.Texts,
    one.data.Texts,
  ]).toEqual(Array.from({ length: 6 }, () => then));
  expect(employeeFile.data[0]).toMatchObject({ Employee_rating: ratings, Team_leader_rating: ratings });
  expect(report.data.find(({ _id }) => _id === leader.id)?.Texts).toBeNull();

  server.clock.now = new Date('2026-04-02T09:00:00Z');
  expect((await rateOwn()).data.Texts).toEqual({ ...then, Q1: 'Quality of work', Q2: 'Delivery' });
});

test('ratings that were given to other texts than those that are stored are not taken', async () => {
  await save('Q1', 'Quality');
  await save('Q1', 'Quality of work');
  const rejected = await rateOwn({ Seen_version: 1 });
  expect([rejected.httpStatus, rejected.message]).toEqual([
    409,
    'The text of a question has changed since you opened the form. Please check your ratings and submit again.',
  ]);
  expect((await server.call('listKraRecords', { as: employee, body: {} })).data).toEqual([]);
  const seen = (await questions(employee)).reduce((sum, { Version }) => sum + Version, 0);
  expect((await rateOwn({ Seen_version: seen })).data.Texts.Q1).toBe('Quality of work');
});
