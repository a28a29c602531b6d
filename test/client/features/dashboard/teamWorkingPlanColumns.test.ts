import { teamWorkingPlanColumns } from '../../../../src/client/features/dashboard/portfolio/teamWorkingPlanColumns';
import { workingPlanDay, workingPlanRow } from '../../../support/client/workingPlanRows';

const [tuesday, wednesday] = ['2026-03-03', '2026-03-04'] as const;
const Worked = { Logged_hours: 2.5, Running_hours: null, Overtime_hours: 0, Pending_overtime_hours: 0 };
const row = workingPlanRow([tuesday, wednesday].map((Day) => workingPlanDay({ Day, Planned_hours: 6, Worked })));
const readLinks = (seesTimerReport: boolean) =>
  teamWorkingPlanColumns([tuesday, wednesday], { today: wednesday, seesTimerReport })
    .filter(({ key }) => key.startsWith('day'))
    .map(({ cell }) => (cell?.(row) as { readonly href?: string }).href);

test('a past day opens the time entries of this very person, who may have a namesake; today opens the plan', () => {
  const entries = '/tasks/tasktimer/report?person=person-1&f.check_in=day%3A2026-03-03..2026-03-03';
  const plan = '/workload?person=person-1&from=2026-03-04';
  expect(readLinks(true)).toEqual([entries, plan]);
  expect(readLinks(false)).toEqual([undefined, plan]);
});
