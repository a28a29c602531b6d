import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { Workbook } from 'exceljs';
import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, unknownId, type TestServer } from '../../support/testServer';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('present_records').execute();
  await server.database.deleteFrom('present_month_closings').execute();
  employee = await addPerson(server.database, { firstName: 'Asha', lastName: 'Rao' });
  hr = await addPerson(server.database, { flags: ['Report.Employee_Present'], firstName: 'Maren', lastName: 'Holt' });
});

type Cells = readonly (string | number)[];
const figures = [20, 1, 0, 2, 3, 1.5, 19, 1, 20];
const row = (code: string, changed: Cells = figures): Cells => ['Asha Rao', code, ...changed];
const csv = (rows: readonly Cells[], headings: Cells = presentHeadings): string => [headings, ...rows].map((cells) => cells.join(',')).join('\r\n');
const fileOf = (content: Buffer | string, fileName = 'february.csv') => [{ field: 'employee_file', fileName, content }];
const upload = (content: Buffer | string, date = '2026-02-28', as = hr) => server.call('uploadPresentRecords', { as, body: { date }, files: fileOf(content) });
const preview = (content: Buffer | string) => server.call('previewPresentRecords', { as: hr, body: { date: '2026-02-28' }, files: fileOf(content) });
const records = () => server.call('listPresentRecords', { as: hr }).then((answer) => answer.data);
const answer = (status: 'Approved' | 'Issue', month = 1, as = employee) => server.call('answerMonthlyAttendance', { as, body: { Code: 'somebody else', month, Attendence_Status: status } });
const notesTo = (person: TestPerson) => server.database.selectFrom('notifications').select(['kind', 'text', 'path']).where('recipient_id', '=', person.id).orderBy('created_at').orderBy('id').execute();

test('a file is looked at, stored and replaced by month and Code; an answer stays while no figure changes', async () => {
  const content = csv([row(employee.code), row('Z999')]);
  const looked = await preview(content);
  expect(looked.data).toMatchObject({ Month: '2026-02', Notices: ['Codes that no employee has: Z999'], Rows: [{ Line: 2, Code: employee.code, Carry_forward: '1.5', Replaces: false, Problems: [] }, { Line: 3 }] });
  expect(await records()).toEqual([]);
  expect((await upload(content)).data).toEqual({ month: '2026-02', added: 2, replaced: 0 });
  await answer('Approved');
  // Semicolons, decimal commas, other case and order of the headings, a byte order mark.
  const again = `\uFEFF${[['code', 'NAME', ...presentHeadings.slice(2).map((name) => name.replace('_', ' ')), 'Remark'], [employee.code.toLowerCase(), '"Rao; Asha"', ...figures.map((value) => String(value).replace('.', ',')), 'x']].map((cells) => cells.join(';')).join('\n')}`;
  expect((await upload(again, '2026-02-27')).data).toEqual({ month: '2026-02', added: 0, replaced: 1 });
  const stored = (await records()).find((record) => record.Name === 'Rao; Asha');
  expect(stored).toMatchObject({ Date: '2026-02-27', Working_days: 20, Full_leave: 1, Half_leave: 0, Missed_punch: 2, WFM: 3, Carry_forward: 1.5, Total_days: 19, Allow: 1, Grand_Total: 20, Attendence_Status: 'Approved', Attendence_Status_Date: testStart.toISOString() });
  await upload(csv([row(employee.code, [21, ...figures.slice(1)])]));
  expect((await records()).map((record) => [record.Working_days, record.Attendence_Status])).toContainEqual([21, null]);
});

test('an Excel file counts with the stored results of its formulas', async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('February');
  sheet.addRow([...presentHeadings]);
  sheet.addRow([{ richText: [{ text: 'Asha ' }, { text: 'Rao' }] }, employee.code, { formula: '10+10', result: 20 }, ...figures.slice(1)]);
  sheet.addRow([]);
  sheet.addRow(['Somebody', 'Z1', { formula: '1/0', result: { error: '#DIV/0!' } }, ...figures.slice(1)]);
  const looked = (await preview(Buffer.from(await book.xlsx.writeBuffer()))).data;
  expect(looked.Rows.map((found) => [found.Line, found.Name, found.Working_days, found.Problems])).toEqual([
    [2, 'Asha Rao', '20', []],
    [4, 'Somebody', '', [{ field: 'Working_days', message: 'Working_days is missing' }]],
  ]);
});

