import type { WorkingPlanDay } from '../../../../src/client/api/api';
import { teamWorkingPlanColumns } from '../../../../src/client/features/dashboard/portfolio/teamWorkingPlanColumns';
import { workingPlanDay, workingPlanRow } from '../../../support/client/workingPlanRows';

const [tuesday, wednesday] = ['2026-03-03', '2026-03-04'] as const;
const Worked = { Logged_hours: 2.5, Running_hours: null, Overtime_hours: 0, Pending_overtime_hours: 0 };
const row = workingPlanRow([tuesday, wednesday].map((Day) => workingPlanDay({ Day, Planned_hours: 6, Worked })));
const readLinks = (seesTimerReport: boolean) =>
  teamWorkingPlanColumns([tuesday, wednesday], { today: wednesday, seesTimerReport, seesAllOvertime: false })
    .filter(({ key }) => key.startsWith('day'))
    .map(({ cell }) => (cell?.(row) as { readonly href?: string }).href);

test('a past day opens the time entries of this very person, who may have a namesake; today opens the plan', () => {
  const entries = '/tasks/tasktimer/report?person=person-1&f.check_in=day%3A2026-03-03..2026-03-03';
  const plan = '/workload?person=person-1&from=2026-03-04';
  expect(readLinks(true)).toEqual([entries, plan]);
  expect(readLinks(false)).toEqual([undefined, plan]);
});

test.each([
  ['all', true],
  ['projects', false],
])('a past day with nothing but overtime opens it, in the list of %s', (list, seesAllOvertime) => {
  const overtime = { Logged_hours: 0, Running_hours: null, Overtime_hours: 5, Pending_overtime_hours: 5 };
  const saturday = workingPlanDay({ Day: tuesday, Off: 'WO', Worked: overtime });
  const [column] = teamWorkingPlanColumns([tuesday], {
    today: wednesday,
    seesTimerReport: true,
    seesAllOvertime,
  }).slice(1);
  const { href } = column?.cell?.({ ...row, Days: [saturday] }) as { readonly href?: string };
  const { searchParams } = new URL(href ?? '', 'http://daybook.example');
  expect(Object.fromEntries(searchParams)).toEqual({
    list,
    q: `${row.Name} ${row.Employee_code}`,
    'f.Overtime_date': 'day:2026-03-03..2026-03-03',
  });
});

const readLoad = (today: string, ...days: (Partial<WorkingPlanDay> & { Day: string })[]): unknown => {
  const team = workingPlanRow(days.map(workingPlanDay));
  const sums = { Planned_hours: 0, Capacity_hours: 0 };
  for (const { Day, Planned_hours, Capacity_hours } of team.Days)
    if (Day >= today) {
      sums.Planned_hours += Planned_hours;
      sums.Capacity_hours += Capacity_hours;
    }
  return teamWorkingPlanColumns(
    days.map(({ Day }) => Day),
    { today, seesTimerReport: true, seesAllOvertime: false },
  )
    .find(({ key }) => key === 'load')
    ?.value({ ...team, ...sums });
};

test('the load is that of the days that are left: on a weekend there is none', () => {
  const friday = { Day: '2026-03-06', Planned_hours: 0, Capacity_hours: 8 };
  const saturday = { Day: '2026-03-07', Planned_hours: 0, Capacity_hours: 0, Off: 'WO' } as const;
  expect(readLoad('2026-03-06', friday, saturday)).toBe('idle');
  expect(readLoad('2026-03-07', friday, saturday)).toBe('');
  expect(readLoad('2026-03-06', { ...friday, Capacity_hours: 0, Leave: 'Full Day' }, saturday)).toBe('away');
  // Thursday has passed: four of the eight hours of Friday are planned, not of sixteen.
  const thursday = { Day: '2026-03-05', Planned_hours: 0, Capacity_hours: 8 };
  expect(readLoad('2026-03-06', thursday, { ...friday, Planned_hours: 4 }, saturday)).toBe('planned');
});
