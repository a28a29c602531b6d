import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { storedNotifications } from '../../support/testWork';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { flags: ['Report.Employee_Present'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  for (const table of ['present_records', 'present_month_closings'] as const)
    await server.database.deleteFrom(table).execute();
  employee = await addPerson(server.database);
});

/** Uploads the same figures of February for each code. */
const upload = (...codes: string[]): Promise<void> => uploadWith(20, codes);
async function uploadWith(workingDays: number, codes: readonly string[], date = '2026-02-28'): Promise<void> {
  const lines = codes.map((code) => ['Asha Rao', code, workingDays, 1, 0, 2, 3, 1.5, 19, 1, 20].join(','));
  await server.call('uploadPresentRecords', {
    as: hr,
    body: { date },
    files: [
      { field: 'employee_file', fileName: 'february.csv', content: [presentHeadings.join(','), ...lines].join('\n') },
    ],
  });
}
const records = async () => (await server.call('listPresentRecords', { as: hr })).data;
const answer = (status: 'Approved' | 'Issue') =>
  server.call('answerMonthlyAttendance', {
    as: employee,
    body: { Code: employee.code, month: 1, Attendence_Status: status },
  });
const notesTo = (person: TestPerson) => storedNotifications(server.database, person);

test('the answer of one employee does not become that of another', async () => {
  const other = await addPerson(server.database);
  await upload(employee.code);
  await answer('Approved');
  const [record] = await records();
  const id = record?._id ?? '';
  const sameEmployee = await server.call('updatePresentRecord', {
    as: hr,
    body: { id, Code: employee.code.toLowerCase() },
  });
  expect(sameEmployee.data.Attendence_Status).toBe('Approved');
  const passed = await server.call('updatePresentRecord', { as: hr, body: { id, Code: other.code } });
  expect(passed.data).toMatchObject({ Code: other.code, Attendence_Status: null, Attendence_Status_Date: null });
  // The new one was never asked before.
  expect([await notesTo(other), await notesTo(employee)]).toEqual([[], []]);
});

test('a record says that its month is closed, and its correction asks no one for an answer then', async () => {
  await upload(employee.code);
  await answer('Approved');
  const own = async () =>
    (await server.call('getMonthlyAttendance', { as: employee, body: { Code: employee.code, month: 1 } })).data[0];
  expect((await own())?.Closed).toBe(false);
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed: 'true' } });
  await server.call('updatePresentRecord', { as: hr, body: { id: (await own())?._id, Allow: 2 } });
  expect(await own()).toMatchObject({ Closed: true, Attendence_Status: null });
  expect((await notesTo(employee)).map(({ text }) => text)).toEqual([
    'Your attendance of February 2026 was corrected.',
  ]);
});

test('employees who have answered are asked again when an upload or an edit changes their figures, at the address of the month', async () => {
  const asked = {
    kind: 'month-issue',
    text: 'Your attendance of February 2026 was corrected. Please confirm it again.',
    path: '/dashboard?confirm=2026-02',
  };
  const silent = await addPerson(server.database);
  await upload(employee.code, silent.code);
  await answer('Issue');
  await upload(employee.code.toLowerCase(), silent.code);
  expect(await notesTo(employee)).toEqual([]);
  await uploadWith(21, [employee.code, silent.code]);
  expect(await notesTo(employee)).toEqual([asked]);
  await answer('Approved');
  const record = (await records()).find(({ Code }) => Code === employee.code);
  await server.call('updatePresentRecord', { as: hr, body: { id: record?._id, Allow: 2 } });
  expect(await notesTo(employee)).toEqual([asked, asked]);
  expect(await notesTo(silent)).toEqual([]);
});

test('employees who have left and codes of no employee are not waited for', async () => {
  await upload(employee.code, 'Z999');
  const unanswered = async () => {
    const { data } = await server.call('listPresentUnanswered', {
      as: hr,
      query: { month: '2026-02', Why: 'No answer' },
    });
    const month = (await server.call('getPresentMonth', { as: hr, query: { month: '2026-02' } })).data;
    expect(month.Unanswered).toBe(data.Total);
    return data.Rows.map(({ Code }) => Code).sort();
  };
  expect(await unanswered()).toEqual([employee.code]);
  // Codes of no employee are differences of the comparison.
  const { data } = await server.call('comparePresentMonth', {
    as: hr,
    query: { month: '2026-02', Outcome: 'No employee' },
  });
  expect(data.Rows.map(({ Code }) => Code)).toEqual(['Z999']);
  await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', employee.id).execute();
  expect(await unanswered()).toEqual([]);
});

test('the oldest month without an answer is asked about, from the day of joining on, and HR waits for the same months', async () => {
  const days = ['2024-12-31', '2025-01-31', '2025-02-28', '2025-11-30', '2026-02-28', '2026-03-31'];
  for (const day of days) await uploadWith(20, [employee.code.toLowerCase()], day);
  const asked = async () =>
    (
      await server.call('getMonthlyAttendance', {
        as: employee,
        body: { Code: employee.code, month: 1, Year: 2026, Waiting: 'true' },
      })
    ).data.map(({ Date }) => Date);
  const close = (month: string) => server.call('closePresentMonth', { as: hr, body: { month, Closed: 'true' } });
  const give = (Year: number, month: number, Attendence_Status: 'Approved' | 'Issue') =>
    server.call('answerMonthlyAttendance', {
      as: employee,
      body: { Code: employee.code, month, Year, Attendence_Status },
    });
  const waitedFor = async () => {
    const months = await Promise.all(
      days.map((day) =>
        server.call('listPresentUnanswered', { as: hr, query: { month: day.slice(0, 7), Why: 'No answer' } }),
      ),
    );
    return days.filter((_, index) => months[index]?.data.Total === 1);
  };

  expect([await asked(), await waitedFor()]).toEqual([['2024-12-31'], days]);
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2025-01-31' })
    .where('id', '=', employee.id)
    .execute();
  expect([await asked(), await waitedFor()]).toEqual([['2025-01-31'], days.slice(1)]);
  await close('2025-01');
  expect(await asked()).toEqual(['2025-02-28']);
  // A year is part of the answer: February of the next year stays open.
  expect((await give(2025, 1, 'Issue')).data.Date).toBe('2025-02-28');
  expect(await asked()).toEqual(['2025-11-30']);
  await give(2025, 10, 'Approved');
  expect(await asked()).toEqual(['2026-02-28']);
  await give(2026, 1, 'Approved');
  // Nothing waits until February: its record is shown.
  expect(await asked()).toEqual(['2026-02-28']);
  // Joined after the months with records.
  await server.database
    .updateTable('employees')
    .set({ joined_on: '2026-03-01' })
    .where('id', '=', employee.id)
    .execute();
  expect(await asked()).toEqual([]);
});
