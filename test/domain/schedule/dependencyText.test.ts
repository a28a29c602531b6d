import fc from 'fast-check';
import { dependencyMessages, lagText, maxLagDays, minLagDays } from '../../../src/domain/schedule/dependencies';
import {
  changedDependencies,
  dependencyTextMessages,
  formatDependencies,
  parseDependencies,
  type TypedDependency,
} from '../../../src/domain/schedule/dependencyText';

const parse = (text: string) => parseDependencies(text, 'HBR-1');
const on = (key: string, lagDays = 0): TypedDependency => ({ key, lagDays });

test.each<[string, TypedDependency[]]>([
  ['', []],
  [' , ;', []],
  ['HBR-3', [on('HBR-3')]],
  ['HBR-3, HBR-7 +2', [on('HBR-3'), on('HBR-7', 2)]],
  ['hbr-3;hbr-7', [on('HBR-3'), on('HBR-7')]],
  ['HBR-7+2', [on('HBR-7', 2)]],
  ['HBR-7 -1', [on('HBR-7', -1)]],
  ['HBR-7 - 1 day, HBR-8 + 12 days', [on('HBR-7', -1), on('HBR-8', 12)]],
  ['HBR-7 + 2 working days', [on('HBR-7', 2)]],
  ['HBR-7 + 2 working  days', [on('HBR-7', 2)]],
  ['HBR-7  -1', [on('HBR-7', -1)]],
  ['HBR-7 +2d', [on('HBR-7', 2)]],
  ['HBR-7 −3', [on('HBR-7', -3)]],
  ['HBR-7 -0', [on('HBR-7')]],
  ['HBR-7 +260, HBR-8 -60', [on('HBR-7', 260), on('HBR-8', -60)]],
])('%p means %p', (text, dependencies) => {
  expect(parse(text)).toEqual({ dependencies });
});

test.each([
  ['HBR 3', dependencyTextMessages.form],
  ['HBR-3 HBR-7', dependencyTextMessages.form],
  ['HBR-7 2', dependencyTextMessages.form],
  ['HBR-7-1', dependencyTextMessages.form],
  ['HBR-7 +1.5', dependencyTextMessages.form],
  ['HBR-7 +', dependencyTextMessages.form],
  ['the survey', dependencyTextMessages.form],
  ['HBR-1', dependencyMessages.itself],
  ['hbr-1 +2', dependencyMessages.itself],
  ['HBR-7 +261', dependencyMessages.lag],
  ['HBR-7 -61', dependencyMessages.lag],
  ['HBR-7, hbr-7 +2', 'HBR-7 is there twice'],
])('%p is rejected: %s', (text, problem) => {
  expect(parse(text)).toEqual({ problem });
});

test('a lag is written behind the key, none is not', () => {
  expect(formatDependencies([on('HBR-3'), on('HBR-7', 2), on('HBR-9', -1)])).toBe('HBR-3, HBR-7 +2, HBR-9 -1');
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const keys = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.array(fc.constantFrom(...letters, ...'0123456789'), { minLength: 1, maxLength: 9 }),
    fc.integer({ min: 1, max: 999_999_999 }),
  )
  .map(([first, others, number]) => `${first}${others.join('')}-${number}`)
  .filter((key) => key !== 'HBR-1');
const lists = fc.uniqueArray(fc.record({ key: keys, lagDays: fc.integer({ min: minLagDays, max: maxLagDays }) }), {
  selector: ({ key }) => key,
  maxLength: 12,
});

test('what is formatted for editing, and what lists show, is parsed to the same dependencies', () => {
  fc.assert(
    fc.property(lists, (dependencies) => {
      expect(parse(formatDependencies(dependencies))).toEqual({ dependencies });
      expect(parse(dependencies.map(({ key, lagDays }) => `${key}${lagText(lagDays)}`).join(', '))).toEqual({
        dependencies,
      });
    }),
  );
});

test('only differences are changed, with the lag that the user has seen', () => {
  const before = [on('HBR-2'), on('HBR-3', 1), on('HBR-4', 2)];
  expect(changedDependencies(before, [on('HBR-4', 2), on('HBR-3', -1), on('HBR-5')])).toEqual({
    removed: [on('HBR-2')],
    saved: [
      { ...on('HBR-3', -1), formerLagDays: 1 },
      { ...on('HBR-5'), formerLagDays: undefined },
    ],
  });
});

test('the changes turn one list into the other, and equal lists need none', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const { removed, saved } = changedDependencies(before, after);
      const result = new Map(before.map(({ key, lagDays }) => [key, lagDays]));
      for (const { key } of removed) expect(result.delete(key)).toBe(true);
      for (const { key, lagDays, formerLagDays } of saved) {
        expect(result.get(key)).toBe(formerLagDays);
        expect(lagDays).not.toBe(formerLagDays);
        result.set(key, lagDays);
      }
      expect([...result].sort()).toEqual(after.map(({ key, lagDays }) => [key, lagDays]).sort());
      expect(changedDependencies(after, [...after].reverse())).toEqual({ removed: [], saved: [] });
    }),
  );
});
