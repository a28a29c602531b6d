import { randomUUID } from 'node:crypto';
import { addOvertime } from '../../support/testAttendance';
import { addPerson } from '../../support/testPeople';
import { startTestServer } from '../../support/testServer';
import { addProject } from '../../support/testWork';

test('calls of a new session next to each other may all ask who calls', async () => {
  const server = await startTestServer();
  const { database } = server;
  const person = await addPerson(database);
  const project = await addProject(database, [person]);
  await addOvertime(database, person, project.id, [{ id: randomUUID(), day: '2026-02-26', hours: 2 }]);
  // Otherwise the calls note that the session was used.
  await database.updateTable('sessions').set({ last_seen_at: server.clock.now }).execute();
  const calls = Array.from({ length: 4 }, () =>
    server.call('listOvertimeWindow', { as: person, query: { scope: 'own' } }),
  );
  for (const answer of await Promise.all(calls)) expect(answer.data.Rows).toHaveLength(1);
  // Fails when a call has waited too often for the database.
  await expect(server.close()).resolves.toBeUndefined();
});
