import { awayMembersPath, projectPath, projectUpdatesPath } from '../../../src/domain/projects/projectPath';
import { projectColumnPath, projectTasksPath } from '../../../src/domain/projects/projectTasksPath';
import {
  statusUpdateEditableUntil,
  statusUpdateMessages,
  statusUpdateProblems,
} from '../../../src/domain/projects/statusUpdates';

const parts = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://daybook.example');
  return [pathname, Object.fromEntries(searchParams)];
};

test('pages of a project', () => {
  expect(projectPath('p 1')).toBe('/project/view/p%201');
  expect(projectPath('p1', 'sprint')).toBe('/project/sprint/p1');
  expect(projectUpdatesPath('p1')).toBe('/project/view/p1?tab=updates');
  expect(parts(awayMembersPath('p1'))).toEqual(['/project/member/p1', { 'f.away': 'num:0.5..' }]);
});

test('tasks of a project are filtered by the columns that have values, and by the last due date', () => {
  expect(projectTasksPath('p1')).toBe('/project/tasks/p1');
  expect(projectTasksPath('p1', { Status: [] })).toBe('/project/tasks/p1');
  expect(parts(projectTasksPath('p1', { Status: ['OPEN'], Issue_type: [] }, '2026-03-05'))).toEqual([
    '/project/tasks/p1',
    { 'f.Status': 'in:OPEN', 'f.Due_date': 'day:..2026-03-05' },
  ]);
});

test('a link to what a column counts shows the column', () => {
  const path = projectColumnPath('p1', 'Closed_at', { kind: 'dates', from: '2026-03-01' }, { Issue_type: ['Bug'] });
  expect(parts(path)).toEqual([
    '/project/tasks/p1',
    { columns: 'Closed_at', 'f.Issue_type': 'in:Bug', 'f.Closed_at': 'day:2026-03-01..' },
  ]);
});

test('a status update needs a known health and a text, and can be changed for a day', () => {
  expect(statusUpdateProblems({ Health: 'At risk', hasText: true })).toEqual([]);
  expect(statusUpdateProblems({ Health: 'Done', hasText: false })).toEqual([
    { field: 'Text', message: statusUpdateMessages.text },
  ]);
  expect(statusUpdateProblems({ Health: 'at risk', hasText: true })).toEqual([
    { field: 'Health', message: statusUpdateMessages.health },
  ]);
  expect(statusUpdateProblems({ Health: '', hasText: false }).map(({ field }) => field)).toEqual(['Health', 'Text']);
  expect(statusUpdateEditableUntil(new Date('2026-03-05T10:00:00Z')).toISOString()).toBe('2026-03-06T10:00:00.000Z');
});
