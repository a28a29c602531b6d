import { FairQueue } from '../../../src/server/database/pools/fairQueue';

const limits = { total: 5, perOwner: 2, maxWaitingPerOwner: 10, maxWaitMs: 60_000 };
const settled = () => new Promise(setImmediate);

/** Turns that are held until they are ended one by one, and the order in which they began. */
function watched(turns: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const failures: unknown[] = [];
  const ask = (owner: string, name: string): void =>
    void turns.take(owner).then(
      (end) => {
        begun.push(name);
        ends.set(name, end);
      },
      (error: unknown) => failures.push(error),
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, failures, ask, end };
}

test('one owner gets a share, and another one finds the rest free', async () => {
  const { begun, ask } = watched(new FairQueue(limits));
  for (let index = 1; index <= 8; index += 1) ask('greedy', `g${index}`);
  ask('other', 'o1');
  await settled();
  expect(begun).toEqual(['g1', 'g2', 'o1']);
});

test('where all is in use, owners take turns, whatever one of them has asked for before', async () => {
  const { begun, ask, end } = watched(new FairQueue({ ...limits, total: 1, perOwner: 1 }));
  for (let index = 1; index <= 4; index += 1) ask('greedy', `g${index}`);
  ask('second', 's1');
  ask('third', 't1');
  for (let index = 0; index < 6; index += 1) await end(begun.at(-1) ?? '');
  await settled();
  // g1 and g2 came first; behind them everybody has had a turn before g3.
  expect(begun).toEqual(['g1', 'g2', 's1', 't1', 'g3', 'g4']);
});

test('too many of one owner are told to come again, and those of others are not', async () => {
  const { failures, begun, ask } = watched(new FairQueue(limits));
  for (let index = 1; index <= 15; index += 1) ask('greedy', `g${index}`);
  ask('other', 'o1');
  await settled();
  expect(failures).toHaveLength(3);
  expect(failures[0]).toMatchObject({ httpStatus: 429, details: { retryAfterSeconds: 2 } });
  expect(begun).toContain('o1');
});

test('who has waited too long is told so, and keeps no place', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { failures, begun, ask, end } = watched(new FairQueue({ ...limits, total: 1 }));
  ask('one', 'a');
  ask('two', 'b');
  await settled();
  jest.advanceTimersByTime(60_000);
  await settled();
  expect(failures).toEqual([expect.objectContaining({ httpStatus: 503 })]);
  await end('a');
  ask('three', 'c');
  await settled();
  expect(begun).toEqual(['a', 'c']);
  jest.useRealTimers();
});
