import fc from 'fast-check';
import { compareActions } from '../../../src/client/replay/comparedActions';
import { replayedSession, type ReplayedSession } from '../../../src/client/replay/replayedSession';
import { sameTexts } from '../../../src/client/replay/sameText';
import { isHarmless } from '../../../src/client/recorder/hide/harmless';
import { makePseudonyms } from '../../../src/client/recorder/hide/pseudonyms';
import type { FileStep, RecordingFile } from '../../../src/client/recorder/recordingFile';

/** 'a' is something done, '.' a tick of the clock, '+' an answered call, '-' a failed one, '=' what follows from one. */
function makeSession(done: string, firstStep = 0): ReplayedSession {
  const call = (outcome: string) => ({
    type: `api/executeQuery/${outcome}`,
    meta: { arg: { endpointName: 'listLeaves' } },
  });
  const actions: Readonly<Record<string, FileStep['action']>> = {
    '.': { type: 'companyClock/ticked', payload: { nowMs: 1 } },
    '+': call('fulfilled'),
    '-': call('rejected'),
    '=': { type: 'taskTimer/read', payload: { running: null } },
  };
  const steps = [...done].map((name) => ({
    at: 0,
    action: actions[name] ?? { type: 'overlays/opened', payload: { id: name } },
  }));
  const file = { firstStep, start: {}, steps, checks: [] } as unknown as RecordingFile;
  return replayedSession(file, (state: object = {}) => state);
}

const compare = (here: string, there: string, firstThere = 0) =>
  compareActions(makeSession(here), makeSession(there, firstThere));

test('only what was done is compared, whenever answers arrived', () => {
  expect(compare('+=a.b+c', '.ab..+c+=')).toMatchObject({ differences: [], calls: [] });
});

test('actions of one recording only, with the numbers of that recording', () => {
  expect(compare('ab.cd', 'axbd', 100).differences).toEqual([
    { isHere: false, step: 102, name: 'overlays/opened x' },
    { isHere: true, step: 4, name: 'overlays/opened c' },
  ]);
});

test('what a timer has changed is no difference', () => {
  const timed = (id: string): FileStep => ({ at: 0, action: { type: 'drafts/changed', payload: { id, value: true } } });
  const session = (...steps: FileStep[]): ReplayedSession =>
    replayedSession(
      { firstStep: 0, start: {}, steps, checks: [] } as unknown as RecordingFile,
      (state: object = {}) => state,
    );
  const typed = timed('tasks/search');
  const { differences } = compareActions(
    session(timed('shell/idle-moment'), typed, timed('tasks/search/settled')),
    session(typed, timed('shell/idle-moment')),
  );
  expect(differences).toEqual([]);
});

test('answers are counted', () => {
  expect(compare('++a', 'a-+').calls).toEqual([
    { name: 'listLeaves answered', here: 2, there: 1 },
    { name: 'listLeaves failed', here: 0, there: 1 },
  ]);
});

test('a step belongs to the one up to which the same was done', () => {
  const { stepThere } = compare('a...b', 'a.b..');
  // Before b, all that came before it; after the last common action, as far as the other recording goes.
  expect([0, 1, 2, 3, 4, 5].map(stepThere)).toEqual([0, 1, 2, 2, 2, 5]);
  expect(compare('ab', 'axxb').stepThere(1)).toBe(3);
});

test('the last step belongs to the last one, no step to an earlier one than the step before', () => {
  const done = fc.array(fc.constantFrom('a', 'b', 'c', '.', '+'), { maxLength: 30 }).map((names) => names.join(''));
  fc.assert(
    fc.property(done, done, fc.nat(1000), (here, there, firstThere) => {
      const { stepThere } = compare(here, there, firstThere);
      const steps = Array.from({ length: here.length + 1 }, (_, step) => stepThere(step));
      expect(steps).toEqual([...steps].sort((one, other) => one - other));
      expect(steps[0]).toBeGreaterThanOrEqual(firstThere);
      expect(steps.at(-1)).toBe(firstThere + there.length);
    }),
  );
});

describe('texts of recordings that hide personal data', () => {
  const words = { texts: new Set(['OPEN', 'DONE']), names: new Set<string>() };

  test('are the same when they have the same shape, always in the same pairs', () => {
    const isSame = sameTexts(words);
    expect(isSame('Vudmwc Nvj', 'Uudgdm Mub')).toBe(true);
    expect(isSame('Vudmwc Nvj', 'Uudgdm Mub')).toBe(true);
    expect(isSame('Vudmwc Nvj', 'Uudgdn Mub')).toBe(false);
    expect(isSame('Vudmwd Nvj', 'Uudgdm Mub')).toBe(false);
    expect(isSame('Qwer', 'Qwert')).toBe(false);
    expect(isSame('Ab 12', 'ab 12')).toBe(false);
  });

  test('words of the program and values that are no text are compared as they are', () => {
    const isSame = sameTexts(words);
    expect(isSame('OPEN', 'DONE')).toBe(false);
    expect(isSame(1, 2)).toBe(false);
    expect(isSame('2026-11-26', '2026-11-27')).toBe(false);
  });

  test('any text is the same as itself under two sets of pseudonyms', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const [one, other] = [makePseudonyms(), makePseudonyms()];
        for (const text of texts) [one, other].forEach(({ add }) => add(text));
        const isSame = sameTexts(words);
        for (const text of texts) {
          const [left, right] = [one.pseudonym(text), other.pseudonym(text)];
          // One that looks like a value of the program is compared as it is.
          const isKnown = isHarmless(left, words) || isHarmless(right, words);
          expect(left === right || isKnown || isSame(left, right)).toBe(true);
        }
      }),
    );
  });
});
