import { memberBars } from '../../../../../src/client/features/projects/statistics/memberChart';
import { projectTasksPath } from '../../../../../src/domain/projects/projectTasksPath';
import type { MemberStatistics } from '../../../../../src/client/api/api';

const people: MemberStatistics[] = [
  {
    _id: 'a',
    Name: 'Asha Rao',
    Is_member: true,
    Statuses: [
      { Status: 'OPEN', Count: 2, Estimated_hours: 3.25, Logged_minutes: 93 },
      { Status: 'CLOSE', Count: 1, Estimated_hours: 0, Logged_minutes: 60 },
    ],
  },
  { _id: 'b', Name: 'Ben Okoro', Is_member: false, Statuses: [] },
  { _id: null, Name: 'Unassigned', Is_member: false, Statuses: [] },
];

describe('The employee chart', () => {
  it.each([
    ['count', 2, 1, 3],
    ['estimated', 3.25, 0, 3.25],
    ['logged', 1.55, 1, 2.55],
  ] as const)('shows by %s what each person has in every status', (measure, open, closed, total) => {
    const [bar] = memberBars(people, measure);
    expect([bar?.values.OPEN, bar?.values.CLOSE, bar?.values.REOPEN, bar?.total]).toEqual([open, closed, 0, total]);
  });

  it('has totals that are the sums of the hours, not of rounded hours', () => {
    const statuses = (['OPEN', 'IN PROGRESS', 'CLOSE'] as const).map((Status) => ({
      Status,
      Count: 1,
      Estimated_hours: 0.25,
      Logged_minutes: 20,
    }));
    const [person] = people.map((one) => ({ ...one, Statuses: statuses }));
    const totals = (['estimated', 'logged'] as const).map((measure) => memberBars(person ? [person] : [], measure)[0]);
    expect(totals.map((bar) => [bar?.values.OPEN, bar?.total])).toEqual([
      [0.25, 0.75],
      [0.33, 1],
    ]);
  });

  it('marks former members, but not unassigned tasks', () => {
    expect(memberBars(people, 'count').map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Asha Rao'],
      ['b', 'Ben Okoro (not a member)'],
      ['', 'Unassigned'],
    ]);
  });

  it('opens the tasks behind a figure by the filters of their table', () => {
    expect(projectTasksPath('p 1', { Assignees: ['a'], Status: ['IN PROGRESS', 'OPEN'], Issue_type: [] })).toBe(
      '/project/tasks/p%201?f.Assignees=in%3Aa&f.Status=in%3AIN%2520PROGRESS%7COPEN',
    );
    expect(projectTasksPath('p')).toBe('/project/tasks/p');
  });
});
