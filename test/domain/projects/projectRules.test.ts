import { newProjectProblems, projectProblems, type ProjectEntry } from '../../../src/domain/projects/projectRules';

const today = '2026-11-20';
const complete: ProjectEntry = {
  Project_name: 'Harbour',
  Client_name: 'Port authority',
  Tech_stack: 'React',
  Project_manager_id: 'a',
  Technical_project_manager_id: 'b',
  Project_awarded_date: '2026-11-19',
  Project_start_date: '2026-12-01',
};

describe('editing a project', () => {
  it('accepts a complete entry awarded yesterday', () => {
    expect(projectProblems(complete, null, today)).toEqual([]);
  });

  it.each<[string, Partial<ProjectEntry>, string, string]>([
    ['no name', { Project_name: ' ' }, 'Project_name', 'Please Enter Project Name!'],
    ['no client', { Client_name: '' }, 'Client_name', 'Please Enter Client Name!'],
    ['no tech stack', { Tech_stack: '' }, 'Tech_stack', 'Please Select Tech Stack!'],
    ['no project manager', { Project_manager_id: '' }, 'Project_manager_id', 'Please Enter Project Manager!'],
    [
      'no technical project manager',
      { Technical_project_manager_id: undefined },
      'Technical_project_manager_id',
      'Please Enter Technical Project Manager!',
    ],
    [
      'an awarded date of today',
      { Project_awarded_date: '2026-11-20' },
      'Project_awarded_date',
      'The awarded date cannot be today or later',
    ],
    [
      'an awarded date in the future',
      { Project_awarded_date: '2027-01-01' },
      'Project_awarded_date',
      'The awarded date cannot be today or later',
    ],
    [
      'a start date that does not exist',
      { Project_start_date: '2026-13-01' },
      'Project_start_date',
      'This is not a date',
    ],
  ])('rejects %s', (_case, change, field, message) => {
    expect(projectProblems({ ...complete, ...change }, null, today)).toEqual([{ field, message }]);
  });

  it('lets a stored awarded date pass as long as it is unchanged', () => {
    const stored = { Project_awarded_date: '2026-11-25', Project_start_date: null };
    expect(projectProblems({ ...complete, Project_awarded_date: '2026-11-25' }, stored, today)).toEqual([]);
    expect(projectProblems({ ...complete, Project_awarded_date: '2026-11-26' }, stored, today)).toHaveLength(1);
  });
});

describe('a new project', () => {
  it.each(['AB', 'abc', ' Hbr2 ', 'ABCDEFGHIJ'])('takes the short name %j', (Project_short_name) => {
    expect(newProjectProblems({ ...complete, Project_short_name }, today)).toEqual([]);
  });

  it.each(['A', '1AB', 'A-B', 'A B', 'ÄB', 'ABCDEFGHIJK'])('rejects the short name %j', (Project_short_name) => {
    expect(newProjectProblems({ ...complete, Project_short_name }, today)).toEqual([
      {
        field: 'Project_short_name',
        message: 'The short name has 2 to 10 letters and digits and begins with a letter',
      },
    ]);
  });

  it('asks for everything in the order of the form', () => {
    expect(newProjectProblems({}, today).map((problem) => problem.field)).toEqual([
      'Project_name',
      'Project_short_name',
      'Client_name',
      'Tech_stack',
      'Project_manager_id',
      'Technical_project_manager_id',
    ]);
  });
});

test('an awarded date must be a day', () => {
  expect(projectProblems({ ...complete, Project_awarded_date: '2026-02-30' }, null, today)).toEqual([
    { field: 'Project_awarded_date', message: 'This is not a date' },
  ]);
});
