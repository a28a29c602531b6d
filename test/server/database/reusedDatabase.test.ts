import { sql } from 'kysely';
import { startTestServer } from '../../support/testServer';
import { addPerson } from '../../support/testPeople';
import { addProject, addTask } from '../../support/testWork';

test('a database that is returned after the last test is closed, so that Jest ends', async () => {
  await jest.isolateModulesAsync(async () => {
    const { lendDatabase, closeIdleDatabases } = await import('../../support/database/reusableDatabase');
    const { openOwnTestDatabase } = await import('../../support/database/testDatabase');
    const { kysely, close } = await lendDatabase(openOwnTestDatabase);
    await closeIdleDatabases();
    await expect(sql`select 1`.execute(kysely)).resolves.toBeDefined();
    await close();
    await expect(sql`select 1`.execute(kysely)).rejects.toThrow();
  });
});

/** One file of tests after the other uses the same database in one process, whose caches outlive the rows. */
test('a database that is handed on holds nothing of its former rows, nor do the figures cached of it', async () => {
  for (const taskCount of [7, 3]) {
    const server = await startTestServer();
    const manager = await addPerson(server.database, { role: 'HR / Admin' });
    const project = await addProject(server.database, []);
    for (let number = 0; number < taskCount; number += 1)
      await addTask(server.database, project, { summary: 'Counted' });
    const query = { q: 'Counted', sort: 'Assignees:desc' };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await server.call('listTasks', { as: manager, query })).data).toMatchObject({ Total: taskCount });
    const groups = await server.call('listTaskGroups', { as: manager, query: { Group_by: 'Status' } });
    expect(groups.data).toMatchObject([{ Count: taskCount }]);
    await server.close();
  }
});
