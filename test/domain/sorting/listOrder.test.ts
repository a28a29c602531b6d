import { compareListed, compareTexts, type SortedValue } from '../../../src/domain/sorting/listOrder';

const sorted = (values: SortedValue[], direction: 'asc' | 'desc'): SortedValue[] =>
  values.toSorted((one, other) => compareListed(one, other, direction));

test('texts come in the order of the alphabet, whatever the case and the accents, and numbers in them by their value', () => {
  expect(
    ['zoo', 'Zebra', 'Émile', 'emil', 'Emile', 'Sprint 10', 'sprint 2', 'Øre', 'ore', 'ß', 'st', '10', '9'].sort(
      compareTexts,
    ),
  ).toEqual(['9', '10', 'emil', 'Emile', 'Émile', 'ore', 'Øre', 'sprint 2', 'Sprint 10', 'ß', 'st', 'Zebra', 'zoo']);
});

test.each([
  ['asc', ['a', 'b', '', null, undefined]],
  ['desc', ['b', 'a', '', null, undefined]],
] as const)('empty texts come last (%s)', (direction, expected) =>
  expect(sorted(['', 'b', null, 'a', undefined], direction)).toEqual(expected),
);

test.each([
  ['asc', [-10, -9, 0, 10, Number.NaN, null]],
  ['desc', [10, 0, -9, -10, Number.NaN, null]],
] as const)('so do missing numbers, and nought is a number (%s)', (direction, expected) =>
  expect(sorted([0, -9, Number.NaN, 10, null, -10], direction)).toEqual(expected),
);
