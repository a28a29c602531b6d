import { editedHalf, halfWords, splitHalf, unusualHalf } from '../../../src/domain/tasks/taskHalves';
import { editedTaskProblems, newTaskProblems, taskMessages, type TaskEntry } from '../../../src/domain/tasks/taskRules';
import type { DayHalf } from '../../../src/domain/leave/leaveChoices';

describe('the half of a start day after an edit', () => {
  it.each<[string, string | null, DayHalf, string | null, DayHalf | undefined, DayHalf]>([
    ['goes to another day', '2026-03-03', 'Second Half', '2026-03-04', undefined, 'Second Half'],
    ['stays with the same day', '2026-03-03', 'Second Half', '2026-03-03', undefined, 'Second Half'],
    ['is chosen for the same day', '2026-03-03', 'Second Half', '2026-03-03', 'First Half', 'First Half'],
    ['is chosen with another day', '2026-03-03', 'First Half', '2026-03-04', 'Second Half', 'Second Half'],
    ['is the usual one for a first day', null, 'First Half', '2026-03-04', undefined, 'First Half'],
    ['does not come back with a later day', null, 'Second Half', '2026-03-04', undefined, 'First Half'],
    ['goes with the day', '2026-03-03', 'Second Half', null, undefined, 'First Half'],
    ['goes with an emptied day', '2026-03-03', 'Second Half', '', undefined, 'First Half'],
  ])('%s', (_case, storedDay, storedHalf, day, chosen, expected) => {
    expect(editedHalf({ stored: { day: storedDay, half: storedHalf }, day, chosen, end: 'start' })).toBe(expected);
  });

  it('is mentioned only where there is a day and the half is not the usual one', () => {
    expect(unusualHalf('2026-03-03', 'Second Half', 'start')).toBe('Second Half');
    expect(unusualHalf('2026-03-03', 'First Half', 'start')).toBe('');
    expect(unusualHalf('2026-03-03', 'First Half', 'due')).toBe('First Half');
    expect(unusualHalf('2026-03-03', 'Second Half', 'due')).toBe('');
    expect(unusualHalf(null, 'Second Half', 'start')).toBe('');
    expect(unusualHalf('2026-03-03', undefined, 'due')).toBe('');
  });
});

test.each<[string, string, DayHalf | undefined]>([
  ['20/03/2026 1st half', '20/03/2026', 'First Half'],
  ['20/03/2026 2nd half', '20/03/2026', 'Second Half'],
  ['20/03/2026, First Half', '20/03/2026', 'First Half'],
  ['20/03/2026 , second half', '20/03/2026', 'Second Half'],
  ['  2026-03-20 SECOND  ', '2026-03-20', 'Second Half'],
  ['next monday first', 'next monday', 'First Half'],
  ['20/03/2026', '20/03/2026', undefined],
  ['20/03/2026 half', '20/03/2026 half', undefined],
  ['20/03/2026 1st half of it', '20/03/2026 1st half of it', undefined],
  ['20/03/20261st half', '20/03/20261st half', undefined],
  ['first half', 'first half', undefined],
  ['', '', undefined],
])("'%s' is the day '%s' and the half %s", (text, day, half) => {
  expect(splitHalf(text)).toEqual({ day, half });
});

test('a half is read as it is written behind a day', () => {
  for (const half of ['First Half', 'Second Half'] as const)
    for (const written of [half, halfWords[half]])
      expect(splitHalf(`20/03/2026 ${written}`)).toEqual({ day: '20/03/2026', half });
});

