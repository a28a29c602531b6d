import { PartState, plainReason, type PartReading } from '../../../src/server/status/partState';

let now = new Date('2026-03-02T10:00:00Z');
const tick = (): void => void (now = new Date(now.getTime() + 60_000));

test('a state begins when it changes, not when it is checked again', () => {
  const changes: PartReading[] = [];
  const state = new PartState(
    () => now,
    (reading) => changes.push(reading),
  );
  expect(state.reading).toBeUndefined();
  state.works();
  const worksSinceMs = now.getTime();
  tick();
  state.works();
  expect(state.reading).toEqual({ works: true, sinceMs: worksSinceMs, checkedAtMs: now.getTime(), reason: null });
  tick();
  state.fails(new Error('It is gone'));
  const failsSinceMs = now.getTime();
  tick();
  state.fails(new Error('It is still gone'));
  expect(state.reading).toEqual({
    works: false,
    sinceMs: failsSinceMs,
    checkedAtMs: now.getTime(),
    reason: 'It is still gone',
  });
  state.works();
  expect(changes.map(({ works }) => works)).toEqual([false, true]);
});

test.each([
  [
    'the innermost error',
    new Error('fetch failed', { cause: new Error('connect ECONNREFUSED ::1:25') }),
    'connect ECONNREFUSED ::1:25',
  ],
  ['the first of several', new AggregateError([new Error('one'), new Error('two')]), 'one'],
  [
    'the code of an error without words',
    Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
    'Nothing answers there (ECONNREFUSED)',
  ],
  [
    'no password',
    new Error('smtp://me:top secret'.replace(' ', '') + '@mail.example failed'),
    'smtp://…@mail.example failed',
  ],
  ['no person', new Error('550 <anna.b@company.example> unknown'), '550 <…@company.example> unknown'],
  ['one line', new Error('first\nsecond'), 'first second'],
  ['at most 300 characters', new Error('x'.repeat(1000)), 'x'.repeat(300)],
  ['what is no error', 'gone', 'gone'],
])('a reason is %s', (_, error, expected) => {
  expect(plainReason(error)).toBe(expected);
});
