import { parseIdsToDecide, checkDecisions } from '../../../src/server/decisions/manyDecisions';
import { Failure } from '../../../src/server/errors/failure';

const rows = [{ id: 'first' }, { id: 'second' }, { id: 'third' }];
const rejecting = (rejected: string, error: Error) => (row: { id: string }) => {
  if (row.id === rejected) throw error;
};

test('what cannot be decided does not affect the others; results have the order of the ids', () => {
  const checked = checkDecisions(
    ['third', 'unknown', 'second', 'FIRST'],
    rows,
    'Leave',
    rejecting('second', new Failure(409, 'Too late')),
  );
  expect(checked.decidable.map(({ id }) => id)).toEqual(['first', 'third']);
  expect(checked.results).toEqual([
    { _id: 'third', Done: true, Message: null },
    { _id: 'unknown', Done: false, Message: 'Leave not found' },
    { _id: 'second', Done: false, Message: 'Too late' },
    { _id: 'FIRST', Done: true, Message: null },
  ]);
});

test('a mistake of the program fails the whole call', () => {
  expect(() => checkDecisions(['second'], rows, 'Leave', rejecting('second', new Error('broken')))).toThrow('broken');
});

test.each([
  ['', 422],
  [' , ,', 422],
  [Array.from({ length: 101 }, (_, index) => `id${index}`).join(','), 422],
])('%p names none or too many', (text, status) => {
  expect(() => parseIdsToDecide(text, 'leaves')).toThrow(
    expect.objectContaining({ httpStatus: status, message: 'Choose 1 to 100 leaves' }) as Failure,
  );
});

test('each id is decided once, whatever its case', () =>
  expect(parseIdsToDecide('a, b,A,,b ', 'leaves')).toEqual(['A', 'b']));
