import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { dueGroupOf, tasksByDueGroup } from '../../../src/domain/tasks/dueGroups';
import { taskStatuses } from '../../../src/domain/tasks/taskChoices';

const today = '2026-11-20';

describe('open tasks on the dashboard', () => {
  it.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'today'],
    ['2026-11-21', 'nextSevenDays'],
    ['2026-11-27', 'nextSevenDays'],
    ['2026-11-28', 'later'],
    [null, 'later'],
  ])('due %s belongs to %s', (due, group) => {
    expect(dueGroupOf(due, today)).toBe(group);
  });

  it('shows every open task in exactly one group and no finished one', () => {
    const anyTask = fc.record({ Due_date: fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))), Status: fc.constantFrom(...taskStatuses) });
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const grouped = Object.values(tasksByDueGroup(tasks, today)).flat();
        expect(grouped).toHaveLength(tasks.filter(({ Status }) => Status !== 'CLOSE' && Status !== 'REJECTED').length);
        expect(new Set(grouped).size).toBe(grouped.length);
      }),
    );
  });
});
