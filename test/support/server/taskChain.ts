import type { Kysely } from 'kysely';
import type { DayHalf } from '../../../src/domain/leave/leaveChoices';
import type { Schema } from '../../../src/server/database/schema';
import { testMoment } from '../testMoment';
import { startTestServer, unknownId, type TestServer } from '../testServer';
import { addTask, addTeam, type TestTask, type TestTeam } from '../testWork';

interface TaskChain {
  readonly team: TestTeam;
  readonly first: TestTask;
  readonly second: TestTask;
  readonly third: TestTask;
}

/** Three tasks of one assignee, each blocked by the one before it. Today is Monday, 2 March 2026. */
async function addTaskChain(database: Kysely<Schema>): Promise<TaskChain> {
  const team = await addTeam(database);
  const days = (starts_on: string, due_on: string) => ({ assignee_id: team.member.id, starts_on, due_on });
  const first = await addTask(database, team.project, { ...days('2026-03-09', '2026-03-10'), duration_hours: 16 });
  const second = await addTask(database, team.project, { ...days('2026-03-11', '2026-03-12'), duration_hours: 16 });
  const third = await addTask(database, team.project, { ...days('2026-03-16', '2026-03-16'), duration_hours: 8 });
  await database
    .insertInto('task_dependencies')
    .values([
      { task_id: second.id, blocker_id: first.id },
      { task_id: third.id, blocker_id: second.id },
    ])
    .execute();
  return { team, first, second, third };
}

/** Before the tasks were planned. */
export const earlier = new Date('2026-01-05T09:00:00.000Z');

/**
 * Starts a server for the tests of a file, with a new chain of tasks for each test.
 * @param use receives both before each test
 * @returns the calls of the timeline, as the assignee of the tasks
 */
export function startTimelineTests(use: (started: TaskChain & { readonly server: TestServer }) => void) {
  let server: TestServer;
  let chain: TaskChain;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    chain = await addTaskChain(server.database);
    use({ server, ...chain });
  });
  const addLeave = (
    employeeId: string,
    day: string,
    half: DayHalf | null,
    status = 'Approved',
    grantedAt: Date = earlier,
  ) =>
    server.database
      .insertInto('leaves')
      .values({
        id: unknownId(),
        employee_id: employeeId,
        created_by_id: employeeId,
        starts_on: day,
        ends_on: day,
        half_from: half ?? 'First Half',
        half_to: half ?? 'Second Half',
        leave_type: 'Casual Leave',
        reason: 'Family',
        status,
        ...(status === 'Pending' ? {} : { acted_by_id: employeeId, acted_at: grantedAt }),
        created_at: testMoment(),
      })
      .execute();
  const move = (task: TestTask, days: Record<string, string>) => JSON.stringify({ id: task.id, ...days });
  const preview = (moves: string[], as = chain.team.member) =>
    server.call('previewTimelineMove', { as, body: { moves } });
  const save = (moves: string[], Fingerprint: string, as = chain.team.member) =>
    server.call('saveTimelineMove', { as, body: { moves, Fingerprint } });
  const getTimeline = (query: Record<string, string> = {}, as = chain.team.member) =>
    server.call('getTimeline', { as, query });
  const storedDays = async () =>
    Object.fromEntries(
      (
        await server.database
          .selectFrom('tasks')
          .select(['key', 'starts_on', 'start_half', 'due_on', 'due_half'])
          .where('id', 'in', [chain.first.id, chain.second.id, chain.third.id])
          .execute()
      ).map(({ key, ...days }) => [key, days]),
    );
  const placed = (
    Moves: readonly {
      Task_key: string;
      To_start: string;
      To_start_half: string;
      To_due: string;
      To_due_half: string;
    }[],
  ) =>
    Object.fromEntries(
      Moves.map((one) => [
        one.Task_key,
        `${one.To_start} ${one.To_start_half.slice(0, 1)} to ${one.To_due} ${one.To_due_half.slice(0, 1)}`,
      ]),
    );
  const oneDayLater = () => [move(chain.first, { Start_date: '2026-03-10' })];

  const lost = async (
    as = chain.team.member,
    to: 'Lost_to_leave' | 'Lost_to_holidays' | 'Lost_before_joining' = 'Lost_to_leave',
  ) =>
    Object.fromEntries(
      (await getTimeline({ Project_id: chain.team.project.id }, as)).data.Tasks.map((task) => [
        task.Task_key,
        task[to],
      ]),
    );
  const asPlanned = (task: TestTask, day: string) => [move(task, { Start_date: day, Start_half: 'First Half' })];
  return { addLeave, move, preview, save, getTimeline, storedDays, placed, oneDayLater, lost, asPlanned };
}
