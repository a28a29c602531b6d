import { instantAt } from '../../../src/domain/calendar/instantAt';
import { Workbook } from 'exceljs';
import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, unknownId, type TestServer } from '../../support/testServer';
import { csv, figures, row, startPresentTests } from '../../support/server/presentMonth';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

const { upload, preview, records, answer, notesTo } = startPresentTests(
  (started) => ({ server, employee, hr } = started),
);
const findRole = (person: TestPerson) =>
  server.database.selectFrom('employees').select('role_id').where('id', '=', person.id);

test('a file is looked at, stored and replaced by month and Code; an answer stays while no figure changes', async () => {
  const content = csv([row(employee.code), row('Z999')]);
  const looked = await preview(content);
  expect(looked.data).toMatchObject({
    Month: '2026-02',
    Notices: [],
    Rows: [
      { Line: 2, Code: employee.code, Carry_forward: '1.5', Replaces: false, Problems: [], Warnings: [] },
      { Line: 3, Problems: [], Warnings: [{ field: 'Code', message: 'No employee has the code Z999' }] },
    ],
  });
  expect(await records()).toEqual([]);
  expect((await upload(content)).data).toEqual({ month: '2026-02', added: 2, replaced: 0 });
  await answer('Approved');
  // Semicolons, decimal commas, other case and order of the headings, a byte order mark.
  const again = `\uFEFF${[
    ['code', 'NAME', ...presentHeadings.slice(2).map((name) => name.replace('_', ' ')), 'Remark'],
    [employee.code.toLowerCase(), '"Rao; Asha"', ...figures.map((value) => String(value).replace('.', ',')), 'x'],
  ]
    .map((cells) => cells.join(';'))
    .join('\n')}`;
  expect((await upload(again, '2026-02-27')).data).toEqual({ month: '2026-02', added: 0, replaced: 1 });
  const stored = (await records()).find((record) => record.Name === 'Rao; Asha');
  expect(stored).toMatchObject({
    Date: '2026-02-27',
    Working_days: 20,
    Full_leave: 1,
    Half_leave: 0,
    Missed_punch: 2,
    WFM: 3,
    Carry_forward: 1.5,
    Total_days: 19,
    Allow: 1,
    Grand_Total: 20,
    Attendence_Status: 'Approved',
    Attendence_Status_Date: testStart.toISOString(),
  });
  await upload(csv([row(employee.code, [21, ...figures.slice(1)])]));
  expect((await records()).map((record) => [record.Working_days, record.Attendence_Status])).toContainEqual([21, null]);
});

test('a month that has not begun has no records: its file is rejected, checked or stored', async () => {
  const content = csv([row(employee.code)]);
  expect((await upload(content, '2026-03-31')).httpStatus).toBe(200);
  for (const date of ['2026-04-01', '2036-03-01'])
    for (const answered of [await upload(content, date), await preview(content, undefined, date)]) {
      expect(answered.httpStatus).toBe(422);
      expect(answered.body.errors).toMatchObject([
        { field: 'date', message: expect.stringMatching(/ has not begun yet$/) },
      ]);
    }
});

test('an Excel file counts with the stored results of its formulas', async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('February');
  sheet.addRow([...presentHeadings]);
  sheet.addRow([
    { richText: [{ text: 'Asha ' }, { text: 'Rao' }] },
    employee.code,
    { formula: '10+10', result: 20 },
    ...figures.slice(1),
  ]);
  sheet.addRow([]);
  sheet.addRow(['A user', 'Z1', { formula: '1/0', result: { error: '#DIV/0!' } }, ...figures.slice(1)]);
  const looked = (await preview(Buffer.from(await book.xlsx.writeBuffer()), 'february.xlsx')).data;
  expect(looked.Rows.map((found) => [found.Line, found.Name, found.Working_days, found.Problems])).toEqual([
    [2, 'Asha Rao', '20', []],
    [4, 'A user', '#DIV/0!', [expect.objectContaining({ field: 'Working_days' })]],
  ]);
});

