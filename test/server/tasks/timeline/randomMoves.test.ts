import fc from 'fast-check';
import { addDays } from '../../../../src/domain/calendar/day';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { addTask, addTeam, type TestTask, type TestTeam } from '../../../support/testWork';

// Today is Monday, 2 March 2026.
const firstDay = '2026-03-09';
const taskCount = 5;
/** Each run is several requests; SERVER_RUNS=300 for a long run. */
const runs = Number(process.env['SERVER_RUNS'] ?? 15);
let server: TestServer;
let team: TestTeam;
let tasks: TestTask[];

beforeAll(async () => {
  server = await startTestServer();
  team = await addTeam(server.database);
});
afterAll(() => server.close());

const addTasks = async (days: readonly { readonly start: number; readonly length: number }[]): Promise<void> => {
  tasks = [];
  for (const { start, length } of days)
    tasks.push(
      await addTask(server.database, team.project, {
        assignee_id: team.member.id,
        starts_on: addDays(firstDay, start),
        due_on: addDays(firstDay, start + length),
      }),
    );
};
const ids = (): string[] => tasks.map(({ id }) => id);
const getId = (index: number): string => tasks[index]?.id ?? '';
const storedDependencies = async () =>
  (await server.database.selectFrom('task_dependencies').selectAll().where('task_id', 'in', ids()).execute()).map(
    ({ task_id, blocker_id }) => [task_id, blocker_id] as const,
  );
const storedDays = async () =>
  server.database
    .selectFrom('tasks')
    .select(['id', 'starts_on', 'start_half', 'due_on', 'due_half'])
    .where('id', 'in', ids())
    .orderBy('id')
    .execute();

/** Whether every task can be done after all that it waits for. */
function canBeOrdered(dependencies: readonly (readonly [string, string])[]): boolean {
  let left = [...dependencies];
  for (;;) {
    const waiting = new Set(left.map(([task]) => task));
    const next = left.filter(([, blocker]) => waiting.has(blocker));
    if (next.length === left.length) return left.length === 0;
    left = next;
  }
}

const pairs = fc.tuple(fc.nat({ max: taskCount - 1 }), fc.nat({ max: taskCount - 1 }));
const arbitraryDays = fc.array(fc.record({ start: fc.nat({ max: 10 }), length: fc.nat({ max: 4 }) }), {
  minLength: taskCount,
  maxLength: taskCount,
});

test('whatever several users add and remove at the same time, no cycle is ever stored, and what was confirmed is', async () => {
  const requests = fc.record({
    pair: pairs,
    isRemoved: fc.constantFrom(false, false, false, true),
    lag: fc.integer({ min: -2, max: 3 }),
  });
  const rounds = fc.array(fc.array(requests, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rounds, async (wanted) => {
      await addTasks(Array.from({ length: taskCount }, () => ({ start: 0, length: 1 })));
      for (const round of wanted) {
        const answers = await Promise.all(
          round.map(({ pair: [task, blocker], isRemoved, lag }, index) => {
            const body = { task_id: getId(task), blocker_id: getId(blocker) };
            const as = index % 2 === 0 ? team.member : team.colleague;
            return isRemoved
              ? server.call('deleteTaskDependency', { as, body })
              : server.call('saveTaskDependency', { as, body: { ...body, Lag_days: lag } });
          }),
        );
        const stored = await storedDependencies();
        expect(canBeOrdered(stored)).toBe(true);
        for (const [index, { pair, isRemoved }] of round.entries()) {
          const { httpStatus = 0 } = answers[index] ?? {};
          // 409: another lag was stored in the meantime.
          expect([200, 409, 422]).toContain(httpStatus);
          const isAlone = round.filter(({ pair: other }) => other.join() === pair.join()).length === 1;
          if (httpStatus !== 200 || !isAlone) continue;
          const isStored = stored.some(([task, blocker]) => task === getId(pair[0]) && blocker === getId(pair[1]));
          expect(isStored).toBe(!isRemoved);
        }
      }
    }),
    { numRuns: runs },
  );
});

test('a move of any tasks is stored exactly as it was previewed, or nothing of it, while others change the same tasks', async () => {
  const moves = fc.uniqueArray(
    fc.record({ index: fc.nat({ max: taskCount - 1 }), start: fc.integer({ min: -14, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 2,
      selector: ({ index }) => index,
    },
  );
  const outcomes = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      arbitraryDays,
      fc.array(pairs, { maxLength: 6 }),
      moves,
      fc.option(fc.nat({ max: taskCount - 1 })),
      async (days, waits, wanted, edited) => {
        await addTasks(days);
        const dependencies = new Map(
          waits.flatMap(([one, other]) =>
            one === other
              ? []
              : [
                  [
                    `${Math.max(one, other)} ${Math.min(one, other)}`,
                    [Math.max(one, other), Math.min(one, other)] as const,
                  ],
                ],
          ),
        );
        if (dependencies.size > 0)
          await server.database
            .insertInto('task_dependencies')
            .values(
              [...dependencies.values()].map(([task, blocker]) => ({
                task_id: getId(task),
                blocker_id: getId(blocker),
              })),
            )
            .execute();
        const body = {
          moves: wanted.map(({ index, start }) =>
            JSON.stringify({ id: getId(index), Start_date: addDays(firstDay, start) }),
          ),
        };
        const before = await storedDays();
        const { data: preview } = await server.call('previewTimelineMove', { as: team.member, body });
        expect(await storedDays()).toEqual(before);
        const save = server.call('saveTimelineMove', {
          as: team.member,
          body: { ...body, Fingerprint: preview.Fingerprint },
        });
        const edit =
          edited === null
            ? null
            : server.call('editTask', { as: team.colleague, body: { id: getId(edited), Priority: 'LOW' } });
        const [{ httpStatus }] = await Promise.all([save, edit]);
        outcomes.add(httpStatus);
        const isStored = httpStatus === 200;
        // 409: a task has changed since; 422: the rules of a task reject a day.
        expect([200, 409, 422]).toContain(httpStatus);
        if (preview.Moves.every(({ Problem }) => Problem === null) && edited === null) expect(httpStatus).toBe(200);
        const moved = new Map(preview.Moves.map((move) => [move._id, move]));
        const expected = before.map((row) => {
          const move = isStored ? moved.get(row.id) : undefined;
          return move
            ? {
                id: row.id,
                starts_on: move.To_start,
                start_half: move.To_start_half,
                due_on: move.To_due,
                due_half: move.To_due_half,
              }
            : row;
        });
        expect(await storedDays()).toEqual(expected);
      },
    ),
    { numRuns: runs * 2, seed: 20_260_302 },
  );
  // Both outcomes took place.
  expect([outcomes.has(200), outcomes.size > 1]).toEqual([true, true]);
});
