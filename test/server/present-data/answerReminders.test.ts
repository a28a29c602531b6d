import { dayMs } from '../../../src/domain/calendar/duration';
import { csv, figures, row, startPresentTests } from '../../support/server/presentMonth';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

const { upload, answer, notesTo } = startPresentTests((started) => ({ server, employee, hr } = started));

const remind = (body: Record<string, string> = {}, as = hr) =>
  server.call('remindPresentUnanswered', { as, body: { month: '2026-02', ...body } });
const silent = async () =>
  (await server.call('listPresentUnanswered', { as: hr, query: { month: '2026-02', Why: 'No answer' } })).data.Rows;
const events = () =>
  server.database
    .selectFrom('audit_events')
    .select(['actor_id', 'subject_text', 'details'])
    .where('kind', '=', 'answers_reminded')
    .where('actor_id', '=', hr.id)
    .orderBy('happened_at')
    .execute();

test('all employees without an answer are reminded at the address of their month, once a day', async () => {
  const other = await addPerson(server.database);
  await upload(csv([row(employee.code.toLowerCase()), row(other.code), row(hr.code), row('GONE-1')]));
  expect((await remind()).data).toEqual({ Reminded: 2, Left_out: [{ Why: 'Own month', Count: 1 }] });
  const reminder = {
    kind: 'month-reminder',
    text: 'Maren Holt asks you to confirm your attendance of February 2026',
    path: '/dashboard?confirm=2026-02',
  };
  expect([await notesTo(employee), await notesTo(other), await notesTo(hr)]).toEqual([[reminder], [reminder], []]);
  const shown = (await silent()).map(({ Employee_id, Reminded_at, Reminded_by }) => [
    Employee_id,
    Reminded_at,
    Reminded_by,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      [employee.id, testStart.toISOString(), 'Maren Holt'],
      [hr.id, null, null],
    ]),
  );
  expect((await remind()).data).toEqual({
    Reminded: 0,
    Left_out: [
      { Why: 'Reminded today', Count: 2 },
      { Why: 'Own month', Count: 1 },
    ],
  });
  expect(await notesTo(employee)).toHaveLength(1);
  await answer('Approved');
  server.clock.now = new Date(testStart.getTime() + dayMs);
  expect((await remind()).data).toMatchObject({ Reminded: 1 });
  expect([(await notesTo(employee)).length, (await notesTo(other)).length]).toEqual([1, 2]);
  const log = await server.call('listPresentLogs', { as: hr, query: { month: '2026-02' } });
  expect(log.data.filter(({ Action_Log }) => Action_Log === 'Reminded')).toMatchObject([
    { Comment: '1 employee', Created_by: 'Maren Holt' },
    { Comment: '2 employees', Created_by: 'Maren Holt' },
  ]);
  expect(await events()).toMatchObject([
    { subject_text: '2026-02', details: { count: 2 } },
    { subject_text: '2026-02', details: { count: 1 } },
  ]);
});

test('two reminders of one moment reach an employee once', async () => {
  await upload(csv([row(employee.code)]));
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.map(({ data }) => data.Reminded).sort()).toEqual([0, 1]);
  expect(await notesTo(employee)).toHaveLength(1);
});

test('only those who match, or who are chosen, are reminded, and the answer says why others are not', async () => {
  const [answered, left, withoutRecord] = [
    await addPerson(server.database),
    await addPerson(server.database),
    await addPerson(server.database),
  ];
  await upload(csv([['Asha Rao', employee.code, ...figures], ['Ben Low', answered.code, ...figures], row(left.code)]));
  await answer('Approved', 1, answered);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', left.id).execute();
  expect((await remind({ q: 'no such name' })).data).toEqual({ Reminded: 0, Left_out: [] });
  const ids = [employee, answered, left, withoutRecord].map(({ id }) => id);
  expect((await remind({ Employee_ids: [...ids, employee.id.toUpperCase(), unknownId(), 'x'].join() })).data).toEqual({
    Reminded: 1,
    Left_out: [
      { Why: 'Answered', Count: 1 },
      { Why: 'Not asked', Count: 4 },
    ],
  });
  expect((await notesTo(left)).concat(await notesTo(withoutRecord))).toEqual([]);
});

test('the record of another code is not the one whose employee was reminded', async () => {
  const other = await addPerson(server.database);
  await upload(csv([row(employee.code)]));
  await remind();
  const [record] = (await server.call('listPresentRecords', { as: hr })).data;
  await server.call('updatePresentRecord', { as: hr, body: { id: record?._id, Code: other.code } });
  expect(await silent()).toMatchObject([{ Employee_id: other.id, Reminded_at: null, Reminded_by: null }]);
  expect((await remind()).data.Reminded).toBe(1);
});

test('a closed month is not reminded of, nor one without a choice', async () => {
  await upload(csv([row(employee.code)]));
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed: 'true' } });
  expect(await remind()).toMatchObject({ httpStatus: 409, body: { code: 'month_closed' } });
  expect((await remind({ Employee_ids: ' , ' })).httpStatus).toBe(422);
  expect(await notesTo(employee)).toEqual([]);
});

test('who was never reminded comes first, or who was reminded last', async () => {
  const other = await addPerson(server.database);
  await upload(csv([row(employee.code), row(other.code)]));
  await remind({ Employee_ids: employee.id });
  const sorted = async (sort: string) =>
    (
      await server.call('listPresentUnanswered', { as: hr, query: { month: '2026-02', Why: 'No answer', sort } })
    ).data.Rows.map(({ Employee_id }) => Employee_id);
  expect(await sorted('Reminded_at:asc')).toEqual([other.id, employee.id]);
  expect(await sorted('Reminded_at:desc')).toEqual([employee.id, other.id]);
});
