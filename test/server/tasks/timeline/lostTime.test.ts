import { isDayOfEmployment } from '../../../../src/domain/attendance/employment';
import { readEmployment } from '../../../../src/server/attendance/employmentReadModel';
import { addPerson, type TestPerson } from '../../../support/testPeople';
import { unknownId, type TestServer } from '../../../support/testServer';
import type { TestTask, TestTeam } from '../../../support/testWork';
import { testMoment } from '../../../support/testMoment';
import { earlier, startTimelineTests } from '../../../support/server/taskChain';

let server: TestServer;
let team: TestTeam;
let first: TestTask;
let second: TestTask;
let third: TestTask;

const { addLeave, move, preview, save, getTimeline, placed, oneDayLater, lost, asPlanned } = startTimelineTests(
  (started) => ({ server, team, first, second, third } = started),
);

test('leave that is granted after the plan was made shows on the timeline, and rescheduling moves what follows by exactly as much', async () => {
  await addLeave(team.member.id, '2026-03-10', 'Second Half', 'Approved', testMoment());
  expect(await lost()).toEqual({ [first.key]: 1, [second.key]: 0, [third.key]: 0 });
  const moves = asPlanned(first, '2026-03-09');
  const { data } = await preview(moves);
  expect(placed(data.Moves)).toEqual({
    [first.key]: '2026-03-09 F to 2026-03-11 F',
    [second.key]: '2026-03-11 S to 2026-03-13 F',
  });
  expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
  // Planned again, around the leave.
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  expect((await preview(moves)).data.Moves).toEqual([]);
});

test('a task that waits for a moved one keeps the work that later leave takes from it', async () => {
  await addLeave(team.member.id, '2026-03-12', null, 'Conditional Approved', testMoment());
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 2, [third.key]: 0 });
  expect(placed((await preview(oneDayLater())).data.Moves)).toEqual({
    [first.key]: '2026-03-10 F to 2026-03-11 S',
    [second.key]: '2026-03-13 F to 2026-03-16 S',
    [third.key]: '2026-03-17 F to 2026-03-17 S',
  });
});

test('leave of a new assignee counts, leave that was known, pending or of others does not', async () => {
  await addLeave(team.member.id, '2026-03-10', null);
  await addLeave(team.member.id, '2026-03-11', null, 'Pending', testMoment());
  await addLeave(team.colleague.id, '2026-03-12', null);
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  const handedOver = { id: second.id, Employee_id: team.colleague.id };
  expect((await server.call('editTask', { as: team.member, body: handedOver })).httpStatus).toBe(200);
  expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 2, [third.key]: 0 });
});

describe('a holiday that is entered after the plan was made', () => {
  let officer: TestPerson;
  beforeAll(async () => {
    officer = await addPerson(server.database, { flags: ['Master.Holidays'] });
  });
  afterEach(() => server.database.deleteFrom('holidays').execute());
  const enter = async (body: Record<string, unknown>) => {
    const answer = await server.call('saveHoliday', {
      as: officer,
      body: { Holiday_name: 'River Day', Holiday_type: 'Full Day', ...body },
    });
    expect(answer.httpStatus).toBe(200);
    return answer.data;
  };
  const nothing = () => ({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  const toHolidays = () => lost(team.member, 'Lost_to_holidays');

  test.each([
    ['Full Day', 2, '2026-03-11 F to 2026-03-13 S'],
    ['Second Half', 1, '2026-03-11 F to 2026-03-13 F'],
  ])('shows on the timeline (%s), and rescheduling keeps the work', async (Holiday_type, halfDays, days) => {
    await enter({ Holiday_date: '2026-03-12', Holiday_type });
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: halfDays });
    expect(await lost()).toEqual(nothing());
    const moves = asPlanned(second, '2026-03-11');
    const { data } = await preview(moves);
    expect(placed(data.Moves)).toEqual({ [second.key]: days });
    expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
    // Planned again, around the holiday.
    expect(await toHolidays()).toEqual(nothing());
  });

  test('counts from when it takes other time than before: a new name is no new holiday, another day or place is', async () => {
    const location = unknownId();
    await server.database.insertInto('locations').values({ id: location, name: 'Riverside' }).execute();
    const holiday = await enter({ Holiday_date: '2026-03-12' });
    const [Version, id] = [holiday.Version, holiday._id];
    await server.database.updateTable('holidays').set({ entered_at: null }).where('id', '=', id).execute();
    expect(await toHolidays()).toEqual(nothing());
    await enter({ id, Version, Holiday_date: '2026-03-12', Holiday_name: 'Day of the river' });
    expect(await toHolidays()).toEqual(nothing());
    await enter({ id, Holiday_date: '2026-03-09' });
    expect(await toHolidays()).toEqual({ ...nothing(), [first.key]: 2 });
    await enter({ id, Holiday_date: '2026-03-09', Locations: [location] });
    expect(await toHolidays()).toEqual(nothing());
    await server.database
      .updateTable('employees')
      .set({ location_id: location })
      .where('id', '=', team.member.id)
      .execute();
    expect(await toHolidays()).toEqual({ ...nothing(), [first.key]: 2 });
  });

  test('and a leave of the same day take that day once: it counts as a holiday', async () => {
    await addLeave(team.member.id, '2026-03-12', null, 'Approved', testMoment());
    await addLeave(team.member.id, '2026-03-11', 'First Half', 'Approved', testMoment());
    await enter({ Holiday_date: '2026-03-12' });
    expect(await lost()).toEqual({ ...nothing(), [second.key]: 1 });
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: 2 });
  });

  test('also when it was copied from another year', async () => {
    await enter({ Holiday_date: '2025-03-12' });
    const body = { From_year: 2025, To_year: 2026 };
    expect((await server.call('copyHolidays', { as: officer, body })).httpStatus).toBe(200);
    expect(await toHolidays()).toEqual({ ...nothing(), [second.key]: 2 });
  });
});

