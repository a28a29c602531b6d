import { shortTaskPath, taskPath } from '../../../src/domain/tasks/taskPath';

test('paths of a task carry ids as they are, whatever characters these have', () => {
  expect(taskPath({ _id: 't1', Project_id: 'p1' })).toBe('/project/task/t1/p1');
  expect(taskPath({ _id: 'a/b', Project_id: 'c?d' })).toBe('/project/task/a%2Fb/c%3Fd');
  expect(shortTaskPath('t1')).toBe('/task/t1');
  expect(shortTaskPath('a b')).toBe('/task/a%20b');
});
