import {
  closingProblems,
  milestoneProblems,
  sprintProblems,
  type ClosingEntry,
  type PlanEntry,
} from '../../../src/domain/planning/planningRules';

const messages = (problems: readonly { field: string; message: string }[]): string[] =>
  problems.map(({ field, message }) => `${field}: ${message}`);
const whole: PlanEntry = { Name: 'Harbour 1', StartDate: '2026-03-02', DueDate: '2026-03-13', Status: 'OPEN' };

test.each<[string, Partial<PlanEntry>, string[]]>([
  ['everything', {}, []],
  ['no days', { StartDate: '', DueDate: '' }, []],
  ['one day', { DueDate: '2026-03-02' }, []],
  ['no name', { Name: ' ​ ' }, ['Name: Please Enter Milestone Name!']],
  ['due before start', { DueDate: '2026-03-01' }, ['DueDate: Due Date cannot be before Start Date']],
  [
    'days that no calendar has',
    { StartDate: '2026-02-30', DueDate: '2026-13-01' },
    ['StartDate: This is not a date', 'DueDate: This is not a date'],
  ],
  ['CLOSE', { Status: 'CLOSE' }, []],
])('a milestone with %s', (_what, change, expected) => {
  expect(messages(milestoneProblems({ ...whole, ...change }, null))).toEqual(expected);
});

test.each<[string, Partial<PlanEntry>, string | null, string[]]>([
  ['no name', { Name: '' }, null, ['Name: Please Enter Sprint Name!']],
  ['CLOSE from the beginning', { Status: 'CLOSE' }, null, ['Status: A new sprint cannot be closed']],
  [
    'CLOSE by the form',
    { Status: 'CLOSE' },
    'IN PROGRESS',
    ['Status: Close the sprint by Close Sprint, so that its tasks are accounted for'],
  ],
  ['another status after CLOSE', { Status: 'OPEN' }, 'CLOSE', ['Status: Reopen the sprint first']],
  ['CLOSE as it was', { Status: 'CLOSE' }, 'CLOSE', []],
  ['a status that is not sent', { Status: undefined }, 'CLOSE', []],
])('a sprint with %s', (_what, change, storedStatus, expected) => {
  const stored = storedStatus === null ? null : { Status: storedStatus, StartDate: null, DueDate: null };
  expect(messages(sprintProblems({ ...whole, ...change }, stored))).toEqual(expected);
});

const sprintTooLong = 'A sprint takes at most three years, from its Start Date to its Due Date';
const milestoneTooLong = 'A milestone takes at most ten years, from its Start Date to its Due Date';
const centuries = { StartDate: '2026-03-02', DueDate: '2126-03-02' };

test.each<[string, Partial<PlanEntry>, typeof centuries | null, string[]]>([
  ['three years', { StartDate: '2026-03-02', DueDate: '2029-03-02' }, null, []],
  ['a day more', { StartDate: '2026-03-02', DueDate: '2029-03-03' }, null, [`DueDate: ${sprintTooLong}`]],
  ['centuries that are stored already', centuries, centuries, []],
  ['centuries that are stored and days that are not sent', { StartDate: undefined, DueDate: undefined }, centuries, []],
  [
    'centuries that begin earlier',
    { ...centuries, StartDate: '2026-03-01' },
    centuries,
    [`StartDate: ${sprintTooLong}`],
  ],
  ['centuries that end later', { ...centuries, DueDate: '2126-03-03' }, centuries, [`DueDate: ${sprintTooLong}`]],
  ['centuries that begin later', { StartDate: '2026-03-03', DueDate: undefined }, centuries, []],
  ['centuries that end earlier', { ...centuries, DueDate: '2120-01-01' }, centuries, []],
  ['centuries that are moved by a day', { StartDate: '2026-03-03', DueDate: '2126-03-03' }, centuries, []],
  [
    'a start after the stored end',
    { StartDate: '2026-03-14', DueDate: undefined },
    { StartDate: '2026-03-02', DueDate: '2026-03-13' },
    ['DueDate: Due Date cannot be before Start Date'],
  ],
])('a sprint of %s', (_what, days, stored, expected) => {
  const problems = sprintProblems({ ...whole, ...days }, stored && { Status: 'OPEN', ...stored });
  expect(messages(problems)).toEqual(expected);
});

test('a milestone takes at most ten years; a longer one that is stored already stays', () => {
  const lasting = (DueDate: string, stored: typeof centuries | null) =>
    messages(milestoneProblems({ ...whole, StartDate: centuries.StartDate, DueDate }, stored));
  expect(lasting('2036-03-02', null)).toEqual([]);
  expect(lasting('2036-03-03', null)).toEqual([`DueDate: ${milestoneTooLong}`]);
  expect(lasting(centuries.DueDate, centuries)).toEqual([]);
});

test('a sprint that is made when another is closed takes at most three years', () => {
  expect(messages(closingProblems({ Carry: 'new', Name: 'Next', ...centuries }, 'own'))).toEqual([
    `DueDate: ${sprintTooLong}`,
  ]);
});

test.each<[ClosingEntry, string[]]>([
  [{}, ['Carry: Please Select what happens to the open tasks!']],
  [{ Carry: 'leave' }, []],
  [{ Carry: 'sprint' }, ['Target_sprint_id: Please Select Sprint!']],
  [{ Carry: 'sprint', Target_sprint_id: 'own' }, ['Target_sprint_id: The tasks are in this sprint already']],
  [{ Carry: 'sprint', Target_sprint_id: 'other' }, []],
  [{ Carry: 'new' }, ['Name: Please Enter Sprint Name!']],
  [
    { Carry: 'new', Name: 'Next', StartDate: '2026-03-16', DueDate: '2026-03-15' },
    ['DueDate: Due Date cannot be before Start Date'],
  ],
])('closing with %j', (entry, expected) => {
  expect(messages(closingProblems(entry, 'own'))).toEqual(expected);
});

test.each([
  [{ StartDate: '2026-03-02', DueDate: '' }, []],
  [{ StartDate: '', DueDate: '2026-03-02' }, []],
  [{ StartDate: '2026-03-02', DueDate: '2026-03-02' }, []],
  [{ StartDate: '2026-03-02', DueDate: '2026-03-01' }, ['DueDate: Due Date cannot be before Start Date']],
  [{ StartDate: '2026-02-30', DueDate: '2026-01-01' }, ['StartDate: This is not a date']],
  [{ StartDate: '2026-03-02', DueDate: '2026-02-30' }, ['DueDate: This is not a date']],
  [{ StartDate: 'z', DueDate: 'a' }, ['StartDate: This is not a date', 'DueDate: This is not a date']],
])('the days %j of a plan', (days, problems) => {
  expect(milestoneProblems({ Name: 'M', ...days }, null).map(({ field, message }) => `${field}: ${message}`)).toEqual(
    problems,
  );
});