test('one wrong cell keeps the whole file out, with every problem named by line', async () => {
  const refused = await upload(csv([row('A1'), row('a1', ['', -1, 'x', 2.25, ...figures.slice(4)]), row('', figures)]));
  expect(refused.httpStatus).toBe(422);
  expect(refused.errors.map(({ message }) => message)).toEqual([
    'Line 3: Working_days is missing',
    'Line 3: Full_leave must be from 0 to 366',
    'Line 3: Half_leave must be a number with at most one decimal',
    'Line 3: Missed_punch must be a number with at most one decimal',
    'Line 3: Code stands on line 2 already',
    'Line 4: Code is missing',
  ]);
  expect(await records()).toEqual([]);
});

/** A packed file whose one entry is as given. */
function archive(name: string, content: Buffer, gap = Buffer.alloc(0)): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt16LE(name.length, 28);
  const begin = 30 + name.length + packed.length + gap.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(begin, 16);
  return Buffer.concat([local, Buffer.from(name), packed, gap, central, Buffer.from(name), end]);
}

test.each([
  ['an empty file', 'Name,Code', 'The file has no rows'],
  ['a file without a column', csv([row('A1')], ['Name', 'Code', 'Days']), `The file has no column ${presentHeadings.slice(2).join(', ')}`],
  ['bytes that are no text', Buffer.from([1, 0, 2, 0]), 'Please choose an .xlsx or .csv file'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'Please save the file as .xlsx without a password first'],
  ['a damaged Excel file', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]), 'This file is damaged or no Excel file'],
  ['a packed file that is something else', archive('notes.txt', Buffer.from('hello')), 'The file has no rows'],
  ['a file that grows when it is unpacked', archive('xl/worksheets/sheet1.xml', Buffer.alloc(60 * 1024 * 1024)), 'This file is too large once it is unpacked'],
  ['a file with something hidden in it', archive('notes.txt', Buffer.from('hello'), Buffer.alloc(50)), 'This file is damaged or no Excel file'],
  ['too many rows', csv(Array.from({ length: 10_001 }, (_, index) => row(`A${index}`))), 'A file can have at most 10001 rows'],
])('%s is refused', async (_case, content, message) => {
  const refused = await preview(content);
  expect([refused.httpStatus, refused.errors]).toEqual([422, [{ field: 'employee_file', message }]]);
});

test('date and file are asked for', async () => {
  const none = await server.call('uploadPresentRecords', { as: hr, body: {}, files: [] });
  expect(none.errors).toEqual([{ field: 'date', message: 'Please Select Date' }, { field: 'employee_file', message: 'Please Select File' }]);
  expect((await upload(csv([row('A1')]), '2026-02-28', employee)).httpStatus).toBe(403);
});

test('one confirms one\'s own newest record of the month; an issue reaches HR, a correction asks again', async () => {
  await upload(csv([row(employee.code)]), '2025-02-28');
  await upload(csv([row(employee.code), row(hr.code)]));
  const own = await server.call('getMonthlyAttendance', { as: employee, body: { Code: hr.code, month: 1 } });
  expect([own.body.status, own.data.map((record) => [record.Date, record.Code])]).toEqual([200, [['2026-02-28', employee.code]]]);
  expect((await server.call('getMonthlyAttendance', { as: employee, body: { Code: employee.code, month: 0 } })).data).toEqual([]);
  expect((await answer('Issue')).data.Attendence_Status).toBe('Issue');
  await answer('Issue');
  expect(await notesTo(hr)).toEqual([{ kind: 'month-issue', text: 'Asha Rao has an issue with the attendance of February 2026', path: '/employeepresentlist?month=2026-02&answer=Issue' }]);
  const id = own.data[0]?._id ?? '';
  const edited = await server.call('updatePresentRecord', { as: hr, body: { id, Name: '', Missed_punch: '', Working_days: 18 } });
  expect(edited.data).toMatchObject({ Name: 'Asha Rao', Missed_punch: 2, Working_days: 18, Attendence_Status: null });
  expect((await notesTo(employee)).map((note) => note.text)).toEqual(['Your attendance of February 2026 was corrected. Please confirm it again.']);
  expect((await server.call('getPresentRecord', { as: hr, body: { id } })).data).toEqual(edited.data);
  expect((await server.call('updatePresentRecord', { as: hr, body: { id, Code: hr.code } })).httpStatus).toBe(409);
  expect((await server.call('updatePresentRecord', { as: hr, body: { id: unknownId() } })).httpStatus).toBe(404);
  expect((await server.call('updatePresentRecord', { as: employee, body: { id, Working_days: 30 } })).httpStatus).toBe(403);
  expect((await answer('Approved', 5)).httpStatus).toBe(404);
});

