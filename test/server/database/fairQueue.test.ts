import { SeededRandom } from '../../../src/server/demo/seed/seededRandom';
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
  const { begun, ask, end } = watched(new FairQueue({ ...limits, total: 1, perOwner: 1 }, () => 0));
  for (let index = 1; index <= 4; index += 1) ask('greedy', `g${index}`);
  ask('second', 's1');
  ask('third', 't1');
  for (let index = 0; index < 6; index += 1) await end(begun.at(-1) ?? '');
  await settled();
  // g1 and g2 came first; behind them everybody has had a turn before g3.
  expect(begun).toEqual(['g1', 'g2', 's1', 't1', 'g3', 'g4']);
});

test('short statements of one owner do not wait for a long one of another each', async () => {
  let nowMs = 0;
  const { begun, ask, end } = watched(new FairQueue({ ...limits, total: 1, perOwner: 1 }, () => nowMs));
  const finish = async (): Promise<void> => {
    const name = begun.at(-1) ?? '';
    nowMs += name.startsWith('long') ? 400 : 2;
    await end(name);
  };
  for (let index = 1; index <= 3; index += 1) ask('greedy', `long${index}`);
  for (let index = 1; index <= 5; index += 1) ask('other', `short${index}`);
  await settled();
  for (let index = 0; index < 6; index += 1) await finish();
  expect(begun).toEqual(['long1', 'short1', 'short2', 'short3', 'short4', 'short5', 'long2']);
});

test('where all ask for the same, none waits much longer than others because some of its turns took longer', async () => {
  let nowMs = 0;
  const queue = new FairQueue({ total: 10, perOwner: 4, maxWaitingPerOwner: 10, maxWaitMs: 60_000 }, () => nowMs);
  const random = new SeededRandom('turns');
  const running: { readonly endsAt: number; readonly end: () => void }[] = [];
  const latencies: number[] = [];
  let asked = 0;
  /** Owner after owner asks; every fifth has turns that take twice as long. */
  const ask = (): void => {
    const owner = (asked += 1) % 40;
    const askedAt = nowMs;
    void queue.take(`${owner}`).then((end) => {
      const usedMs = 5 - Math.log(1 - random.fraction()) * (owner % 5 === 0 ? 40 : 20);
      running.push({
        endsAt: nowMs + usedMs,
        end: () => {
          end();
          latencies.push(nowMs - askedAt);
        },
      });
    });
  };
  for (let connection = 0; connection < 32; connection += 1) ask();
  await settled();
  // To the end: a request that still waits would fail later, in another test.
  while (running.length > 0) {
    const [first] = running.sort((one, other) => one.endsAt - other.endsAt).splice(0, 1);
    nowMs = first?.endsAt ?? nowMs;
    first?.end();
    if (asked < 4000) ask();
    await settled();
  }
  const sorted = latencies.slice(500).sort((one, other) => one - other);
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? NaN;
  expect(share(0.99) / share(0.5)).toBeLessThan(4);
});

test('what an owner used long ago is forgiven, and what was not used before cannot be saved up', async () => {
  let nowMs = 0;
  const { begun, ask, end } = watched(new FairQueue({ ...limits, total: 1, perOwner: 1 }, () => nowMs));
  const run = async (usedMs: number): Promise<string> => {
    nowMs += usedMs;
    const name = begun.at(-1) ?? '';
    await end(name);
    return name;
  };
  ask('greedy', 'g1');
  ask('greedy', 'g2');
  await settled();
  await run(60_000);
  // g2 runs; the newcomer has used nothing, and begins with the time of the one who is served.
  ask('newcomer', 'n1');
  for (let index = 2; index <= 9; index += 1) ask('newcomer', `n${index}`);
  ask('greedy', 'g3');
  await run(1);
  for (let index = 0; index < 5; index += 1) await run(200);
  // Half a second of the newcomer later it is the other's turn, not a minute later.
  expect(begun.indexOf('g3')).toBeGreaterThan(2);
  expect(begun.indexOf('g3')).toBeLessThanOrEqual(7);
});

test('newcomers, however many there are, do not keep those waiting for ever who have used a connection before', async () => {
  let nowMs = 0;
  const { begun, ask, end } = watched(new FairQueue({ ...limits, total: 1, perOwner: 1 }, () => nowMs));
  ask('first', 'first1');
  ask('first', 'first2');
  ask('newcomer0', 'n0');
  await settled();
  for (let index = 1; index <= 1000 && !begun.includes('first2'); index += 1) {
    // The next one is there before a turn ends: someone always waits who has used nothing.
    ask(`newcomer${index}`, `n${index}`);
    nowMs += 100;
    await end(begun.at(-1) ?? '');
  }
  expect(begun).toContain('first2');
  expect(nowMs).toBeLessThan(10_000);
});

test('too many of one owner are asked to come again, and those of others are not', async () => {
  const { failures, begun, ask } = watched(new FairQueue(limits));
  for (let index = 1; index <= 15; index += 1) ask('greedy', `g${index}`);
  ask('other', 'o1');
  await settled();
  expect(failures).toHaveLength(3);
  expect(failures[0]).toMatchObject({ httpStatus: 429, details: { retryAfterSeconds: 2 } });
  expect(begun).toContain('o1');
});

test('an owner that has waited too long is rejected, and keeps no place in the queue', async () => {
  jest.useFakeTimers();
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
