import { randomUUID } from 'node:crypto';
import { addOvertime } from '../../support/testAttendance';
import { addPerson } from '../../support/testPeople';
import { startTestServer } from '../../support/testServer';
import { addProject } from '../../support/testWork';

/** A server with someone who has an entry of overtime. */
async function startWithOvertime() {
  const server = await startTestServer();
  const { database } = server;
  const person = await addPerson(database);
  const project = await addProject(database, [person]);
  await addOvertime(database, person, project.id, [{ id: randomUUID(), day: '2026-02-26', hours: 2 }]);
  // Otherwise the calls note that the session was used.
  await database.updateTable('sessions').set({ last_seen_at: server.clock.now }).execute();
  const list = () => server.call('listOvertimeWindow', { as: person, query: { scope: 'own' } });
  return { server, person, list };
}

// Closing the server fails when a call has waited too often for the database.
test('calls of a new session next to each other may all ask who calls', async () => {
  const { server, list } = await startWithOvertime();
  for (const { data } of await Promise.all([list(), list(), list(), list()])) expect(data.Rows).toHaveLength(1);
  await expect(server.close()).resolves.toBeUndefined();
});

test('a call may wait more often when it begins again because who calls has changed', async () => {
  const { server, person, list } = await startWithOvertime();
  for (const last_name of ['Lind', 'Lindgren']) {
    await server.database.updateTable('employees').set({ last_name }).where('id', '=', person.id).execute();
    expect((await list()).data.Rows).toHaveLength(1);
  }
  await expect(server.close()).resolves.toBeUndefined();
});
