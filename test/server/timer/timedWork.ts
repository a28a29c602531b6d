import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestProject, type TestTask } from '../../support/testWork';

/** A member of a project who times its two tasks. */
export interface TimedWork {
  member: TestPerson;
  project: TestProject;
  first: TestTask;
  second: TestTask;
}

/** Fresh for every test, at its start. */
export async function addTimedWork({ clock, database }: TestServer): Promise<TimedWork> {
  clock.now = testStart;
  const member = await addPerson(database);
  const project = await addProject(database, [member]);
  const first = await addTask(database, project, { summary: 'First' });
  const second = await addTask(database, project);
  return { member, project, first, second };
}
