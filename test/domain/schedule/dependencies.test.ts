import fc from 'fast-check';
import {
  cycleThrough,
  dependencyProblems,
  isBlocked,
  lagText,
  maxDependencies,
} from '../../../src/domain/schedule/dependencies';

const task = (id: string, projectId = 'p') => ({ id, key: `HBR-${id}`, projectId });
const waits = (taskId: string, blockerId: string) => ({ taskId, blockerId });
const getProblems = (taskId: string, blockerId: string, known: ReturnType<typeof waits>[]) =>
  dependencyProblems(task(taskId), task(blockerId), known, (id) => `HBR-${id}`).map(({ message }) => message);

test('a task can wait for another one of its project, unless that already waits for it', () => {
  expect(dependencyProblems(task('2'), task('1'), [waits('3', '2')], String)).toEqual([]);
  expect(getProblems('1', '1', [])).toEqual(['A task cannot wait for itself']);
  expect(getProblems('1', '2', [waits('2', '1')])).toEqual(['HBR-2 already waits for HBR-1']);
  expect(getProblems('1', '4', [waits('2', '1'), waits('3', '2'), waits('4', '3')])).toEqual([
    'HBR-4 already waits for HBR-1 through HBR-3, HBR-2',
  ]);
  expect(dependencyProblems(task('1'), task('2', 'q'), [], String)).toEqual([
    { field: 'blocker_id', message: 'A task can only wait for tasks of its project' },
  ]);
});

test('a task takes a limited number of dependencies, at both of its ends together, and a stored one can be changed', () => {
  const full = Array.from({ length: maxDependencies }, (_, n) =>
    n % 2 === 0 ? waits('1', `b${n}`) : waits(`w${n}`, '1'),
  );
  expect(getProblems('1', '2', full.slice(1))).toEqual([]);
  for (const [waiting, blocker] of [
    ['1', '2'],
    ['2', '1'],
  ] as const)
    expect(getProblems(waiting, blocker, full)).toEqual(['HBR-1 has 500 dependencies already']);
  expect(getProblems('1', 'b0', full)).toEqual([]);
});

test('the shortest way is named, also when a longer one is stored before it', () => {
  // 4 waits for 3 directly, and through 2.
  const known = [waits('4', '2'), waits('4', '3'), waits('2', '3'), waits('3', '1')];
  expect(getProblems('1', '4', known)).toEqual(['HBR-4 already waits for HBR-1 through HBR-3']);
});

test('a dependency that is added only where no cycle is found never closes one', () => {
  const pairs = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 60 });
  fc.assert(
    fc.property(pairs, (wanted) => {
      const stored: ReturnType<typeof waits>[] = [];
      for (const [waiting, blocker] of wanted) {
        const added = waits(String(waiting), String(blocker));
        if (cycleThrough(added, stored) === undefined) stored.push(added);
      }
      // An order in which every task comes after all that it waits for exists only without cycles.
      let left = [...stored];
      for (let before = left.length + 1; left.length < before;) {
        before = left.length;
        const stillWaiting = new Set(left.map(({ taskId }) => taskId));
        left = left.filter(({ blockerId }) => stillWaiting.has(blockerId));
      }
      expect(left).toEqual([]);
    }),
  );
});

test.each([
  ['OPEN', ['IN PROGRESS'], true],
  ['OPEN', ['CLOSE', 'READY FOR QA'], true],
  ['OPEN', ['CLOSE', 'REJECTED'], false],
  ['OPEN', [], false],
  ['CLOSE', ['OPEN'], false],
  ['REJECTED', ['OPEN'], false],
])('a task that is %s and waits for tasks that are %j: blocked is %s', (status, blockers, expected) => {
  expect(isBlocked(status, blockers)).toBe(expected);
});

test('the lag is written behind a key', () => {
  expect([0, 1, 2, -1, -3].map(lagText)).toEqual(['', ' + 1 day', ' + 2 days', ' - 1 day', ' - 3 days']);
});
