import { strFromU8, unzipSync } from 'fflate';
import { addEmployeeChanges } from '../../../src/server/employee-records/employeeChangesRepository';
import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { testMoment } from '../../support/testMoment';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

let server: TestServer;
let hr: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  for (const table of ['present_records', 'present_month_closings'] as const)
    await server.database.deleteFrom(table).execute();
  person = await addPerson(server.database, { firstName: 'Asha' });
});

/** Uploads a record of the month for each code. */
async function upload(date: string, ...codes: string[]): Promise<void> {
  const lines = codes.map((code) => ['Asha Rao', code, 20, 1, 0, 2, 3, 1.5, 19, 1, 20].join(','));
  const content = [presentHeadings.join(','), ...lines].join('\n');
  const files = [{ field: 'employee_file', fileName: 'month.csv', content }];
  expect((await server.call('uploadPresentRecords', { as: hr, body: { date }, files })).httpStatus).toBe(200);
}

const changeCode = async ({ id }: TestPerson, code: string) => {
  const { data } = await server.call('getEmployeeDetail', { as: hr, body: { id } });
  const { _id, Version, First_name, Last_name, Email, Role } = data.Employee;
  const names = { First_name, Last_name, Email, Role_id: Role._id };
  return server.call('editEmployee', { as: hr, body: { id: _id, Version, Employee_code: code, ...names } });
};
const ownMonth = async (as: TestPerson) =>
  (await server.call('getMonthlyAttendance', { as, body: { Code: as.code, month: 1 } })).data;
const storedCodes = async () => {
  const rows = await server.database.selectFrom('present_records').select(['month', 'code']).orderBy('month').execute();
  return rows.map(({ month, code }) => `${month.slice(0, 7)} ${code}`).sort();
};
let codes = 0;
const newCode = () => `NEW-${(codes += 1)}`;

test('monthly records stay with their employee when the code changes, and do not go to the next holder of the code', async () => {
  await upload('2026-01-31', person.code);
  await upload('2026-02-28', person.code.toLowerCase());
  await server.call('answerMonthlyAttendance', {
    as: person,
    body: { Code: person.code, month: 1, Attendence_Status: 'Approved' },
  });
  await server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed: 'true' } });
  const [before] = await ownMonth(person);
  const code = newCode();
  expect((await changeCode(person, code)).httpStatus).toBe(200);
  const other = await addPerson(server.database);
  expect((await changeCode(other, person.code)).httpStatus).toBe(200);

  expect(await ownMonth(person)).toEqual([{ ...before, Code: code, Version: Number(before?.Version) + 1 }]);
  expect(await ownMonth(other)).toEqual([]);
  expect(await storedCodes()).toEqual([`2026-01 ${code}`, `2026-02 ${code}`]);
  const { data: log } = await server.call('listPresentLogs', { as: person, query: { id: before?._id ?? '' } });
  expect(log[0]).toMatchObject({
    Changes: [{ Field: 'Code', Privious_Value: person.code.toLowerCase(), Current_Value: code }],
  });
});

test('a code of which a month has a record already is rejected, with the month; other spelling is the same code', async () => {
  const code = newCode();
  await upload('2026-01-31', person.code, code);
  await upload('2026-02-28', person.code);
  const rejected = await changeCode(person, code);
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    422,
    [{ field: 'Employee_code', message: expect.stringContaining('The present data of January 2026') }],
  ]);
  expect(await ownMonth(person)).toHaveLength(1);
  expect((await changeCode(person, person.code.toLowerCase())).httpStatus).toBe(200);
  expect(await storedCodes()).toContain(`2026-02 ${person.code}`);
});

test('an upload under a former code is exported and erased with the person, unless another has the code', async () => {
  const code = newCode();
  await upload('2026-01-31', person.code);
  await changeCode(person, code);
  await upload('2026-01-31', person.code);
  await upload('2026-02-28', person.code);
  const { data } = await server.call('requestOwnPersonalData', { as: person });
  const archive = unzipSync((await server.request({ url: data.Link })).rawPayload);
  expect(JSON.parse(strFromU8(archive['present-data.json'] ?? new Uint8Array()))).toHaveLength(3);

  const other = await addPerson(server.database);
  const otherCode = other.code;
  const next = newCode();
  await changeCode(other, next);
  await upload('2026-02-28', otherCode);
  await changeCode(hr, otherCode);

  for (const { id, firstName, lastName } of [person, other]) {
    await server.call('deactivateEmployee', { as: hr, body: { id } });
    const body = { id, Name: `${firstName} ${lastName}`, Single_names: 'false' };
    expect((await server.call('erasePersonalData', { as: hr, body })).httpStatus).toBe(200);
  }
  expect(await storedCodes()).toEqual([
    expect.stringMatching(/^2026-01 former-\d+$/),
    expect.stringMatching(/^2026-01 former-\d+-[\da-f]{8}$/),
    `2026-02 ${otherCode}`,
    expect.stringMatching(/^2026-02 former-\d+-[\da-f]{8}$/),
  ]);
  await changeCode(hr, hr.code);
});

test('records from before a change of the code that kept the former one get the present one', async () => {
  await upload('2026-01-31', person.code);
  await upload('2026-02-28', person.code);
  const other = await addPerson(server.database);
  const code = newCode();
  const later = new Date(testMoment().getTime() + 86_400_000 * 365);
  await server.database.updateTable('employees').set({ code }).where('id', '=', person.id).execute();
  await server.database.updateTable('employees').set({ code: person.code }).where('id', '=', other.id).execute();
  await addEmployeeChanges(server.database, hr.id, later, [
    { employeeId: person.id, field: 'Code', previous: person.code, current: code },
  ]);
  await server.database
    .updateTable('present_records')
    .set({ attendance_status: 'Approved', attendance_status_at: new Date(later.getTime() + 1) })
    .where('month', '=', '2026-02-01')
    .execute();
  for (let time = 0; time < 2; time += 1) await migrations['0109RecordsOfCodes']?.up(server.database);
  expect(await storedCodes()).toEqual([`2026-01 ${code}`, `2026-02 ${code}`]);
  expect(await ownMonth(person)).toMatchObject([{ Attendence_Status: null, Attendence_Comment: null }]);
  expect(await ownMonth(other)).toEqual([]);

  // What HR has uploaded since is of the code's present holder.
  server.clock.now = new Date(later.getTime() + 1);
  await upload('2026-03-01', person.code);
  await migrations['0109RecordsOfCodes']?.up(server.database);
  expect(await storedCodes()).toContain(`2026-03 ${person.code}`);
});
