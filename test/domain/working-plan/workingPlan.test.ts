import { addDays } from '../../../src/domain/calendar/day';
import { spreadTask, type TaskToSpread } from '../../../src/domain/working-plan/spreadTask';
import { spreadHours } from '../../../src/domain/working-plan/spreadHours';
import { isWeekOff } from '../../../src/domain/calendar/weekday';
import { workedDays } from '../../../src/domain/working-plan/workedShare';

describe('Hours spread over days', () => {
  test.each<[string, number, number[], number[]]>([
    ['evenly', 8, [1, 1, 1, 1], [2, 2, 2, 2]],
    ['a half day gets half', 6, [1, 0.5], [4, 2]],
    ['a day off gets nothing', 6, [1, 0, 1], [3, 0, 3]],
    ['in quarters of an hour', 1, [1, 1, 1], [0.25, 0.5, 0.25]],
    ['the rest of a quarter is on the last day', 1.1, [1, 1], [0.5, 0.6]],
    ['less than a quarter', 0.1, [1, 1, 1], [0, 0, 0.1]],
    ['nothing', 0, [1, 1], [0, 0]],
    ['no one is there', 5, [0, 0], [0, 0]],
    ['the last day is off', 3, [1, 1, 0], [1.5, 1.5, 0]],
  ])('%s', (_name, hours, shares, expected) => {
    expect(spreadHours(hours, shares)).toEqual(expected);
  });

  test('the days together are always exactly the hours, and none is negative', () => {
    let seed = 7;
    const next = (limit: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let round = 0; round < 2000; round += 1) {
      const hours = next(100_000) / 100;
      const shares = Array.from({ length: 1 + next(40) }, () => next(3) / 2);
      const days = spreadHours(hours, shares);
      const sum = days.reduce((total, day) => total + Math.round(day * 100), 0);
      expect(sum).toBe(shares.some((share) => share > 0) ? Math.round(hours * 100) : 0);
      expect(days.every((day, index) => day >= 0 && (shares[index] !== 0 || day === 0))).toBe(true);
    }
  });
});

describe('A task in the plan', () => {
  // 2026-03-02 is a Monday.
  const today = '2026-03-02';
  const halves = (day: string) => ({ first: !isWeekOff(day), second: !isWeekOff(day) });
  const task = (differences: Partial<TaskToSpread>): TaskToSpread => ({
    startsOn: null,
    startHalf: null,
    dueOn: '2026-03-03',
    dueHalf: null,
    estimatedHours: 8,
    loggedHours: 0,
    ...differences,
  });
  test.each<[string, Partial<TaskToSpread>, [string, number][]]>([
    [
      'goes from today to its due day',
      {},
      [
        ['2026-03-02', 4],
        ['2026-03-03', 4],
      ],
    ],
    ['begins when it is assigned', { startsOn: '2026-03-03' }, [['2026-03-03', 8]]],
    [
      'is planned for what is left',
      { loggedHours: 6 },
      [
        ['2026-03-02', 1],
        ['2026-03-03', 1],
      ],
    ],
    ['stands without hours on its last day when nothing is left', { loggedHours: 9 }, [['2026-03-03', 0]]],
    ['is planned without hours when it has no estimate', { estimatedHours: null }, [['2026-03-03', 0]]],
    ['is to be done today when it is overdue', { dueOn: '2026-02-20' }, [['2026-03-02', 8]]],
    [
      'leaves out the week-end',
      { startsOn: '2026-03-06', dueOn: '2026-03-09' },
      [
        ['2026-03-06', 4],
        ['2026-03-09', 4],
      ],
    ],
    [
      'takes the halves from its start to its end',
      { startsOn: '2026-03-03', startHalf: 'Second Half', dueOn: '2026-03-05', dueHalf: 'First Half' },
      [
        ['2026-03-03', 2],
        ['2026-03-04', 4],
        ['2026-03-05', 2],
      ],
    ],
    [
      'takes all of today when it began before or is overdue, whatever its halves',
      { startsOn: '2026-02-26', startHalf: 'Second Half', dueOn: '2026-02-27', dueHalf: 'First Half' },
      [['2026-03-02', 8]],
    ],
    ['waits until a user is there', { startsOn: '2026-03-07', dueOn: '2026-03-08' }, [['2026-03-09', 8]]],
    [
      'takes a week without a due day',
      { dueOn: null, estimatedHours: 5 },
      [0, 1, 2, 3, 4].map((days) => [addDays(today, days), 1]),
    ],
  ])('%s', (_name, differences, expected) => {
    expect(spreadTask(task(differences), today, halves).map(({ day, hours }) => [day, hours])).toEqual(expected);
  });
});