describe('halves of a task', () => {
  const today = '2026-03-02';
  const entry: TaskEntry = { Short_summary: 'Berth plan', Priority: 'LOW', Employee_id: 'e' };
  const whole = { ...entry, Project_id: 'p', Issue_type: 'Task', Description: '<p>Text</p>' };
  const stored = {
    Assigned_date: null,
    Start_date: '2026-03-05',
    Start_half: 'First Half',
    Due_date: '2026-03-05',
    Due_half: 'First Half',
  } as const;
  const noDays = { Assigned_date: null, Start_date: null, Due_date: null } as const;
  const split = { ...stored, Start_half: 'Second Half', Due_date: '2026-03-09' } as const;

  it.each<[string, TaskEntry, Parameters<typeof editedTaskProblems>[1], string, string]>([
    ['a half without a start day', { Start_half: 'Second Half' }, noDays, 'Start_half', taskMessages.startHalfAlone],
    ['a half without a due day', { Due_half: 'First Half' }, noDays, 'Due_half', taskMessages.dueHalfAlone],
    [
      'a half for a day that is cleared',
      { Start_date: '', Start_half: 'Second Half' },
      stored,
      'Start_half',
      taskMessages.startHalfAlone,
    ],
    ['a start half after the due half', { Start_half: 'Second Half' }, stored, 'Start_half', taskMessages.halvesCross],
    [
      'a due half before the start half',
      { Due_half: 'First Half' },
      { ...stored, Start_half: 'Second Half', Due_half: 'Second Half' },
      'Due_half',
      taskMessages.halvesCross,
    ],
    ['a start day whose half is too late', { Start_date: '2026-03-09' }, split, 'Start_date', taskMessages.halvesCross],
    ['a due day whose half is too early', { Due_date: '2026-03-05' }, split, 'Due_date', taskMessages.halvesCross],
    ['a start that is no day', { Start_date: '2026-02-30' }, split, 'Start_date', taskMessages.notADay],
    ['a start day after the due day', { Start_date: '2026-03-10' }, split, 'Start_date', taskMessages.startAfterDue],
    ['a due day before the start day', { Due_date: '2026-03-04' }, split, 'Due_date', taskMessages.dueBeforeStart],
  ])('reject %s, at the changed field', (_case, change, before, field, message) => {
    expect(editedTaskProblems({ ...entry, ...change }, before, today)).toEqual([{ field, message }]);
  });

  it.each<[string, TaskEntry, Parameters<typeof editedTaskProblems>[1]]>([
    [
      'the usual halves without days, as a task is answered',
      { Start_half: 'First Half', Due_half: 'Second Half' },
      noDays,
    ],
    ['a day cleared with its usual half', { Due_date: '', Due_half: 'Second Half' }, stored],
    ['half a day of work', { Start_half: 'Second Half', Due_half: 'Second Half' }, stored],
    [
      'a half of a due day in the past',
      { Due_half: 'Second Half' },
      { ...stored, Due_date: '2026-01-09', Start_date: null },
    ],
    ['a start in the second half that ends on another day in the first', { Due_half: 'First Half' }, split],
    ['two first halves of one day', { Start_half: 'First Half', Due_half: 'First Half' }, stored],
    ['a start day that is cleared', { Start_date: '' }, split],
    [
      'a start after the due day that was stored so',
      { Start_date: '2026-03-10', Due_date: '2026-03-09' },
      { ...split, Start_date: '2026-03-10' },
    ],
    [
      'halves that were stored in the wrong order',
      { Start_half: 'Second Half', Due_half: 'First Half' },
      { ...stored, Start_half: 'Second Half' },
    ],
  ])('accept %s', (_case, change, before) => {
    expect(editedTaskProblems({ ...entry, ...change }, before, today)).toEqual([]);
  });

  it('are judged for a new task too', () => {
    const days = { Start_date: '2026-03-05', Due_date: '2026-03-05' };
    expect(newTaskProblems({ ...whole, ...days, Start_half: 'Second Half' }, today)).toEqual([]);
    expect(newTaskProblems({ ...whole, ...days, Start_half: 'Second Half', Due_half: 'First Half' }, today)).toEqual([
      { field: 'Start_half', message: taskMessages.halvesCross },
    ]);
    expect(newTaskProblems({ ...whole, Due_half: 'First Half' }, today)).toEqual([
      { field: 'Due_half', message: taskMessages.dueHalfAlone },
    ]);
  });
});
