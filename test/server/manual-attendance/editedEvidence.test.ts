import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

let server: TestServer;
let employee: TestPerson;
let decider: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  employee = await addPerson(server.database, { flags: [] });
  decider = await addPerson(server.database, { flags: ['Report.Manual_Attendance_Request'] });
});
afterAll(() => server.close());

test('a comment that speaks for the day says that it was edited later, where the task is visible', async () => {
  const [shared, hidden] = [
    await addProject(server.database, [employee, decider]),
    await addProject(server.database, [employee]),
  ];
  const edited = await addTask(server.database, shared);
  const tasks = [edited, await addTask(server.database, shared), await addTask(server.database, hidden)];
  server.clock.now = new Date('2026-02-28T06:00:00Z');
  for (const { id } of tasks) {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const { data } = await server.call('addComment', { as: employee, body: { Task_id: id, Comment: '<p>Here</p>' } });
    const [atWork, later] = [server.clock.now, testStart];
    server.clock.now = later;
    if (id !== tasks[1]?.id)
      await server.call('editComment', { as: employee, body: { id: data._id, Comment: '<p>At work</p>', Version: 1 } });
    server.clock.now = atWork;
  }
  server.clock.now = testStart;
  const request = await server.call('requestManualAttendance', {
    as: employee,
    body: { date: '2026-02-28', type: 'checkIn', time: '09:30', reason: 'technical issue' },
  });
  const evidence = await server.call('getManualAttendanceEvidence', { as: decider, query: { id: request.data._id } });
  expect(evidence.data.Day.Comments.map(({ Text, Edited_at }) => [Text, Edited_at])).toEqual([
    ['At work', testStart.toISOString()],
    ['Here', null],
    [null, null],
  ]);
});
