import type { BaselineTask, Timeline, TimelineTask } from '../../../../src/client/api/api';
import {
  baselineText,
  daysText,
  lostText,
  milestoneMark,
  milestoneText,
  placeOutOfView,
  toShownTimeline,
  toRows,
  toScale,
  violatedTasks,
  withinScale,
  type Grouping,
  xFor,
  zooms,
} from '../../../../src/client/features/tasks/timeline/timelineModel';
import { timelineColumns } from '../../../../src/client/features/tasks/timeline/timelineColumns';
import { toHalfDay } from '../../../../src/domain/calendar/halfDays';

const task = (days: Partial<TimelineTask> = {}) =>
  ({
    _id: 't',
    Task_key: 'HBR-1',
    Short_summary: 'Survey of the quay',
    Status: 'OPEN',
    Project_id: 'p',
    Project_name: 'Harbour',
    Employee_id: null,
    Start_date: '2026-03-02',
    Start_half: 'First Half',
    Due_date: '2026-03-05',
    Due_half: 'Second Half',
    Task_duration: null,
    Logged_hours: 0,
    Lost_to_leave: 0,
    Lost_to_holidays: 0,
    Lost_before_joining: 0,
    ...days,
  }) as unknown as TimelineTask;
const timeline = (tasks: readonly TimelineTask[]) =>
  ({
    Tasks: tasks,
    Dependencies: [],
    Milestones: [],
    Sprints: [],
    People: [],
    Holidays: [],
    Leaves: [],
  }) as unknown as Timeline;
const saved = (days: Partial<BaselineTask> = {}): BaselineTask => ({
  Task_id: 't',
  Start_date: '2026-02-02',
  Start_half: 'First Half',
  Due_date: '2026-03-04',
  Due_half: 'First Half',
  Task_duration: null,
  ...days,
});

test('the days of a baseline are compared with the present ones, to the half day', () => {
  const shown = toShownTimeline(timeline([task()]), [saved()]);
  const placement = shown.tasks[0]?.placement;
  expect(baselineText(placement, shown.baseline.get('t'))).toBe(
    'baseline 02/02/2026 to 04/03/2026 First Half, ends 1.5 days later',
  );
  const early = toShownTimeline(timeline([task({ Due_date: '2026-03-03', Due_half: 'First Half' })]), [saved()]);
  expect(baselineText(early.tasks[0]?.placement, early.baseline.get('t'))).toMatch(/ends 1 day earlier$/);
  expect(baselineText(placement, placement)).toMatch(/ends as saved$/);
  expect(baselineText(placement, undefined)).toBeUndefined();
  expect([1, 2, 3].map(daysText)).toEqual(['0.5 days', '1 day', '1.5 days']);
});

test('a missing end of a saved task follows from its hours, over weekends', () => {
  // A Friday, and two days of work.
  const shown = toShownTimeline(timeline([task()]), [
    saved({ Start_date: '2026-03-06', Due_date: null, Task_duration: 16 }),
  ]);
  expect(shown.baseline.get('t')).toEqual({
    start: toHalfDay('2026-03-06', 'First Half'),
    end: toHalfDay('2026-03-09', 'Second Half'),
  });
});

const inHarbour = { Sprint_id: 's1', Sprint_name: 'Sprint 1', Milestone_id: 'm1', Milestone_name: 'Go live' };
const inOffice = {
  Project_id: 'q',
  Project_name: 'Office',
  Sprint_id: 's2',
  Sprint_name: 'Sprint 1',
  Milestone_id: 'm2',
  Milestone_name: 'Go live',
};
const asha = { Employee_id: 'asha', Assignees: 'Asha Rao' };
const namesake = { Employee_id: 'asha-2', Assignees: 'Asha Rao' };
const twoProjects = timeline([
  task({ ...inHarbour, ...asha, _id: '1', Task_key: 'HBR-1' }),
  task({ ...inOffice, ...namesake, _id: '2', Task_key: 'OFC-1' }),
  task({ ...inHarbour, ...namesake, _id: '3', Task_key: 'HBR-2' }),
  task({ Sprint_id: null, Milestone_id: null, Assignees: null, _id: '4', Task_key: 'HBR-3' }),
]);
const groups = (answer: Timeline, grouping: Grouping) => {
  const { tasks, milestones } = toShownTimeline(answer);
  const shown: Record<string, unknown>[] = [];
  for (const row of toRows(tasks, milestones, { grouping, closed: [] }))
    if (row.kind === 'group')
      shown.push({ id: row.id, name: row.name, count: row.count, of: row.milestones.map(({ id }) => id) });
  return shown;
};

