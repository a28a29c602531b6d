import { changeAccount } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

let server: TestServer;
let leader: TestPerson;
let otherLeader: TestPerson;
let employee: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin', firstName: 'Zoe' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  leader = await addPerson(server.database, { role: 'TL / HOD', firstName: 'Tom', lastName: 'Leader' });
  otherLeader = await addPerson(server.database, { role: 'TL / HOD' });
  employee = await addPerson(server.database, {
    role: 'Employee',
    teamLeaderId: leader.id,
    firstName: 'Asha',
    lastName: 'Rao',
  });
});

const own = { Q1: 7, Q2: 8, Q3: 9, Q4: 6, Q5: 10 };
const leaders = { Q1: 6, Q2: 7, Q3: 9, Q4: 5, Q5: 8 };
const rateOwn = (as: TestPerson, changes: Record<string, unknown> = {}) =>
  server.call('rateOwnKra', { as, body: { ...own, teamLeader_id: leader.id, ...changes } });
const rated = async (as: TestPerson, changes = {}): Promise<string> => (await rateOwn(as, changes)).data._id;
const rate = (as: TestPerson, id: string, changes: Record<string, unknown> = {}) =>
  server.call('rateKraAsTeamLeader', { as, body: { ...leaders, id, ...changes } });
const performance = (as: TestPerson, query: Record<string, string | number> = {}) =>
  server.call('listKraPerformance', { as, query });

test('one record per month: the chosen leader is notified, a second one is rejected also at the same moment, the next month is new', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => rateOwn(employee)));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find((answer) => answer.httpStatus === 200)?.data).toMatchObject({
    ...own,
    teamLeader_id: leader.id,
    Team_leader_id: leader.id,
    Employee_id: employee.id,
    Rating_status: null,
    Employee_rating: own,
    Team_leader_rating: null,
    month: '2026-03',
  });
  expect((await rateOwn(employee)).message).toBe('Your Response has been recorded!');
  expect(
    await server.database
      .selectFrom('notifications')
      .select(['kind', 'text'])
      .where('recipient_id', '=', leader.id)
      .execute(),
  ).toEqual([{ kind: 'rating', text: 'Asha Rao has sent the KRA of March 2026 and waits for your rating' }]);
  server.clock.now = new Date('2026-04-20T09:00:00Z');
  expect((await rateOwn(employee)).data.month).toBe('2026-04');
  expect((await server.call('listKraRecords', { as: employee, body: {} })).data.map((record) => record.month)).toEqual([
    '2026-04',
    '2026-03',
  ]);
  expect(
    (await server.call('listKraRecords', { as: employee, body: { month: '2026-03', Employee_id: employee.id } })).data,
  ).toHaveLength(1);
});

test.each([
  [{ Q1: '' }, 'Please add rating for Q1*'],
  [{ Q3: undefined }, 'Please add rating for Q3*'],
  [{ Q5: 11 }, 'Please add rating for Q5*'],
  [{ Q2: 0 }, 'Please add rating for Q2*'],
  [{ Q4: 5.5 }, 'Please add rating for Q4*'],
  [{ teamLeader_id: '' }, 'Please select the TL* '],
  [{ teamLeader_id: unknownId() }, 'Please select the TL* '],
])('%j is rejected with %s', async (changes, message) => {
  const answer = await rateOwn(employee, changes);
  expect([[400, 422].includes(answer.httpStatus), answer.message]).toEqual([true, message]);
});

test('no one chooses himself or herself, or a user who does not rate; the own leader is offered first', async () => {
  const mate = await addPerson(server.database, { role: 'Employee' });
  expect((await rateOwn(leader, { teamLeader_id: leader.id })).httpStatus).toBe(422);
  expect((await rateOwn(employee, { teamLeader_id: mate.id })).httpStatus).toBe(422);
  const { data } = await server.call('listKraLeaders', { as: employee });
  expect(data[0]?._id).toBe(leader.id);
  expect(data.map((person) => person._id)).not.toContain(employee.id);
});

