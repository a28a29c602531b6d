import { dayBefore, dayInBerlin, getWeekday, inBerlin, nextDay } from '../../support/moments/berlinClock';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addSprint, addTask, type TestProject, type TestTask } from '../../support/testWork';

/*
 * A team that finishes the same number of tasks every working day, always those that are first in the plan: chance has no part in
 * it, so both forecasts are the day that counting gives.
 */
const firstDay = '2027-11-01';
/** Of the whole company, on working days: in the past, and among the days to come. */
const holidays = ['2027-11-08', '2027-12-06', '2028-02-21'];
let server: TestServer;
let hr: TestPerson;
let project: TestProject;
let [early, late] = ['', ''];
/** Those of the first milestone that are open, in the order of the plan. */
let open: TestTask[] = [];
let lateCount = 0;

const getToday = (): string => dayInBerlin(server.clock.now.getTime());
const isWorkingDay = (day: string): boolean => ![0, 6].includes(getWeekday(day)) && !holidays.includes(day);

const setStatus = async ({ id }: TestTask, Status: string): Promise<void> => {
  expect((await server.call('editTask', { as: hr, body: { id, Status } })).httpStatus).toBe(200);
};
const finish = async (count: number): Promise<void> => {
  for (const task of open.splice(0, count)) await setStatus(task, 'CLOSE');
};
/** On each of the next working days; it is the morning of the one after them. */
async function work(days: number, tasksOfDay: number): Promise<void> {
  for (let left = days; left > 0; server.clock.now = new Date(inBerlin(nextDay(getToday()), 9 * 60)))
    if (isWorkingDay(getToday())) {
      await finish(tasksOfDay);
      left -= 1;
    }
  while (!isWorkingDay(getToday())) server.clock.now = new Date(inBerlin(nextDay(getToday()), 9 * 60));
}

/** The day on which a number of tasks, from today's first one on, is done. */
function getLastDay(count: number, tasksOfDay: number): string {
  let day = getToday();
  for (let left = Math.ceil(count / tasksOfDay); left > 0;) {
    day = nextDay(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Of both milestones on the page of the project, and of the first on the portfolio. */
async function getForecasts() {
  const body = { Project_id: project.id, Days: 30 };
  const { Forecast } = (await server.call('getProjectCharts', { as: hr, body })).data;
  return [early, late].map((id) => {
    const shown = Forecast.find(({ _id }) => _id === id);
    return shown && [shown.Open, shown.P50, shown.P85];
  });
}
const expectedAt = (tasksOfDay: number) => {
  const [ofEarly, ofLate] = [open.length, open.length + lateCount].map((count) => getLastDay(count, tasksOfDay));
  return [
    [open.length, ofEarly, ofEarly],
    [lateCount, ofLate, ofLate],
  ];
};

async function addMilestone(Name: string, DueDate: string, taskCount: number) {
  const { data } = await server.call('createMilestone', { as: hr, body: { Project_id: project.id, Name, DueDate } });
  const sprintId = await addSprint(server.database, project.id, `Sprint of ${Name}`, firstDay);
  await server.database.updateTable('sprints').set({ milestone_id: data._id }).where('id', '=', sprintId).execute();
  const tasks = [];
  for (let number = 0; number < taskCount; number += 1) {
    const created_at = new Date(inBerlin(dayBefore(firstDay, 1), number));
    tasks.push(await addTask(server.database, project, { sprint_id: sprintId, created_at, updated_at: created_at }));
  }
  return { id: data._id, tasks };
}

beforeAll(async () => {
  server = await startTestServer({ companyTimeZone: 'Europe/Berlin' });
  server.clock.now = new Date(inBerlin(firstDay, 9 * 60));
  hr = await addPerson(server.database, { role: 'HR / Admin' });
  project = await addProject(server.database, [hr]);
  for (const day of holidays)
    await server.call('saveHoliday', {
      as: hr,
      body: { Holiday_name: `Holiday ${day}`, Holiday_date: day, Holiday_type: 'Full Day' },
    });
  const [first, second] = [
    await addMilestone('Pilot', '2028-03-01', 115),
    await addMilestone('Roll-out', '2028-06-01', 5),
  ];
  // Without a milestone, and therefore behind them.
  await addTask(server.database, project, { created_at: new Date(inBerlin(firstDay, 0)) });
  [early, late, open, lateCount] = [first.id, second.id, first.tasks, second.tasks.length];
});
afterAll(() => server.close());

test('less than a week of history says nothing; then the pace of the team gives the day, over weekends and holidays', async () => {
  await work(4, 3);
  expect(await getForecasts()).toEqual([
    [open.length, null, null],
    [lateCount, null, null],
  ]);
  await work(8, 3);
  expect(await getForecasts()).toEqual(expectedAt(3));
  // Asked again, it is the same; what is finished today is no longer to do, but today is no day of the past yet.
  expect(await getForecasts()).toEqual(expectedAt(3));
  await finish(2);
  expect(await getForecasts()).toEqual(expectedAt(3));
});

test('only the last twelve weeks count: the pace of an earlier time is forgotten', async () => {
  await work(60, 1);
  expect(await getForecasts()).toEqual(expectedAt(1));
});

test('tasks that are rejected, deleted or opened again change what is left; a milestone without open tasks is done today', async () => {
  const [rejected, deleted, ...others] = open;
  if (rejected === undefined || deleted === undefined) throw new Error('Too few tasks are left');
  await setStatus(rejected, 'REJECTED');
  expect((await server.call('deleteTaskOrProject', { as: hr, body: { id: deleted.id } })).httpStatus).toBe(200);
  open = others;
  expect(await getForecasts()).toEqual(expectedAt(1));
  await setStatus(rejected, 'REOPEN');
  expect((await server.call('restoreTaskOrProject', { as: hr, body: { id: deleted.id } })).httpStatus).toBe(200);
  open = [rejected, deleted, ...others];
  expect(await getForecasts()).toEqual(expectedAt(1));
  await finish(open.length);
  expect(await getForecasts()).toEqual([
    [0, getToday(), getToday()],
    [lateCount, getLastDay(lateCount, 1), getLastDay(lateCount, 1)],
  ]);
  await setStatus(deleted, 'REOPEN');
  open = [deleted];
  expect(await getForecasts()).toEqual(expectedAt(1));
});