test('one wrong cell keeps the whole file out, with every problem named by line', async () => {
  const rejected = await upload(
    csv([row('A1'), row('a1', ['', -1, 'x', 2.25, ...figures.slice(4)]), row('', figures)]),
  );
  expect(rejected.httpStatus).toBe(422);
  expect(rejected.errors.map(({ message }) => message)).toEqual([
    'Line 3: Working_days is missing',
    'Line 3: Full_leave must be from 0 to 31',
    'Line 3: Half_leave must be a number with at most one decimal',
    'Line 3: Missed_punch must be a number with at most one decimal',
    'Line 3: Code is already on line 2',
    'Line 4: Code is missing',
  ]);
  expect(await records()).toEqual([]);
});

test('carry forward, allowance and totals keep two decimals, other figures one', async () => {
  const precise = [20.25, 1, 1, 2, 0.5, -1.75, 18.25, 1.25, 19.5];
  expect((await upload(csv([row(employee.code, precise)]))).httpStatus).toBe(200);
  const [stored] = await records();
  expect(stored).toMatchObject({
    Working_days: 20.25,
    WFM: 0.5,
    Carry_forward: -1.75,
    Total_days: 18.25,
    Allow: 1.25,
    Grand_Total: 19.5,
  });
  expect((await server.call('sumPresentRecords', { as: hr, query: {} })).data).toMatchObject({
    Carry_forward: -1.75,
    Grand_Total: 19.5,
  });
  const edit = (changes: object) =>
    server.call('updatePresentRecord', { as: hr, body: { id: stored?._id, ...changes } });
  expect((await edit({ Allow: 1.05, Carry_forward: 0.07 })).data).toMatchObject({ Allow: 1.05, Carry_forward: 0.07 });
  const rejected = await edit({ Allow: 1.005, WFM: 1.25 });
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    422,
    [
      { field: 'WFM', message: 'WFM must be a number with at most one decimal' },
      { field: 'Allow', message: 'Allow must be a number with at most two decimals' },
    ],
  ]);
});

test('a file is not stored when records that it replaces were changed after the preview', async () => {
  const content = csv([row(employee.code), row('Z999')]);
  const seen = (await preview(content)).data.Stored_versions;
  expect(seen).toBe(0);
  const store = (Seen_versions: number) =>
    server.call('uploadPresentRecords', {
      as: hr,
      body: { date: '2026-02-28', Seen_versions },
      files: [{ field: 'employee_file', fileName: 'february.csv', content }],
    });
  // Records of others do not matter.
  await upload(csv([row('Z998')]));
  expect((await store(seen)).data).toEqual({ month: '2026-02', added: 2, replaced: 0 });
  const again = (await preview(content)).data.Stored_versions;
  await upload(csv([row('Z999', [18, ...figures.slice(1)])]));
  const late = await store(again);
  expect([late.httpStatus, late.body.code]).toEqual([409, 'competing_edit']);
  expect((await records()).find(({ Code }) => Code === 'Z999')?.Working_days).toBe(18);
  expect((await store((await preview(content)).data.Stored_versions)).data.replaced).toBe(2);
});

test('the preview points out unknown codes, names of another user and totals that do not add up, and stores them all the same', async () => {
  const content = csv(
    [
      ['Maren Holt', employee.code, ...figures],
      ['Rao Asha', employee.code.toLowerCase() + 'x', ...figures],
      ['Holt, M. Maren', hr.code, ...figures.slice(0, 8), 30],
    ].map((cells) => cells.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell))),
  );
  expect(
    (await preview(content)).data.Rows.map(({ Line, Problems, Warnings }) => [
      Line,
      Problems,
      Warnings.map(({ message }) => message),
    ]),
  ).toEqual([
    [2, [], [`${employee.code} is the code of Asha Rao`]],
    [3, [], [`No employee has the code ${employee.code.toLowerCase()}x`]],
    [4, [], ['Grand_Total is 30, but Total_days and Allow are 20']],
  ]);
  expect((await upload(content)).data).toMatchObject({ added: 3 });
});