test('days that are over, finished tasks and leave that the reader may not see are not marked', async () => {
  await addLeave(team.member.id, '2026-02-24', null, 'Approved', testMoment());
  await addLeave(team.member.id, '2026-03-10', null, 'Approved', testMoment());
  const past = { assignee_id: team.member.id, starts_on: '2026-02-23', due_on: '2026-02-25' };
  await server.database.updateTable('tasks').set(past).where('id', '=', third.id).execute();
  expect(await lost()).toMatchObject({ [first.key]: 2, [third.key]: 0 });
  const reader = await addPerson(server.database, { flags: [] });
  await server.database
    .insertInto('project_members')
    .values({ project_id: team.project.id, employee_id: reader.id, joined_at: testMoment() })
    .execute();
  expect(await lost(reader)).toMatchObject({ [first.key]: 0 });
  await server.database.updateTable('tasks').set({ status: 'CLOSE' }).where('id', '=', first.id).execute();
  expect((await lost())[first.key]).toBeUndefined();
});

describe('An assignee who has not joined yet', () => {
  const joinOn = (joined_on: string) =>
    server.database.updateTable('employees').set({ joined_on }).where('id', '=', team.member.id).execute();
  const employment = async () =>
    (await getTimeline({ Project_id: team.project.id })).data.People.map(({ Joined_on, Left_on }) => ({
      Joined_on,
      Left_on,
    }));

  test('has no capacity before, neither in a preview nor in the workload', async () => {
    await joinOn('2026-03-18');
    const { data } = await preview([move(third, { Start_date: '2026-03-17' })]);
    expect(placed(data.Moves)).toEqual({ [third.key]: '2026-03-18 F to 2026-03-18 S' });
    await server.database.updateTable('tasks').set({ duration_hours: 12 }).where('id', '=', third.id).execute();
    const ending = await preview([move(second, { Start_date: '2026-03-17' })]);
    expect(ending.data.Overloads.flatMap(({ Days }) => Days)).toMatchObject([{ Day: '2026-03-20', Capacity_hours: 8 }]);
    const week = await server.call('getWorkingPlan', {
      as: await addPerson(server.database, { flags: ['PM_Report.Seven_Days_Working_plan', 'Project.All_Project'] }),
      query: { Project_id: team.project.id, From: '2026-03-16', Days: '4' },
    });
    const row = week.data.Rows.find(({ _id }) => _id === team.member.id);
    expect(row?.Days.map(({ Capacity_hours }) => Capacity_hours)).toEqual([0, 0, 8, 8]);
  });

  test('moves the work to the days from joining on, as much as it was, and all that waits for it', async () => {
    await joinOn('2026-03-10');
    expect(await lost(team.member, 'Lost_before_joining')).toEqual({ [first.key]: 2, [second.key]: 0, [third.key]: 0 });
    expect(await lost()).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
    expect(await employment()).toEqual([{ Joined_on: '2026-03-10', Left_on: null }]);
    const moves = asPlanned(first, '2026-03-09');
    const { data } = await preview(moves);
    expect(placed(data.Moves)).toEqual({
      [first.key]: '2026-03-10 F to 2026-03-11 S',
      [second.key]: '2026-03-12 F to 2026-03-13 S',
    });
    expect((await save(moves, data.Fingerprint)).httpStatus).toBe(200);
    expect(await lost(team.member, 'Lost_before_joining')).toEqual({ [first.key]: 0, [second.key]: 0, [third.key]: 0 });
  });

  test('one who joined before the range is like any other', async () => {
    await joinOn('2024-05-06');
    expect(await employment()).toEqual([{ Joined_on: null, Left_on: null }]);
  });
});

test('work of an assignee who has left is moved like unassigned work, and loads no one', async () => {
  await server.database
    .updateTable('tasks')
    .set({ assignee_id: team.colleague.id })
    .where('id', '=', first.id)
    .execute();
  await server.database
    .updateTable('employees')
    .set({ status: 'DeActive' })
    .where('id', '=', team.colleague.id)
    .execute();
  await server.database
    .insertInto('employee_changes')
    .values({
      id: unknownId(),
      employee_id: team.colleague.id,
      actor_id: team.member.id,
      field: 'Status',
      previous_value: 'Active',
      current_value: 'DeActive',
      changed_at: earlier,
    })
    .execute();
  const { data } = await preview([move(first, { Start_date: '2026-03-13' })]);
  expect(placed(data.Moves)).toMatchObject({ [first.key]: '2026-03-13 F to 2026-03-16 S' });
  expect(data.Overloads.filter(({ Employee_id }) => Employee_id === team.colleague.id)).toEqual([]);
  const { People } = (await getTimeline({ Project_id: team.project.id })).data;
  expect(People.find(({ _id }) => _id === team.colleague.id)).toMatchObject({ Left_on: '2026-01-05' });
  // The rule of attendance has the same last day.
  const employment = await readEmployment(server.database, team.colleague.id, 'Asia/Kolkata');
  const counted = ['2026-01-04', '2026-01-05'].map((day) => isDayOfEmployment(employment, day, false, 'Asia/Kolkata'));
  expect(counted).toEqual([true, false]);
});