describe('A day of the plan', () => {
  const leave = { from: '2026-03-03', to: '2026-03-04', halfFrom: 'Second Half', halfTo: 'First Half' } as const;
  test.each([
    [
      'a working day',
      '2026-03-02',
      [],
      { share: 1, halves: { first: true, second: true }, off: null, holiday: null, leave: null, leaveDays: 0 },
    ],
    [
      'a Saturday',
      '2026-03-07',
      [],
      { share: 0, halves: { first: false, second: false }, off: 'WO', holiday: null, leave: null, leaveDays: 0 },
    ],
    [
      'a holiday',
      '2026-03-02',
      [{ day: '2026-03-02', name: 'Spring', half: null }],
      { share: 0, halves: { first: false, second: false }, off: 'HD', holiday: 'Spring', leave: null, leaveDays: 0 },
    ],
    [
      'half a holiday',
      '2026-03-02',
      [{ day: '2026-03-02', name: 'Eve', half: 'Second Half' as const }],
      { share: 0.5, halves: { first: true, second: false }, off: 'HD', holiday: 'Eve', leave: null, leaveDays: 0 },
    ],
    [
      'the afternoon on leave',
      '2026-03-03',
      [],
      {
        share: 0.5,
        halves: { first: true, second: false },
        off: null,
        holiday: null,
        leave: 'Second Half',
        leaveDays: 0.5,
      },
    ],
    [
      'the morning on leave',
      '2026-03-04',
      [],
      {
        share: 0.5,
        halves: { first: false, second: true },
        off: null,
        holiday: null,
        leave: 'First Half',
        leaveDays: 0.5,
      },
    ],
    [
      'leave on a holiday',
      '2026-03-03',
      [{ day: '2026-03-03', name: 'Evening', half: 'Second Half' as const }],
      {
        ...{ share: 0.5, halves: { first: true, second: false }, off: 'HD', holiday: 'Evening' },
        ...{ leave: 'Second Half', leaveDays: 0 },
      },
    ],
    [
      'leave and holiday together',
      '2026-03-03',
      [{ day: '2026-03-03', name: 'Morning', half: 'First Half' as const }],
      {
        share: 0,
        halves: { first: false, second: false },
        off: 'HD',
        holiday: 'Morning',
        leave: 'Second Half',
        leaveDays: 0.5,
      },
    ],
  ])('%s', (_name, day, holidays, expected) => {
    expect(workedDays(holidays, [leave])(day)).toEqual(expected);
  });
});

describe('A day of the plan', () => {
  const wednesday = '2026-03-04';
  const leave = (halfFrom: 'First Half' | 'Second Half', halfTo: 'First Half' | 'Second Half') => ({
    from: wednesday,
    to: wednesday,
    halfFrom,
    halfTo,
  });
  test('names every leave and holiday of the day, and no other', () => {
    const holidays = [
      { day: wednesday, name: 'Founders', half: 'First Half' as const },
      { day: wednesday, name: 'Harbour', half: null },
      { day: '2026-03-05', name: 'Another', half: null },
    ];
    expect(workedDays(holidays, [])(wednesday)).toEqual({
      share: 0,
      halves: { first: false, second: false },
      off: 'HD',
      holiday: 'Founders, Harbour',
      leave: null,
      leaveDays: 0,
    });
    expect(workedDays(holidays, [])('2026-03-03')).toEqual({
      share: 1,
      halves: { first: true, second: true },
      off: null,
      holiday: null,
      leave: null,
      leaveDays: 0,
    });
    expect(workedDays([], [leave('First Half', 'Second Half')])(wednesday).leave).toBe('Full Day');
    expect(
      workedDays([], [leave('First Half', 'First Half'), leave('Second Half', 'Second Half')])(wednesday),
    ).toMatchObject({ share: 0, leave: 'Full Day' });
    expect(workedDays([], [leave('Second Half', 'Second Half')])(wednesday)).toMatchObject({
      share: 0.5,
      leave: 'Second Half',
    });
  });

  test('a task begins on its assigned day, but not before today', () => {
    const task: TaskToSpread = {
      startsOn: '2026-03-05',
      startHalf: null,
      dueOn: '2026-03-05',
      dueHalf: null,
      estimatedHours: 4,
      loggedHours: 0,
    };
    const days = (changes: Partial<TaskToSpread>, isWorked: (day: string) => boolean = () => true) =>
      spreadTask({ ...task, ...changes }, wednesday, (day) => ({ first: isWorked(day), second: isWorked(day) })).map(
        ({ day, hours }) => `${day} ${hours}`,
      );
    expect(days({})).toEqual(['2026-03-05 4']);
    expect(days({ startsOn: '2026-03-01' })).toEqual(['2026-03-04 2', '2026-03-05 2']);
    expect(days({ startsOn: null, dueOn: wednesday })).toEqual(['2026-03-04 4']);
    expect(days({ dueOn: '2026-02-01', startsOn: null })).toEqual(['2026-03-04 4']);
    expect(days({ estimatedHours: null, startsOn: null })).toEqual(['2026-03-05 0']);
    // The assignee is absent up to the sixtieth day after the due day, or for longer.
    expect(days({ dueOn: wednesday, startsOn: null }, (day) => day === addDays(wednesday, 60))).toEqual([
      `${addDays(wednesday, 60)} 4`,
    ]);
    expect(days({ dueOn: wednesday, startsOn: null }, (day) => day === addDays(wednesday, 61))).toEqual([]);
  });
});