test('days that the month does not have cannot be stored', async () => {
  const rejected = await upload(csv([row(employee.code, [29, 29, 3, 60, 30, 0, 28, 1, 29])]));
  expect([rejected.httpStatus, rejected.errors.map(({ message }) => message)]).toEqual([
    422,
    [
      'Line 2: Working_days is 29, but February 2026 has 28 days',
      'Line 2: Full_leave is 29, but February 2026 has 28 days',
      'Line 2: WFM is 30, but February 2026 has 28 days',
      'Line 2: Full_leave and Half_leave are 30.5 days, more than Working_days (29)',
      'Line 2: Missed_punch is 60, but February 2026 has 28 days',
    ],
  ]);
});

test('a record is edited by the rules of an upload: as a whole, in its month', async () => {
  await upload(csv([row(employee.code)]));
  const id = (await records())[0]?._id;
  const edit = (changes: object) => server.call('updatePresentRecord', { as: hr, body: { id, ...changes } });
  const rejected = await edit({ Full_leave: 15, Half_leave: 12, Total_days: 29 });
  expect([rejected.httpStatus, rejected.errors]).toEqual([
    422,
    [
      { field: 'Total_days', message: 'Total_days is 29, but February 2026 has 28 days' },
      {
        field: 'Full_leave',
        message: 'Full_leave and Half_leave are 21 days, more than Working_days (20)',
      },
    ],
  ]);
  expect((await edit({ Working_days: 0 })).errors).toEqual([
    { field: 'Full_leave', message: 'Full_leave and Half_leave are 1 days, more than Working_days (0)' },
  ]);
  expect((await edit({ Full_leave: 15, Half_leave: 10 })).data).toMatchObject({ Full_leave: 15, Half_leave: 10 });
});

test.each([
  { what: 'an empty file', content: 'Name,Code', message: 'The file has no rows' },
  {
    what: 'a file without a column',
    content: csv([row('A1')], ['Name', 'Code', 'Days']),
    message: `The file has no column ${presentHeadings.slice(2).join(', ')}`,
  },
  {
    what: 'bytes that are no text',
    content: Buffer.from([1, 0, 2, 0]),
    message: 'Please choose an .xlsx or .csv file',
  },
  {
    what: 'an old Excel file',
    content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
    message: 'Please save the file as .xlsx without a password first',
  },
  {
    what: 'a damaged Excel file',
    fileName: 'february.xlsx',
    content: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]),
    message: 'This file is damaged or no Excel file',
  },
  {
    what: 'an Excel file with the extension of text',
    content: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]),
    message: 'The content of february.csv is zip, not csv. Correct the extension or choose another file.',
  },
  {
    what: 'too many rows',
    content: csv(Array.from({ length: 10_001 }, (_, index) => row(`A${index}`))),
    message: 'A file can have at most 10001 rows',
  },
])('$what is rejected', async ({ content, message, fileName }) => {
  const rejected = await preview(content, fileName);
  expect([rejected.httpStatus, rejected.errors]).toEqual([422, [{ field: 'employee_file', message }]]);
});

test('opening a record is an event of the audit log about the employee of its code, whatever its case', async () => {
  await upload(csv([row(employee.code.toLowerCase()), row('UNKNOWN')]));
  for (const { _id } of await records()) await server.call('getPresentRecord', { as: hr, body: { id: _id } });
  await server.settled();
  expect(
    await server.database
      .selectFrom('audit_events')
      .select(['actor_id', 'subject_id', 'details'])
      .where('kind', '=', 'personal_data_viewed')
      .where('subject_id', '=', employee.id)
      .execute(),
  ).toEqual([{ actor_id: hr.id, subject_id: employee.id, details: { area: 'attendance' } }]);
});

