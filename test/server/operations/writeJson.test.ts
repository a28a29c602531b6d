import fc from 'fast-check';
import { mapWithPauses } from '../../../src/server/operations/mapWithPauses';
import { maxTurnMs, pause } from '../../../src/server/operations/pause';
import { textBytes, writeJson } from '../../../src/server/operations/answers/writeJson';
import { roundCounter } from '../../support/roundCounter';

const written = async (answer: object): Promise<string> => (await writeJson(answer)).toString();

/** Keeps the thread for as long. */
function work(durationMs: number): void {
  const until = performance.now() + durationMs;
  while (performance.now() < until);
}

test('an answer is the text of JSON.stringify, also where long lists are written piece by piece', async () => {
  // Half a pair cannot be sent as bytes at all: the contract has well-formed texts only.
  const element = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date({ noInvalidDate: true }),
    fc.record({ name: fc.string({ unit: 'grapheme' }), note: fc.constantFrom(undefined, 'a') }),
  );
  const list = fc.array(element, { minLength: 95, maxLength: 240 });
  const record = fc.record({
    none: fc.constant(undefined),
    'quo"ted': fc.string({ unit: 'grapheme' }),
    Rows: list,
    inner: fc.record({ Rows: list, at: fc.date({ noInvalidDate: true }) }),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(list, record), async (answer) => {
      expect(await written({ status: 1, data: answer })).toBe(JSON.stringify({ status: 1, data: answer }));
    }),
    { numRuns: 150 },
  );
});

test('a long answer is bytes, a short one a text', async () => {
  expect(await writeJson({ status: 1, data: [1, 2] })).toBe('{"status":1,"data":[1,2]}');
  expect(await writeJson({ data: Array.from({ length: 101 }, () => 1) })).toBeInstanceOf(Buffer);
});

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  'a text of %i characters keeps the pairs at its borders',
  async (length) => {
    for (const shift of ['', 'a']) {
      const text = `${shift}${'😀'.repeat(length / 2)}ü`;
      expect((await textBytes(text)).equals(Buffer.from(text))).toBe(true);
    }
  },
);

test('while a long list is mapped and written, others are answered', async () => {
  const rounds = roundCounter();
  const rows = Array.from({ length: 400 }, (_, index) => ({ index, toJSON: () => (work(0.2), index) }));
  const mapped = await mapWithPauses(rows, (row) => (work(0.2), row));
  await writeJson(mapped);
  rounds.stop();
  // 160 ms of work, of which none may take all the rounds of others.
  expect(rounds.current()).toBeGreaterThan(10);
});

test('of all that waits, one goes on in each round', async () => {
  const order: string[] = [];
  const piece = async (name: string): Promise<void> => {
    await pause();
    order.push(name);
  };
  const pieces = [piece('a'), piece('b'), piece('c')];
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    order.push('|');
  }
  await Promise.all(pieces);
  expect(order).toEqual(['a', '|', 'b', '|', 'c', '|']);
  expect(maxTurnMs).toBeLessThanOrEqual(10);
});