test.each<[Grouping, [string, number][]]>([
  [
    'Sprint',
    [
      ['Sprint 1 (HBR)', 2],
      ['Sprint 1 (OFC)', 1],
      ['No sprint', 1],
    ],
  ],
  [
    'Milestone',
    [
      ['Go live (HBR)', 2],
      ['Go live (OFC)', 1],
      ['No milestone', 1],
    ],
  ],
  [
    'Person',
    [
      ['Asha Rao', 1],
      ['Asha Rao', 2],
      ['No assignee', 1],
    ],
  ],
  [
    'Project',
    [
      ['Harbour', 3],
      ['Office', 1],
    ],
  ],
])('groups by %s are one for each, whatever their names', (grouping, expected) => {
  const shown = groups(twoProjects, grouping);
  expect(shown.map(({ name, count }) => [name, count])).toEqual(expected);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

test('sprints have no project at their names where there is only one', () => {
  const shown = groups(timeline(twoProjects.Tasks.filter(({ Project_id }) => Project_id === 'p')), 'Sprint');
  expect(shown.map(({ name }) => name)).toEqual(['Sprint 1', 'No sprint']);
});

test('groups and tasks are in the order of the lists: numbers by value, tasks without a group last', () => {
  const inSprint = (number: number, key: string) => ({
    Sprint_id: `s${number}`,
    Sprint_name: `Sprint ${number}`,
    _id: key,
    Task_key: key,
  });
  const { tasks } = toShownTimeline(
    timeline([
      task({ _id: 'HBR-4', Task_key: 'HBR-4', Sprint_id: null }),
      task(inSprint(10, 'HBR-10')),
      task(inSprint(9, 'HBR-3')),
      task(inSprint(10, 'HBR-9')),
    ]),
  );
  const rows = toRows(tasks, [], { grouping: 'Sprint', closed: [] });
  expect(rows.map((row) => (row.kind === 'group' ? row.name : row.id))).toEqual([
    ...['Sprint 9', 'HBR-3'],
    ...['Sprint 10', 'HBR-9', 'HBR-10'],
    ...['No sprint', 'HBR-4'],
  ]);
});

test('a closed group hides its own tasks only', () => {
  const { tasks } = toShownTimeline(twoProjects);
  const rows = toRows(tasks, [], { grouping: 'Sprint', closed: ['Sprint s1'] });
  expect(rows.map(({ id }) => id)).toEqual(['Sprint s1', 'Sprint s2', '2', 'Sprint none', '4']);
});

const milestone = (id: string, Project_id: string, Status = 'OPEN') => ({
  _id: id,
  Project_id,
  Name: 'Go live',
  Start_date: null,
  Due_date: '2026-03-31',
  Status,
});

test('a milestone is shown at its own group, and a closed one differs in more than colour', () => {
  const answer = { ...twoProjects, Milestones: [milestone('m1', 'p'), milestone('m2', 'q', 'CLOSE')] };
  expect(groups(answer, 'Milestone').map(({ of }) => of)).toEqual([['m1'], ['m2'], []]);
  expect(groups(answer, 'Project').map(({ of }) => of)).toEqual([['m1'], ['m2']]);
  expect(groups(answer, 'Sprint').map(({ of }) => of)).toEqual([[], [], []]);
  const { milestones } = toShownTimeline(answer);
  expect(milestones.map(milestoneText)).toEqual([
    'Milestone Go live, due 31/03/2026',
    'Milestone Go live, closed, due 31/03/2026',
  ]);
  expect(new Set(milestones.map(milestoneMark)).size).toBe(2);
});

test('the drawn days include those of the baseline', () => {
  const drawn = (baseline: readonly BaselineTask[]) =>
    toScale(toShownTimeline(timeline([task()]), baseline), '2026-03-02', 'Week').first;
  expect(drawn([saved()])).toBeLessThan(drawn([]));
  expect(drawn([saved()])).toBeLessThanOrEqual(toHalfDay('2026-02-02', 'First Half'));
});

test('the drawn days include milestones to come and fill the window', () => {
  const shown = toShownTimeline(timeline([task()]));
  const later = {
    id: 'm',
    name: 'Roll-out',
    projectId: 'p',
    isClosed: false,
    at: toHalfDay('2027-01-15', 'Second Half'),
  };
  expect(toScale({ ...shown, milestones: [later] }, '2026-03-02', 'Week').last).toBeGreaterThan(later.at);
  for (const zoom of zooms) {
    const scale = toScale(shown, '2026-03-02', zoom, 3000);
    expect(xFor(scale, scale.last + 1)).toBeGreaterThanOrEqual(3000);
  }
});

test('the table, and so its Excel file, has the days of the baseline when one is chosen', () => {
  const [moved, unsaved] = [task(), task({ _id: 'u', Task_key: 'HBR-2' })];
  const headers = (baseline: readonly BaselineTask[]) =>
    timelineColumns(toShownTimeline(timeline([moved, unsaved]), baseline)).map(({ header }) => header);
  expect(headers([])).not.toContain('Days later');
  const shown = toShownTimeline(timeline([moved, unsaved]), [
    saved({ Start_date: '2026-03-02', Due_date: '2026-03-03' }),
  ]);
  const comparison = timelineColumns(shown).filter(({ header }) => /^Baseline|later$/.test(header));
  expect(comparison.map(({ header }) => header)).toEqual(['Baseline start', 'Baseline due', 'Days later']);
  expect(comparison.map(({ value }) => value(moved))).toEqual(['2026-03-02', '2026-03-03', 2.5]);
  expect(comparison.map(({ value }) => value(unsaved))).toEqual([undefined, undefined, undefined]);
});

test.each([
  [{ toLeave: 2, toHolidays: 0, beforeJoining: 0 }, 'loses 1 day to leave'],
  [{ toLeave: 0, toHolidays: 1, beforeJoining: 0 }, 'loses 0.5 days to holidays'],
  [{ toLeave: 3, toHolidays: 2, beforeJoining: 0 }, 'loses 2.5 days to leave and holidays'],
  [
    { toLeave: 1, toHolidays: 1, beforeJoining: 4 },
    'loses 3 days to leave, holidays and days outside of the employment',
  ],
])('a task that loses %j says so', (lost, text) => {
  expect(lostText(lost)).toBe(text);
});

test('holidays of a place are days off of those who work there, those of all places of the whole timeline', () => {
  const holiday = { Day: '2026-03-03', Name: 'River Day', Half: 'First Half' as const };
  const answer: Timeline = {
    ...timeline([task()]),
    People: [
      { _id: 'asha', Name: 'Asha Rao', Location_id: 'riverside', Joined_on: null, Left_on: null, Breaks: [] },
      { _id: 'omar', Name: 'Omar Diaz', Location_id: 'harbour', Joined_on: null, Left_on: null, Breaks: [] },
    ],
    Holidays: [
      { ...holiday, Location_ids: ['riverside'] },
      { ...holiday, Name: 'Spring Day', Half: null, Location_ids: [] },
    ],
  };
  const { daysOff } = toShownTimeline(answer);
  expect(daysOff.byEmployee.get('asha')).toMatchObject([
    { name: 'River Day', start: toHalfDay('2026-03-03', 'First Half'), end: toHalfDay('2026-03-03', 'First Half') },
  ]);
  expect(daysOff.byEmployee.get('omar')).toBeUndefined();
  expect(daysOff.holidays).toMatchObject([{ name: 'Spring Day', end: toHalfDay('2026-03-03', 'Second Half') }]);
});

test('the table, and so its Excel file, has blockers with lags and what is critical', () => {
  const [first, second, apart] = [
    task(),
    task({ _id: 'u', Task_key: 'HBR-2', Start_date: '2026-03-09', Due_date: '2026-03-10' }),
    task({ _id: 'v', Task_key: 'HBR-3', Due_date: '2026-03-02' }),
  ];
  const shown = toShownTimeline({
    ...timeline([first, second, apart]),
    Dependencies: [{ Task_id: 'u', Blocker_id: 't', Lag_days: 1 }],
  });
  const values = (header: string) => {
    const column = timelineColumns(shown).find((candidate) => candidate.header === header);
    return [first, second, apart].map((row) => column?.value(row));
  };
  expect(values('Blocked by')).toEqual(['', 'HBR-1 +1', '']);
  expect(values('Critical')).toEqual(['Yes', 'Yes', '']);
  expect(timelineColumns(undefined).map(({ key }) => key)).toEqual(timelineColumns(shown).map(({ key }) => key));
});

test('the table of the timeline has the days that a task loses', () => {
  const column = timelineColumns(undefined).find(({ key }) => key === 'Days_lost');
  expect(column?.value(task({ Lost_to_leave: 1, Lost_to_holidays: 2 }))).toBe(1.5);
  expect(column?.value(task())).toBeUndefined();
});

test('a task that starts before what it waits for has ended says so, in words and in the table', () => {
  const waiting = task({ _id: 'w', Task_key: 'HBR-2', Start_date: '2026-03-05', Due_date: '2026-03-06' });
  const shown = toShownTimeline({
    ...timeline([task(), waiting, task({ _id: 'x', Task_key: 'HBR-3', Start_date: '2026-03-06' })]),
    Dependencies: [
      { Task_id: 'w', Blocker_id: 't', Lag_days: 2 },
      { Task_id: 'x', Blocker_id: 't', Lag_days: 0 },
    ],
  });
  expect(shown.tasks.map(({ violation }) => violation)).toEqual([
    undefined,
    'starts too early: waits for HBR-1 + 2 days',
    undefined,
  ]);
  expect(violatedTasks(shown).map(({ key }) => key)).toEqual(['HBR-1', 'HBR-2']);
  const column = timelineColumns(shown).find(({ header }) => header === 'Not kept');
  expect(column?.value(waiting)).toBe('starts too early: waits for HBR-1 + 2 days');
});

test('of days off the parts within the scale are drawn: the chart would scroll past its end', () => {
  const scale = toScale(toShownTimeline(timeline([task()]), []), '2026-03-02', 'Week');
  const { first, last } = scale;
  const drawn = (start: number, end: number) =>
    withinScale([{ start, end, name: 'Away' }], scale).map((span) => [span.start, span.end, span.name]);
  expect(drawn(first + 1, last - 1)).toEqual([[first + 1, last - 1, 'Away']]);
  expect(drawn(first - 100, first)).toEqual([[first, first, 'Away']]);
  expect(drawn(last, last + 100)).toEqual([[last, last, 'Away']]);
  expect(drawn(first - 100, last + 100)).toEqual([[first, last, 'Away']]);
  expect(drawn(first - 100, first - 1)).toEqual([]);
  expect(drawn(last + 1, last + 100)).toEqual([]);
});

test('the days before joining, after leaving and until a return are days off of that person', () => {
  const employed = (
    _id: string,
    Joined_on: string | null,
    Left_on: string | null,
    Breaks: readonly { readonly From: string; readonly Until: string }[] = [],
  ) => ({
    _id,
    Name: _id,
    Location_id: null,
    Joined_on,
    Left_on,
    Breaks: [...Breaks],
  });
  const { daysOff } = toShownTimeline({
    ...timeline([task()]),
    From: '2026-03-01',
    To: '2026-03-31',
    People: [
      employed('asha', '2026-03-04', null),
      employed('omar', null, '2026-03-20'),
      employed('uma', null, null),
      employed('zoe', null, null, [{ From: '2026-03-05', Until: '2026-03-10' }]),
    ],
  });
  expect(Object.fromEntries(daysOff.byEmployee)).toEqual({
    asha: [
      {
        employeeId: 'asha',
        name: 'Before joining',
        start: toHalfDay('2026-03-01', 'First Half'),
        end: toHalfDay('2026-03-03', 'Second Half'),
      },
    ],
    omar: [
      {
        employeeId: 'omar',
        name: 'No longer with the company',
        start: toHalfDay('2026-03-20', 'First Half'),
        end: toHalfDay('2026-03-31', 'Second Half'),
      },
    ],
    zoe: [
      {
        employeeId: 'zoe',
        name: 'Not with the company',
        start: toHalfDay('2026-03-05', 'First Half'),
        end: toHalfDay('2026-03-09', 'Second Half'),
      },
    ],
  });
});

test('the missing end of a task is that of the days from joining on', () => {
  const [shown] = toShownTimeline({
    ...timeline([task({ Employee_id: 'asha', Due_date: null, Task_duration: 12 })]),
    People: [{ _id: 'asha', Name: 'Asha Rao', Location_id: null, Joined_on: '2026-03-04', Left_on: null, Breaks: [] }],
  }).tasks;
  expect(shown?.placement?.end).toBe(toHalfDay('2026-03-05', 'First Half'));
});

test('a bar out of view says on which side it is, and its nearest day', () => {
  const scale = {
    first: toHalfDay('2026-03-02', 'First Half'),
    last: toHalfDay('2026-03-31', 'Second Half'),
    dayWidth: 10,
  };
  const placement = {
    start: toHalfDay('2026-03-10', 'First Half'),
    end: toHalfDay('2026-03-12', 'First Half'),
  };
  // It is drawn from 80 to 105.
  expect(placeOutOfView(scale, placement, { from: 0, to: 80 })).toBe('10/03/2026 ▸');
  expect(placeOutOfView(scale, placement, { from: 0, to: 81 })).toBeUndefined();
  expect(placeOutOfView(scale, placement, { from: 104, to: 200 })).toBeUndefined();
  expect(placeOutOfView(scale, placement, { from: 105, to: 200 })).toBe('◂ 12/03/2026');
  expect(placeOutOfView(scale, undefined, { from: 105, to: 200 })).toBeUndefined();
});