test('date and file are asked for', async () => {
  const none = await server.call('uploadPresentRecords', { as: hr, body: {}, files: [] });
  expect(none.errors).toEqual([
    { field: 'date', message: 'Please Select Date' },
    { field: 'employee_file', message: 'Please Select File' },
  ]);
  expect((await upload(csv([row('A1')]), '2026-02-28', employee)).httpStatus).toBe(403);
});

test("one confirms one's own newest record of the month; an issue reaches HR, a correction asks again", async () => {
  await upload(csv([row(employee.code)]), '2025-02-28');
  await upload(csv([row(employee.code), row(hr.code)]));
  const own = await server.call('getMonthlyAttendance', { as: employee, body: { Code: hr.code, month: 1 } });
  expect([own.body.status, own.data.map((record) => [record.Date, record.Code])]).toEqual([
    200,
    [['2026-02-28', employee.code]],
  ]);
  expect(
    (await server.call('getMonthlyAttendance', { as: employee, body: { Code: employee.code, month: 0 } })).data,
  ).toEqual([]);
  expect((await answer('Issue')).data.Attendence_Status).toBe('Issue');
  await answer('Issue');
  expect(await notesTo(hr)).toEqual([
    {
      kind: 'month-issue',
      text: 'Asha Rao has an issue with the attendance of February 2026',
      path: `/employeePresentReport?from=2026-02-01&edit=${own.data[0]?._id}`,
    },
  ]);
  const id = own.data[0]?._id ?? '';
  const edited = await server.call('updatePresentRecord', {
    as: hr,
    body: { id, Name: '', Missed_punch: '', Working_days: 18 },
  });
  expect(edited.data).toMatchObject({ Name: 'Asha Rao', Missed_punch: 2, Working_days: 18, Attendence_Status: null });
  expect((await notesTo(employee)).map((note) => note.text)).toEqual([
    'Your attendance of February 2026 was corrected. Please confirm it again.',
  ]);
  expect((await server.call('getPresentRecord', { as: hr, body: { id } })).data).toEqual(edited.data);
  expect((await server.call('updatePresentRecord', { as: hr, body: { id, Code: hr.code } })).httpStatus).toBe(409);
  expect((await server.call('updatePresentRecord', { as: hr, body: { id: unknownId() } })).httpStatus).toBe(404);
  expect((await server.call('updatePresentRecord', { as: employee, body: { id, Working_days: 30 } })).httpStatus).toBe(
    403,
  );
  expect((await answer('Approved', 5)).httpStatus).toBe(404);
});

test('of two files of a month that HR uploads at the same time, one is added and the other replaces it completely', async () => {
  const colleague = await addPerson(server.database, { flags: ['Report.Employee_Present'] });
  const file = (workingDays: number) =>
    csv([employee.code, hr.code].map((code) => row(code, [workingDays, ...figures.slice(1)])));
  const outcomes = await Promise.all([
    upload(file(20)),
    upload(file(21), '2026-02-28', colleague),
    upload(file(20)),
    upload(file(21), '2026-02-28', colleague),
  ]);
  expect(outcomes.map(({ data }) => data.added).sort()).toEqual([0, 0, 0, 2]);
  expect(outcomes.map(({ data }) => data.replaced).sort()).toEqual([0, 2, 2, 2]);
  const stored = (await records()).map(({ Working_days }) => Working_days);
  expect(stored).toHaveLength(2);
  expect(new Set(stored).size).toBe(1);
});

test('a month can be closed when its last working day is over, four hours after midnight', async () => {
  const close = () => server.call('closePresentMonth', { as: hr, body: { month: '2026-02', Closed: 'true' } });
  for (const time of ['00:00', '01:00', '03:59']) {
    server.clock.now = instantAt('2026-03-01', time, 'Asia/Kolkata');
    const answer = await close();
    expect([answer.httpStatus, answer.message]).toEqual([422, 'February 2026 is not over yet']);
  }
  server.clock.now = instantAt('2026-03-01', '04:00', 'Asia/Kolkata');
  expect((await close()).httpStatus).toBe(200);
});

