import { flagDifference, lockOutProblems, roleProblems } from '../../../src/domain/permissions/roleRules';

test.each([
  [{ Role: 'Lead' }, []],
  [{ Role: 'x'.repeat(100), Description: 'x'.repeat(500) }, []],
  [{ Role: ` ${'x'.repeat(100)} ` }, []],
  [{}, [{ field: 'Role', message: 'Please Enter Role Name' }]],
  [{ Role: ' ' }, [{ field: 'Role', message: 'Please Enter Role Name' }]],
  [{ Role: 'x'.repeat(101) }, [{ field: 'Role', message: 'At most 100 characters' }]],
  [{ Role: 'Lead', Description: 'x'.repeat(501) }, [{ field: 'Description', message: 'At most 500 characters' }]],
])('%j', (role, problems) => {
  expect(roleProblems(role)).toEqual(problems);
});

test('someone can always manage roles', () => {
  const administrator = ['Master.Roles_Permission', 'Me.Team_Leave'];
  const own =
    'This is your own role: without Roles Permission you could not undo this. Ask another person who manages roles to remove it.';
  const last =
    'No active employee could change roles any more. First give Roles Permission to another role that is in use.';
  expect(lockOutProblems(administrator, { isOwn: true, administratorsElsewhere: 0 })).toEqual([]);
  expect(lockOutProblems([], { isOwn: true, administratorsElsewhere: 5 })).toEqual([
    { field: 'Granted', message: own },
  ]);
  expect(lockOutProblems([], { isOwn: false, administratorsElsewhere: 0 })).toEqual([
    { field: 'Granted', message: last },
  ]);
  expect(lockOutProblems([], { isOwn: false, administratorsElsewhere: 1 })).toEqual([]);
});

test('a change of a role lists its flags in the order of the record', () => {
  expect(
    flagDifference(
      ['Me.Team_Leave', 'Project.Edit_Task'],
      ['Master.Location', 'Project.Edit_Task', 'Project.All_Task', 'Not.Known'],
    ),
  ).toEqual({ granted: ['Project.All_Task', 'Master.Location'], revoked: ['Me.Team_Leave'] });
});
