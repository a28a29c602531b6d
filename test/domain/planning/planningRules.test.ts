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
  expect(messages(milestoneProblems({ ...whole, ...change }))).toEqual(expected);
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
  expect(messages(sprintProblems({ ...whole, ...change }, storedStatus))).toEqual(expected);
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
  expect(milestoneProblems({ Name: 'M', ...days }).map(({ field, message }) => `${field}: ${message}`)).toEqual(
    problems,
  );
});