test('the chosen leader rates once; others do not, and a user without a part in it finds nothing', async () => {
  const id = await rated(employee);
  const rejected = await Promise.all([otherLeader, hr].map(async (as) => (await rate(as, id)).httpStatus));
  expect(rejected).toEqual([404, 403]);
  expect((await rate(leader, id, { Q2: '' })).message).toBe('Please add rating for Q2*');
  const answers = await Promise.all(Array.from({ length: 5 }, () => rate(leader, id)));
  expect(answers.map((answer) => answer.httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
  const { data } = await server.call('getKraRating', { as: employee, body: { id, type: 'TL/HOD' } });
  expect(data).toMatchObject({
    ...leaders,
    Rating_status: 'Submitted',
    Employee_rating: own,
    Team_leader_rating: leaders,
  });
  expect((await server.call('getKraRating', { as: leader, body: { id } })).data).toMatchObject(own);
  expect((await server.call('getKraRating', { as: otherLeader, body: { id } })).httpStatus).toBe(404);
  expect((await server.call('getKraRating', { as: employee, body: { id: 'nonsense' } })).httpStatus).toBe(404);
  const ofHr = await rated(hr);
  await server.database
    .updateTable('kra_records')
    .set({ employee_id: leader.id, team_leader_id: hr.id })
    .where('id', '=', ofHr)
    .execute();
  expect((await rate(leader, ofHr)).message).toBe('You cannot rate yourself');
});

test('the list of a leader: unrated employees are above rated ones', async () => {
  const second = await addPerson(server.database, { role: 'Employee', firstName: 'Aaron', lastName: 'Abel' });
  const [first, done] = [await rated(employee), await rated(second)];
  await rated(await addPerson(server.database, { role: 'Employee' }), { teamLeader_id: otherLeader.id });
  await rate(leader, done);
  const { data } = await server.call('listKraFormsToRate', { as: leader });
  expect(data.map((record) => [record._id, record.Rating_status])).toEqual([
    [first, null],
    [done, 'Submitted'],
  ]);
});

test('the report says when the chosen leader cannot rate any more: the permission was lost, or the person has left', async () => {
  const chosen = await addPerson(server.database, { flags: ['KRA.TL_HOD_KRA'] });
  const person = await addPerson(server.database, { role: 'Employee' });
  const id = await rated(person, { teamLeader_id: chosen.id });
  const state = async () =>
    (await server.call('listKraReport', { as: hr, query: { month: '2026-03' } })).data.find(
      (row) => row.Record_id === id,
    )?.State;
  const setFlags = (granted_flags: string[]) =>
    server.database.updateTable('roles').set({ granted_flags }).where('id', '=', chosen.roleId).execute();
  const setStatus = (status: 'Active' | 'DeActive') =>
    server.database.updateTable('employees').set({ status }).where('id', '=', chosen.id).execute();
  expect(await state()).toBe('Waiting');
  await setFlags([]);
  expect(await state()).toBe('No rater');
  await setFlags(['KRA.TL_HOD_KRA']);
  expect(await state()).toBe('Waiting');
  await setStatus('DeActive');
  expect(await state()).toBe('No rater');
  await setStatus('Active');
  await rate(chosen, id);
  await setFlags([]);
  expect(await state()).toBe('Submitted');
});

test('ratings whose leader may not rate any more are given to another leader, who is notified', async () => {
  const chosen = await addPerson(server.database, { flags: ['KRA.TL_HOD_KRA'], firstName: 'Una', lastName: 'Able' });
  const ids = [await rated(employee, { teamLeader_id: chosen.id }), await rated(leader, { teamLeader_id: chosen.id })];
  await rate(chosen, await rated(otherLeader, { teamLeader_id: chosen.id }));
  const found = (Team_leader_id: string) => server.call('getKraHandOver', { as: hr, query: { Team_leader_id } });
  const handOver = (Successor_id: string, as = hr) =>
    server.call('handOverKraRatings', { as, body: { Team_leader_id: chosen.id, Successor_id } });
  const leaderIds = async () =>
    (
      await server.database
        .selectFrom('kra_records')
        .select('team_leader_id')
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    ).map(({ team_leader_id }) => team_leader_id);

  // While the leader may rate, nothing is handed over.
  expect((await found(chosen.id)).data).toMatchObject({ Ratings: [], Successors: [] });
  expect((await handOver(otherLeader.id)).httpStatus).toBe(409);
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', chosen.roleId).execute();

  const { data } = await found(chosen.id);
  expect(data.Ratings.map(({ Employee, month }) => [Employee._id, month]).sort()).toEqual(
    [
      [employee.id, '2026-03'],
      [leader.id, '2026-03'],
    ].sort(),
  );
  const successorIds = data.Successors.map(({ _id }) => _id);
  expect(successorIds).toContain(otherLeader.id);
  // No one rates his or her own, and only those who may rate are offered.
  expect(successorIds).not.toContain(leader.id);
  expect(successorIds).not.toContain(chosen.id);
  for (const impossible of [leader.id, employee.id, chosen.id, unknownId(), 'nonsense'])
    expect((await handOver(impossible)).errors?.map(({ field }) => field)).toEqual(['Successor_id']);
  expect((await handOver(otherLeader.id, leader)).httpStatus).toBe(403);
  expect((await found(unknownId())).httpStatus).toBe(404);
  expect(await leaderIds()).toEqual([chosen.id, chosen.id]);

  expect((await handOver(otherLeader.id)).data).toEqual({ Count: 2 });
  expect(await leaderIds()).toEqual([otherLeader.id, otherLeader.id]);
  expect((await handOver(otherLeader.id)).httpStatus).toBe(409);
  const report = (await server.call('listKraReport', { as: hr, query: { month: '2026-03' } })).data;
  expect(ids.map((id) => report.find((row) => row.Record_id === id)?.State)).toEqual(['Waiting', 'Waiting']);
  expect(
    await server.database
      .selectFrom('notifications')
      .select(['kind', 'text', 'path'])
      .where('recipient_id', '=', otherLeader.id)
      .where('actor_id', '=', hr.id)
      .execute(),
  ).toEqual([
    { kind: 'rating', text: expect.stringMatching(/handed 2 KRA ratings of Una Able over to you$/), path: '/TLKRA' },
  ]);
  expect(
    await server.database
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_id', 'details'])
      .where('kind', '=', 'duties_handed_over')
      .execute(),
  ).toEqual([
    { actor_id: hr.id, subject_id: otherLeader.id, details: { former: 'Una Able', fields: ['KRA ratings to give'] } },
  ]);
  expect((await server.call('listEmployeeChanges', { as: hr, params: { id: chosen.id } })).data).toMatchObject([
    { Field: 'KRA ratings to give' },
  ]);
  // What was rated before stays with the one who gave it.
  expect((await server.call('listKraFormsToRate', { as: otherLeader })).data).toHaveLength(2);
});

test('the report of a month holds everyone who is to rate, rated or not', async () => {
  await rated(employee);
  const left = await addPerson(server.database, { role: 'Employee', status: 'DeActive' });
  const states = async (month: string) =>
    new Map(
      (await server.call('listKraReport', { as: hr, query: { month } })).data.map((row) => [
        row._id,
        [row.State, row.Own_average, row.Own_leader],
      ]),
    );
  const march = await states('2026-03');
  expect(march.get(employee.id)).toEqual(['Waiting', 8, 'Tom Leader']);
  expect(march.get(leader.id)).toEqual(['Not rated', null, null]);
  expect(march.has(left.id)).toBe(false);
  expect((await states('2026-01')).get(employee.id)).toEqual(['Not rated', null, 'Tom Leader']);
  // Added in March without a day of joining: there was nothing to rate before.
  const added = await addPerson(server.database, { role: 'Employee', addedAt: new Date('2026-03-02T08:00:00Z') });
  expect([(await states('2026-03')).has(added.id), (await states('2026-02')).has(added.id)]).toEqual([true, false]);
});

test('who had left for a whole month, and came back since, was not to rate in it', async () => {
  const person = await addPerson(server.database, { role: 'Employee' });
  await changeAccount(server.database, person, 'DeActive', { by: hr, at: new Date('2026-02-10T05:00:00Z') });
  await changeAccount(server.database, person, 'Active', { by: hr, at: new Date('2026-04-20T05:00:00Z') });
  server.clock.now = new Date('2026-05-04T05:00:00Z');
  const reported = async (month: string) =>
    (await server.call('listKraReport', { as: hr, query: { month } })).data.some(({ _id }) => _id === person.id);
  expect(await Promise.all(['2026-02', '2026-03', '2026-04', '2026-05'].map(reported))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('performance: averages, difference, the line of six months and the facts of the month before', async () => {
  const project = await addProject(server.database, [employee]);
  const task = await addTask(server.database, project, { assignee_id: employee.id });
  await server.database
    .updateTable('tasks')
    .set({ status: 'REOPEN', updated_at: new Date('2026-02-10T09:00:00Z') })
    .where('id', '=', task.id)
    .execute();
  await server.database
    .updateTable('tasks')
    .set({ status: 'CLOSE', updated_at: new Date('2026-02-11T09:00:00Z') })
    .where('id', '=', task.id)
    .execute();
  server.clock.now = new Date('2026-02-03T09:00:00Z');
  await rated(employee, { Q1: 2 });
  server.clock.now = testStart;
  const id = await rated(employee);
  await rate(leader, id);
  const { data } = await performance(leader);
  expect(data.Rows.map((row) => [row.Record.month, row.Own_average, row.Leader_average, row.Difference])).toEqual([
    ['2026-03', 8, 7, -1],
    ['2026-02', 7, null, null],
  ]);
  expect(data.Rows[0]?.Trend.map((point) => point.Own_average)).toEqual([null, null, null, null, 7, 8]);
  expect(data.Rows[0]?.Facts).toMatchObject({
    month: '2026-02',
    Tasks_closed: 1,
    Working_days: 20,
    Present_days: 0,
    Leave_days: 0,
    Hours_logged: 0,
  });
  expect((await server.call('getKraFacts', { as: employee, query: { month: '2026-03' } })).data).toEqual(
    data.Rows[0]?.Facts,
  );
  expect(
    (await server.call('getKraFacts', { as: leader, query: { month: '2026-03', Employee_id: employee.id } })).data,
  ).toEqual(data.Rows[0]?.Facts);
  expect(
    (await server.call('getKraFacts', { as: otherLeader, query: { month: '2026-03', Employee_id: employee.id } }))
      .httpStatus,
  ).toBe(404);
  // Nothing opens months without a rating.
  const ratedMonths = ['2026-01', '2026-02', '2026-03', '2026-04'].map(
    async (month) =>
      (await server.call('getKraFacts', { as: leader, query: { month, Employee_id: employee.id } })).httpStatus,
  );
  expect(await Promise.all(ratedMonths)).toEqual([404, 200, 200, 404]);
  // No one is measured by days before joining.
  for (const [joinedOn, days] of [
    ['2026-02-16', 10],
    ['2026-02-27', 1],
    ['2026-03-02', 0],
  ] as const) {
    await server.database.updateTable('employees').set({ joined_on: joinedOn }).where('id', '=', employee.id).execute();
    expect((await server.call('getKraFacts', { as: employee, query: { month: '2026-03' } })).data.Working_days).toBe(
      days,
    );
  }
  const months = async (query: Record<string, string | number>) =>
    (await performance(hr, { Employee_id: employee.id, ...query })).data.Rows.map((row) => row.Record.month);
  expect(await months({ State: 'Waiting' })).toEqual(['2026-02']);
  expect(await months({ Month_from: '2026-03' })).toEqual(['2026-03']);
  expect(await months({ sort: 'Difference:desc' })).toEqual(['2026-03', '2026-02']);
  expect(await months({ sort: 'Own_average:asc', offset: 1, limit: 1, q: 'Rao' })).toEqual(['2026-03']);
  expect(await months({ Newest: 'true' })).toEqual(['2026-03']);
  expect((await performance(otherLeader)).data.Total).toBe(0);
  // Of a rating for another leader, the former one knows nothing.
  server.clock.now = new Date('2026-04-20T09:00:00Z');
  await rated(employee, { teamLeader_id: otherLeader.id });
  const newest = async (as: TestPerson) => {
    const { Rows, Total } = (await performance(as, { Newest: 'true', q: 'Rao', Employee_id: employee.id })).data;
    return [Total, ...Rows.map(({ Record }) => Record.month)];
  };
  expect([await newest(leader), await newest(otherLeader), await newest(hr)]).toEqual([
    [1, '2026-03'],
    [1, '2026-04'],
    [1, '2026-04'],
  ]);
  expect((await performance(hr, { sort: 'shoe:asc' })).httpStatus).toBe(400);
});
