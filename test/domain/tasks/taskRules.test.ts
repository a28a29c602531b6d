import {
  earliestTaskDay,
  editedTaskProblems,
  newTaskProblems,
  type TaskEntry,
} from '../../../src/domain/tasks/taskRules';

const today = '2026-11-20';
const tooLong = 'A task takes at most three years, from its start or today to its Due Date';
const complete: TaskEntry = {
  Project_id: 'p',
  Issue_type: 'Bug',
  Short_summary: 'The export loses the last row',
  Description: '<p>Steps</p>',
  Priority: 'MEDIUM',
  Employee_id: 'e',
  Assigned_date: '2026-11-20',
  Due_date: '2026-11-30',
  Task_duration: '0.5',
};
const nothingStored = { Assigned_date: null, Due_date: null };

describe('creating a task', () => {
  it('accepts a complete entry', () => {
    expect(newTaskProblems(complete, today)).toEqual([]);
  });

  it.each<[string, Partial<TaskEntry>, string, string]>([
    ['no project', { Project_id: '' }, 'Project_id', 'Please Select Project Name'],
    ['a project of blanks', { Project_id: '   ' }, 'Project_id', 'Please Select Project Name'],
    ['no issue type', { Issue_type: undefined }, 'Issue_type', 'Please Select Issue Type!'],
    ['no summary', { Short_summary: '' }, 'Short_summary', 'Please Select Short Summary'],
    ['a summary of blanks', { Short_summary: ' \t ' }, 'Short_summary', 'Please Select Short Summary'],
    ['an empty description', { Description: '<p>&nbsp;</p>' }, 'Description', 'Please Enter Description!'],
    ['no priority', { Priority: '' }, 'Priority', 'Please Select Priority!'],
    ['no assignee', { Employee_id: ' ' }, 'Employee_id', 'Please Select Assignees!'],
    [
      'an assigned date before yesterday',
      { Assigned_date: '2026-11-18' },
      'Assigned_date',
      'Assigned Date cannot be earlier than yesterday',
    ],
    [
      'a due date before yesterday',
      { Due_date: '2025-12-31' },
      'Due_date',
      'Due Date cannot be earlier than yesterday',
    ],
    ['a day that does not exist', { Due_date: '2027-02-29' }, 'Due_date', 'This is not a date'],
    ['a due date more than three years ahead', { Due_date: '2029-11-21' }, 'Due_date', tooLong],
    [
      'a due date more than three years after the start',
      { Start_date: '2026-12-01', Due_date: '2029-12-02' },
      'Due_date',
      tooLong,
    ],
    ['a start long ago', { Start_date: '1900-01-01' }, 'Due_date', tooLong],
    [
      'a duration in words',
      { Task_duration: 'two' },
      'Task_duration',
      'Task Duration is a number of hours (30 minutes = 0.5)',
    ],
    [
      'a negative duration',
      { Task_duration: '-1' },
      'Task_duration',
      'Task Duration is a number of hours (30 minutes = 0.5)',
    ],
    ...['1.234', '12345', '1.', '0.5 ', '.5', '5h'].map((text): [string, Partial<TaskEntry>, string, string] => [
      `the duration '${text}'`,
      { Task_duration: text },
      'Task_duration',
      'Task Duration is a number of hours (30 minutes = 0.5)',
    ]),
  ])('rejects %s with the exact text', (_case, change, field, message) => {
    expect(newTaskProblems({ ...complete, ...change }, today)).toEqual([{ field, message }]);
  });

  it('accepts three years from the start, or from today without one', () => {
    expect(newTaskProblems({ ...complete, Due_date: '2029-11-20' }, today)).toEqual([]);
    expect(newTaskProblems({ ...complete, Start_date: '2031-01-01', Due_date: '2034-01-01' }, today)).toEqual([]);
  });

  it('accepts yesterday, no dates and no duration', () => {
    expect(
      newTaskProblems({ ...complete, Assigned_date: '2026-11-19', Due_date: '', Task_duration: '' }, today),
    ).toEqual([]);
  });

  it.each(['0', '7', '12', '9999', '0.5', '1.25', '9999.99'])('accepts a duration of %s hours', (Task_duration) => {
    expect(newTaskProblems({ ...complete, Task_duration }, today)).toEqual([]);
  });

  it('lists all problems, in the order of the form', () => {
    expect(newTaskProblems({}, today).map(({ field }) => field)).toEqual([
      'Project_id',
      'Issue_type',
      'Short_summary',
      'Description',
      'Priority',
      'Employee_id',
    ]);
  });

  it('takes yesterday across a month and a leap day', () => {
    expect(earliestTaskDay('2026-12-01')).toBe('2026-11-30');
    expect(earliestTaskDay('2028-03-01')).toBe('2028-02-29');
  });
});

describe('editing a task', () => {
  it('lets an old date pass that has not changed, and rejects another old one', () => {
    const stored = { Assigned_date: '2026-01-05', Due_date: '2026-01-09' };
    expect(editedTaskProblems({ ...complete, ...stored }, stored, today)).toEqual([]);
    expect(
      editedTaskProblems({ ...complete, Assigned_date: '2026-01-06', Due_date: stored.Due_date }, stored, today),
    ).toEqual([{ field: 'Assigned_date', message: 'Assigned Date cannot be earlier than yesterday' }]);
  });

  it('shows a task that becomes too long at the day that was changed, and leaves a stored one alone', () => {
    const stored = { Assigned_date: null, Start_date: '2026-12-01', Due_date: '2026-12-09' };
    const problems = (change: Partial<TaskEntry>, kept = stored) =>
      editedTaskProblems({ ...complete, Due_date: undefined, ...change }, kept, today);
    expect(problems({ Start_date: '2023-12-01' })).toEqual([{ field: 'Start_date', message: tooLong }]);
    expect(problems({ Due_date: '2029-12-02' })).toEqual([{ field: 'Due_date', message: tooLong }]);
    expect(problems({ Short_summary: 'Mended' }, { ...stored, Due_date: '2199-12-31' })).toEqual([]);
  });

  it('leaves the reporter as it is when none is named', () => {
    expect(editedTaskProblems(complete, nothingStored, today)).toEqual([]);
    expect(editedTaskProblems({ ...complete, Reporter_id: ' ' }, nothingStored, today)).toEqual([
      { field: 'Reporter_id', message: 'Please Select Reporter!' },
    ]);
  });

  it('needs summary, priority, assignee and reporter, and nothing else', () => {
    expect(editedTaskProblems({ Reporter_id: '' }, nothingStored, today).map(({ message }) => message)).toEqual([
      'Please Select Short Summary',
      'Please Select Priority!',
      'Please Select Assignees!',
      'Please Select Reporter!',
    ]);
  });
});
