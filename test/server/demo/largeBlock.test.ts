import type { CompanyRows } from '../../../src/server/demo/companyRows';
import { makeCompany, type CompanyMoment } from '../../../src/server/demo/makeCompany';
import { blockOutlines, blockStaff, peopleOfBlock, tasksOfBlock } from '../../../src/server/demo/large/blockOutlines';
import { largeBlock, largeCalendar } from '../../../src/server/demo/large/largeBlock';
import { pooledName, poolSize } from '../../../src/server/demo/large/namePool';
import { staffList } from '../../../src/server/demo/people/staffList';

const moment: CompanyMoment = { today: '2026-03-11', now: new Date('2026-03-11T11:30:00Z'), timeZone: 'Europe/Berlin' };
const BLOCKS_OF_A_MILLION_TASKS = 91;

test('the names of a large company are all different', () => {
  const names = Array.from({ length: poolSize }, (_, number) => pooledName(number));
  expect(new Set([...names, ...staffList.map(({ name }) => name)]).size).toBe(poolSize + staffList.length);
  expect(poolSize).toBeGreaterThanOrEqual(BLOCKS_OF_A_MILLION_TASKS * peopleOfBlock);
});

test('the divisions of a million tasks have people, project keys and task counts of their own', () => {
  const blocks = Array.from({ length: BLOCKS_OF_A_MILLION_TASKS }, (_, block) => block);
  const keys = blocks.flatMap((block) => blockOutlines(block).map(({ shortName }) => shortName));
  expect(new Set(keys).size).toBe(keys.length);
  expect(blockStaff(3)).toHaveLength(peopleOfBlock);
  expect(blockOutlines(3).reduce((sum, { taskCount }) => sum + taskCount, 0)).toBe(tasksOfBlock);
});

test('a division has timers that never overlap and at most one running per person', () => {
  const company = makeCompany(moment, 'hash', null);
  const rows = largeBlock(0, company, largeCalendar(moment), 'hash') as Required<CompanyRows>;
  expect(rows.tasks).toHaveLength(tasksOfBlock);
  expect(rows.task_timers.length).toBeGreaterThan(tasksOfBlock * 2);
  const ends = new Map<string, number>();
  const inOrder = rows.task_timers
    .map(({ employee_id, started_at, stopped_at }) => ({
      employee_id,
      from: new Date(started_at).getTime(),
      to: stopped_at ? new Date(stopped_at).getTime() : Number.POSITIVE_INFINITY,
    }))
    .sort((one, other) => one.from - other.from);
  const overlapping = inOrder.filter(({ employee_id, from, to }) => {
    const isOverlapping = from < (ends.get(employee_id) ?? 0);
    ends.set(employee_id, to);
    return isOverlapping;
  });
  expect(overlapping).toEqual([]);
}, 60_000);
