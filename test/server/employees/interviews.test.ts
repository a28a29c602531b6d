import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { interviewItems, ratingField } from '../../../src/domain/interviews/interviewRules';
import { deleteUnusedFiles } from '../../../src/server/attachments/attachmentsRepository';

let server: TestServer;
let leader: TestPerson;
let interviewer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  leader = await addPerson(server.database, { role: 'TL / HOD' });
  interviewer = await addPerson(server.database, { role: 'TL / HOD' });
});
afterAll(() => server.close());

const ratings = JSON.stringify(Object.fromEntries(interviewItems.map((item, index) => [item, 5 + (index % 2)])));
const draft = (changes: Record<string, unknown> = {}) => ({
  Candidate: 'Ivo Brandt',
  Email: 'ivo@elsewhere.example',
  Position: 'Software Engineer',
  Round: 'Screening',
  Date: '2026-03-05',
  Time: '11:30',
  Mode: 'Video',
  Interviewers: interviewer.id,
  Submit: 'false',
  ...changes,
});

test('a round is kept as a draft, submitted once, and followed by the next; the résumé is for interviewers', async () => {
  const files = [{ field: 'Resume', fileName: 'resume.txt', content: 'Ten years of work' }];
  const { data: made } = await server.call('saveInterview', { as: leader, body: draft(), files });
  expect(made).toMatchObject({
    Number: 1,
    Date: '2026-03-05',
    Time: '11:30',
    Held_at: '2026-03-05T06:00:00.000Z',
    Average: null,
    Result: null,
    Is_submitted: false,
    May_edit: true,
    May_continue: false,
    Resume: { Name: 'resume.txt' },
  });
  expect((await server.call('startNextInterviewRound', { as: leader, body: { id: made._id } })).httpStatus).toBe(409);

  const open = await server.call('saveInterview', {
    as: interviewer,
    body: draft({ id: made._id, Version: 1, Submit: 'true' }),
  });
  expect([open.httpStatus, open.errors.map(({ field }) => field)]).toEqual([
    422,
    [...interviewItems.map(ratingField), 'Result'],
  ]);
  const stale = await server.call('saveInterview', { as: interviewer, body: draft({ id: made._id, Version: 7 }) });
  expect([stale.httpStatus, (stale.body.current as { Version: number }).Version]).toEqual([409, 1]);
  const outsider = await addPerson(server.database, { role: 'TL / HOD' });
  expect(
    (await server.call('saveInterview', { as: outsider, body: draft({ id: made._id, Version: 1 }) })).httpStatus,
  ).toBe(403);

  const submit = {
    as: interviewer,
    body: draft({ id: made._id, Version: 1, Submit: 'true', Ratings: ratings, Result: 'Selected' }),
  };
  const outcomes = await Promise.all([server.call('saveInterview', submit), server.call('saveInterview', submit)]);
  expect(outcomes.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { data: next } = await server.call('startNextInterviewRound', { as: leader, body: { id: made._id } });
  expect(next).toMatchObject({
    Number: 2,
    Candidate: 'Ivo Brandt',
    Is_submitted: false,
    Resume: { Name: 'resume.txt' },
  });
  const { data: list } = await server.call('listInterviews', { as: leader });
  expect(
    list.map(({ Number: number, Average, Result, Is_submitted }) => [number, Average, Result, Is_submitted]).sort(),
  ).toEqual([
    [1, 5.5, 'Selected', true],
    [2, null, null, false],
  ]);

  const link = next.Resume?._id ?? '';
  const download = (as: TestPerson) => server.call('downloadFile', { as, params: { id: link, name: 'resume.txt' } });
  expect((await download(outsider)).httpStatus).toBe(200);
  expect((await download(await addPerson(server.database))).httpStatus).toBe(404);
  await deleteUnusedFiles(server.database, new Date('2100-01-01T00:00:00Z'));
  expect((await download(leader)).httpStatus).toBe(200);
});

test.each([
  ['no name', { Candidate: ' ' }, 'Candidate'],
  ['a day that is none', { Date: '2026-02-30' }, 'Date'],
  ['an hour that is none', { Time: '25:00' }, 'Time'],
  ['a rating of 11', { Ratings: '{"Coding":11}' }, 'rating.Coding'],
  ['a rating of something else', { Ratings: '{"Charm":5}' }, 'rating.Charm'],
  ['ratings that are no object', { Ratings: '[' }, 'Ratings'],
  ['an interviewer who is no one', { Interviewers: 'x' }, 'Interviewers'],
  ['a result that is none', { Result: 'Maybe' }, 'Result'],
])('a round with %s is rejected', async (_what, changes, field) => {
  const { httpStatus, errors } = await server.call('saveInterview', { as: leader, body: draft(changes) });
  expect([httpStatus === 422 || httpStatus === 400, errors[0]?.field]).toEqual([true, field]);
});

test('interviewers who are added must be active and able to open the interview; those named before stay', async () => {
  const save = (Interviewers: string, changes: Record<string, unknown> = {}) =>
    server.call('saveInterview', { as: leader, body: draft({ Interviewers, ...changes }) });
  const employee = await addPerson(server.database, { firstName: 'Ann', lastName: 'Other' });
  const leaver = await addPerson(server.database, { role: 'TL / HOD' });
  const { data: made } = await save(`${interviewer.id},${leaver.id}`);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', leaver.id).execute();

  expect((await save(`${interviewer.id},${employee.id}`)).errors).toEqual([
    {
      field: 'Interviewers',
      message: 'The interview form is not open to Ann Other: their role lacks the permission',
    },
  ]);
  expect((await save(leaver.id)).errors).toEqual([
    { field: 'Interviewers', message: 'Only active employees can hold an interview' },
  ]);
  const { data: kept } = await save(`${interviewer.id},${leaver.id}`, { id: made._id, Version: 1 });
  expect(kept.Interviewers).toHaveLength(2);
});

test('the form offers as interviewers the active employees whose role opens interviews', async () => {
  const offered = await addPerson(server.database, { flags: ['Interview.Interview_Form'] });
  const others = [
    await addPerson(server.database),
    await addPerson(server.database, { flags: ['Interview.Interview_Form'], status: 'DeActive' }),
  ];
  const ids = (await server.call('listInterviewers', { as: leader })).data.map(({ _id }) => _id);
  expect(ids).toContain(offered.id);
  expect(ids.filter((id) => others.some((other) => other.id === id))).toEqual([]);
});

test('an interviewer is notified once, when named, with a link to the interview; not of a round that is over', async () => {
  const [first, second, third] = [
    await addPerson(server.database, { role: 'TL / HOD' }),
    await addPerson(server.database, { role: 'TL / HOD' }),
    await addPerson(server.database, { role: 'TL / HOD' }),
  ];
  const save = async (people: readonly TestPerson[], changes: Record<string, unknown> = {}) =>
    (
      await server.call('saveInterview', {
        as: leader,
        body: draft({ Interviewers: people.map(({ id }) => id).join(','), ...changes }),
      })
    ).data;
  const made = await save([leader, first]);
  await save([leader, first, second], { id: made._id, Version: 1 });
  const submitted = { Submit: 'true', Ratings: ratings, Result: 'Selected' };
  await save([leader, first, second, third], { id: made._id, Version: 2, ...submitted });
  const rows = await server.database
    .selectFrom('notifications')
    .select(['recipient_id', 'kind', 'text', 'path'])
    .where('recipient_id', 'in', [leader.id, first.id, second.id, third.id])
    .where('kind', '=', 'interview')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    [first, second].map(({ id }) => ({
      recipient_id: id,
      kind: 'interview',
      text: `${leader.firstName} ${leader.lastName} asked you to interview Ivo Brandt: Screening, 05/03/2026 11:30 AM`,
      path: `/interviewform?interview=${made._id}`,
    })),
  );
});