test('a closed month takes no upload and no answer until it is opened again', async () => {
  await upload(csv([row(employee.code)]));
  const close = (month: string, Closed: 'true' | 'false') => server.call('closePresentMonth', { as: hr, body: { month, Closed } });
  expect((await close('2026-03', 'true')).message).toBe('March 2026 is not over yet');
  const closed = await Promise.all(Array.from({ length: 5 }, () => close('2026-02', 'true')));
  expect(closed.map((found) => found.httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
  const state = (await server.call('getPresentMonth', { as: hr, query: { month: '2026-02' } })).data;
  expect(state).toMatchObject({ Month: '2026-02', Closed_at: testStart.toISOString(), Closed_by: 'Maren Holt' });
  expect(state.Without_record.map(({ Code }) => Code)).toContain(hr.code);
  expect(state.Without_record.map(({ Code }) => Code)).not.toContain(employee.code);
  expect((await upload(csv([row(employee.code)]))).message).toBe('This month is closed. Open it again to upload its records.');
  expect((await answer('Approved')).message).toBe('This month is closed. Please speak to HR.');
  expect((await close('2026-02', 'false')).data.Closed_at).toBeNull();
  expect((await answer('Approved')).httpStatus).toBe(200);
});

test('the month is reckoned from attendance and leave and laid beside the record', async () => {
  const log = (work_date: string, time: string, direction: 'in' | 'out') => ({ id: randomUUID(), employee_id: employee.id, work_date, logged_at: new Date(`${work_date}T${time}:00Z`), direction });
  // 09:30 to 18:30 in Kolkata; the second day has no leaving.
  await server.database.insertInto('face_logs').values([log('2026-02-02', '04:00', 'in'), log('2026-02-02', '13:00', 'out'), log('2026-02-03', '04:00', 'in')]).execute();
  await server.database
    .insertInto('leaves')
    .values({ id: randomUUID(), employee_id: employee.id, leave_type: 'Casual Leave', starts_on: '2026-02-04', ends_on: '2026-02-05', half_from: 'First Half', half_to: 'First Half', reason: 'x', status: 'Approved', created_by_id: employee.id, acted_by_id: hr.id, acted_at: testStart })
    .execute();
  await upload(csv([row(employee.code), row('Z999')]));
  const compared = (await server.call('comparePresentMonth', { as: hr, query: { month: '2026-02' } })).data;
  expect(compared.find(({ Code }) => Code === employee.code)).toMatchObject({
    Stored: { Working_days: 20, Full_leave: 1, Half_leave: 0, Missed_punch: 2, WFM: 3, Total_days: 19 },
    Computed: { Working_days: 20, Full_leave: 1, Half_leave: 1, Missed_punch: 1, WFM: 0, Total_days: 1.5 },
    Differences: ['Half_leave', 'Missed_punch', 'WFM', 'Total_days'],
  });
  expect(compared.find(({ Code }) => Code === 'Z999')).toMatchObject({ Computed: null, Differences: [] });
  expect(compared.find(({ Code }) => Code === hr.code)).toMatchObject({ _id: null, Stored: null });
});