test('a closed month takes no upload and no answer until it is opened again', async () => {
  await upload(csv([row(employee.code)]));
  const close = (month: string, Closed: 'true' | 'false') =>
    server.call('closePresentMonth', { as: hr, body: { month, Closed } });
  expect((await close('2026-03', 'true')).message).toBe('March 2026 is not over yet');
  const closed = await Promise.all(Array.from({ length: 5 }, () => close('2026-02', 'true')));
  expect(closed.map((found) => found.httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
  const state = (await server.call('getPresentMonth', { as: hr, query: { month: '2026-02' } })).data;
  expect(state).toMatchObject({
    Month: '2026-02',
    Closed_at: testStart.toISOString(),
    Closed_by: 'Maren Holt',
    Records: 1,
    Unanswered: 1,
    Issues: 0,
  });
  const silent = (await server.call('listPresentUnanswered', { as: hr, query: { month: '2026-02', limit: 1000 } }))
    .data;
  expect(silent.Total).toBe(state.Unanswered + state.Without_record);
  const unreminded = { Reminded_at: null, Reminded_by: null };
  expect(silent.Rows).toContainEqual({
    ...{ Employee_id: hr.id, Code: hr.code, Name: 'Maren Holt', Why: 'No record' },
    ...unreminded,
  });
  expect(silent.Rows.filter(({ Code }) => Code === employee.code)).toEqual([
    { Employee_id: employee.id, Code: employee.code, Name: 'Asha Rao', Why: 'No answer', ...unreminded },
  ]);
  const first = (
    await server.call('listPresentUnanswered', {
      as: hr,
      query: { month: '2026-02', Why: 'No answer', q: 'asha', sort: 'Why:desc,Code:asc', limit: 1 },
    })
  ).data;
  expect([first.Rows.length, first.Total]).toEqual([1, 1]);
  expect((await upload(csv([row(employee.code)]))).message).toBe(
    'This month is closed. Open it again to upload its records.',
  );
  expect((await answer('Approved')).message).toBe('This month is closed. Please speak to HR.');
  // Only HR corrects what is closed, and only as long as the role says so.
  const { _id: id = '', Version: version = 0 } = (await records())[0] ?? {};
  expect(
    (await server.call('updatePresentRecord', { as: hr, body: { id, WFM: 4, Seen_version: version } })).data,
  ).toMatchObject({ WFM: 4, Version: version + 1 });
  await server.database.updateTable('roles').set({ granted_flags: [] }).where('id', '=', findRole(hr)).execute();
  for (const call of [
    server.call('updatePresentRecord', { as: hr, body: { id, WFM: 5 } }),
    close('2026-02', 'false'),
    server.call('listPresentWindow', { as: hr }),
  ])
    expect((await call).httpStatus).toBe(403);
  await server.database
    .updateTable('roles')
    .set({ granted_flags: ['Report.Employee_Present'] })
    .where('id', '=', findRole(hr))
    .execute();
  expect((await close('2026-02', 'false')).data.Closed_at).toBeNull();
  expect((await answer('Approved')).httpStatus).toBe(200);
  const ofMonth = (await server.call('listPresentLogs', { as: hr, query: { month: '2026-02' } })).data;
  expect(ofMonth.map((entry) => [entry.Action_Log, entry.Comment, entry.Created_by]).sort()).toEqual([
    ['Closed', null, 'Maren Holt'],
    ['Opened again', null, 'Maren Holt'],
    ['Uploaded', 'february.csv: 1 added, 0 replaced', 'Maren Holt'],
  ]);
  expect((await server.call('listPresentLogs', { as: employee, query: { month: '2026-02' } })).httpStatus).toBe(403);
});
