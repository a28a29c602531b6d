import type { MemberWork, ProjectSprint } from '../../../../../src/client/api/api';
import { loggedColumn } from '../../../../../src/client/features/planning/screens/figureColumns';
import { memberColumns } from '../../../../../src/client/features/projects/members/memberColumns';
import { hoursOfMinutes } from '../../../../../src/domain/tasks/variance';

test.each([
  [0, 0],
  [93, 1.55],
  [2666, 44.43],
])('%i logged minutes are %d hours in every list, also for filters and files', (minutes, hours) => {
  expect(hoursOfMinutes(minutes)).toBe(hours);
  const logged = memberColumns('p', undefined, '2026-03-02').find(({ key }) => key === 'logged');
  expect(logged?.value({ Logged_minutes: minutes } as MemberWork)).toBe(hours);
  const sprint = { Logged_minutes: minutes, Closing: null } as ProjectSprint;
  expect(loggedColumn.value(sprint)).toBe(hours);
});
