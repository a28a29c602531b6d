import { pathSubject } from '../../../src/domain/notifications/pathSubject';
import { projectPath, projectUpdatesPath } from '../../../src/domain/projects/projectPath';
import { projectTasksPath } from '../../../src/domain/projects/projectTasksPath';
import { shortTaskPath, taskPath } from '../../../src/domain/tasks/taskPath';
import { ticketPath } from '../../../src/domain/tickets/ticketPath';

test('the task or project of a page is known by its path', () => {
  expect(pathSubject(shortTaskPath('a'))).toEqual({ kind: 'task', id: 'a' });
  expect(pathSubject(taskPath({ _id: 'a', Project_id: 'b' }))).toEqual({ kind: 'task', id: 'a' });
  for (const path of [
    projectPath('b'),
    `${projectPath('b', 'sprint')}?sprint=c`,
    projectUpdatesPath('b'),
    projectTasksPath('b', { Assignees: ['c'] }),
  ])
    expect(pathSubject(path)).toEqual({ kind: 'project', id: 'b' });
});

test('other pages are about neither', () => {
  for (const path of [
    '/taskList',
    ticketPath('a'),
    '/me?list=announced',
    '/project',
    '/project/view',
    '/task',
    '/task/',
    '/',
    '',
  ])
    expect(pathSubject(path)).toBeUndefined();
});
