import { randomUUID } from 'node:crypto';
import { presentHeadings } from '../../../src/domain/present-data/presentFields';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { testStart, unknownId, type TestServer } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';
import { csv, figures, row, startPresentTests } from '../../support/server/presentMonth';

let server: TestServer;
let employee: TestPerson;
let hr: TestPerson;

const { upload, records, answer, notesTo } = startPresentTests((started) => ({ server, employee, hr } = started));

test('a record names the employee with its code, whatever its letters, or none', async () => {
  await upload(csv([row(employee.code.toLowerCase()), row('GONE-1')]));
  const named = (await records()).map(({ Code, Employee_id }) => [Code, Employee_id]);
  expect(named).toEqual(
    expect.arrayContaining([
      [employee.code.toLowerCase(), employee.id],
      ['GONE-1', null],
    ]),
  );
});

test('the log of a record has author, previous and new values, and the comment of an issue', async () => {
  await upload(csv([row(employee.code), row(hr.code)]));
  const id = (await records()).find(({ Code }) => Code === employee.code)?._id ?? '';
  const log = async (as = hr) =>
    (await server.call('listPresentLogs', { as, query: { id } })).data.map(
      ({ Action_Log, Comment, Created_by, Changes }) => [
        Action_Log,
        Comment,
        Created_by,
        Changes.map((change) => [change.Field, change.Privious_Value, change.Current_Value]),
      ],
    );
  const issue = (Comment: string) =>
    server.call('answerMonthlyAttendance', {
      as: employee,
      body: { Code: employee.code, month: 1, Attendence_Status: 'Issue', Comment },
    });
  const later = (): void => void (server.clock.now = new Date(server.clock.now.getTime() + 60_000));
  later();
  expect((await issue(' My half day counts as a whole one ')).data).toMatchObject({
    Attendence_Status: 'Issue',
    Attendence_Comment: 'My half day counts as a whole one',
  });
  expect((await notesTo(hr)).map(({ text }) => text)).toEqual([
    'Asha Rao has an issue with the attendance of February 2026: My half day counts as a whole one',
  ]);
  // Said once more, nothing has happened.
  await answer('Issue');
  expect((await issue('x'.repeat(251))).httpStatus).toBe(400);
  later();
  await server.call('updatePresentRecord', { as: hr, body: { id, Full_leave: 0, Half_leave: 1 } });
  later();
  const competing = await server.call('updatePresentRecord', { as: hr, body: { id, Full_leave: 0, Seen_version: 1 } });
  expect([competing.httpStatus, competing.message, competing.body.current]).toMatchObject([
    409,
    'This has been changed in the meantime',
    { _id: id, Half_leave: 1 },
  ]);
  await server.call('updatePresentRecord', { as: hr, body: { id, Full_leave: 0, Name: '' } });
  await upload(csv([['Asha R.', employee.code, ...figures], row(hr.code)]));
  later();
  expect((await answer('Approved')).data).toMatchObject({ Attendence_Status: 'Approved', Attendence_Comment: null });
  const expected = [
    ['Approved', null, 'Asha Rao', []],
    [
      'Replaced',
      null,
      'Maren Holt',
      [
        ['Name', 'Asha Rao', 'Asha R.'],
        ['Full_leave', '0', '1'],
        ['Half_leave', '1', '0'],
      ],
    ],
    [
      'Edited',
      null,
      'Maren Holt',
      [
        ['Full_leave', '1', '0'],
        ['Half_leave', '0', '1'],
      ],
    ],
    ['Issue', 'My half day counts as a whole one', 'Asha Rao', []],
    ['Uploaded', null, 'Maren Holt', []],
  ];
  expect(await log()).toEqual(expected);
  expect(await log(employee)).toEqual(expected);
  const stranger = await addPerson(server.database);
  expect((await server.call('listPresentLogs', { as: stranger, query: { id } })).httpStatus).toBe(404);
  expect((await server.call('listPresentLogs', { as: hr, query: { id: unknownId() } })).httpStatus).toBe(404);
  expect((await server.call('listPresentLogs', { as: hr, query: {} })).httpStatus).toBe(400);
  // Records that the file does not change get no entry.
  const other = (await records()).find(({ Code }) => Code === hr.code)?._id ?? '';
  expect((await server.call('listPresentLogs', { as: hr, query: { id: other } })).data).toHaveLength(1);
});

test('windows are filtered, sorted and added up by the server', async () => {
  const month = (day: string, codes: readonly string[], wfm: number) =>
    upload(csv(codes.map((code, index) => ['Asha Rao', code, 20, 1, 0, index, wfm, 1.5, 19, 1, 20])), day);
  await month('2026-01-31', ['W1', 'W2', 'W3'], 1);
  await month('2026-02-28', ['W1', 'W2', employee.code], 2);
  await answer('Issue');
  const list = async (query: Record<string, string | number>) => {
    const { data } = await server.call('listPresentWindow', { as: hr, query });
    return [
      data.Rows.map(({ Date: day, Code, Missed_punch }) => `${day.slice(5, 7)} ${Code} ${Missed_punch}`),
      data.Total,
    ];
  };
  const own = `02 ${employee.code} 2`;
  expect(await list({ sort: 'Date:desc,Code:desc', limit: 2 })).toEqual([['02 W2 1', '02 W1 0'], 6]);
  expect(await list({ sort: 'Date:desc,Code:desc', limit: 2, offset: 4 })).toEqual([['01 W2 1', '01 W1 0'], 6]);
  expect(await list({ From: '2026-02-01', To: '2026-02-28', Attendence_Status: 'Issue' })).toEqual([[own], 1]);
  expect(await list({ From: '2026-02-01', Attendence_Status: 'None', sort: 'Code:asc' })).toEqual([
    ['02 W1 0', '02 W2 1'],
    2,
  ]);
  expect(
    await list({ Attendence_Status: 'Issue,None', Ranges: 'Missed_punch:0.25:,WFM::1', sort: 'Missed_punch:asc' }),
  ).toEqual([['01 W2 1', '01 W3 2'], 2]);
  expect(await list({ q: 'w1', sort: 'WFM:desc' })).toEqual([['02 W1 0', '01 W1 0'], 2]);
  expect(await list({ sort: 'Attendence_Status_Date:desc', limit: 1 })).toEqual([[own], 6]);
  for (const key of [
    'Name',
    'Code',
    'Date',
    'Attendence_Status',
    'Attendence_Status_Date',
    ...presentHeadings.slice(2),
  ]) {
    const [up, down] = [await list({ sort: `${key}:asc` }), await list({ sort: `${key}:desc` })];
    expect([up[1], new Set(up[0] as string[]), new Set(down[0] as string[]).size]).toEqual([
      6,
      new Set(down[0] as string[]),
      6,
    ]);
  }
  const sums = await server.call('sumPresentRecords', {
    as: hr,
    query: { From: '2026-02-01', Ranges: 'Missed_punch:1:' },
  });
  expect(sums.data).toEqual({
    Working_days: 40,
    Full_leave: 2,
    Half_leave: 0,
    Missed_punch: 3,
    WFM: 4,
    Carry_forward: 3,
    Total_days: 38,
    Allow: 2,
    Grand_Total: 40,
  });
  expect(
    (await server.call('sumPresentRecords', { as: hr, query: { q: 'no one is called so' } })).data.Grand_Total,
  ).toBe(0);
  const rejected: readonly Record<string, string | number>[] = [
    { sort: 'password_hash:asc' },
    { sort: 'Name' },
    { Attendence_Status: 'Perhaps' },
    { Ranges: 'Salary:1:' },
    { Ranges: 'WFM:a:b' },
    { From: '2026-02-30' },
    { limit: 1001 },
  ];
  for (const query of rejected)
    expect([query, (await server.call('listPresentWindow', { as: hr, query })).httpStatus]).toEqual([query, 400]);
});

test('the month is computed from attendance and leave and shown next to the record', async () => {
  const log = (work_date: string, time: string, direction: 'in' | 'out') => ({
    id: randomUUID(),
    employee_id: employee.id,
    work_date,
    logged_at: new Date(`${work_date}T${time}:00Z`),
    direction,
  });
  // 09:30 to 18:30 in Kolkata; the second day has no leaving.
  await server.database
    .insertInto('face_logs')
    .values([log('2026-02-02', '04:00', 'in'), log('2026-02-02', '13:00', 'out'), log('2026-02-03', '04:00', 'in')])
    .execute();
  await server.database
    .insertInto('leaves')
    .values({
      created_at: testMoment(),
      id: randomUUID(),
      employee_id: employee.id,
      leave_type: 'Casual Leave',
      starts_on: '2026-02-04',
      ends_on: '2026-02-05',
      half_from: 'First Half',
      half_to: 'First Half',
      reason: 'x',
      status: 'Approved',
      created_by_id: employee.id,
      acted_by_id: hr.id,
      acted_at: testStart,
    })
    .execute();
  await upload(csv([row(employee.code), row('Z999')]));
  const list = async (query: Record<string, string | number> = {}) =>
    (await server.call('comparePresentMonth', { as: hr, query: { month: '2026-02', ...query } })).data;
  const { Rows: compared, Total } = await list({ limit: 1000 });
  expect(compared.find(({ Code }) => Code === employee.code)).toMatchObject({
    Stored: { Working_days: 20, Full_leave: 1, Half_leave: 0, Missed_punch: 2, WFM: 3, Total_days: 19 },
    Computed: { Working_days: 20, Full_leave: 1, Half_leave: 1, Missed_punch: 1, WFM: 0, Total_days: 1.5 },
    Differences: ['Half_leave', 'Missed_punch', 'WFM', 'Total_days'],
  });
  expect(compared.find(({ Code }) => Code === 'Z999')).toMatchObject({
    Computed: null,
    Differences: [],
    Outcome: 'No employee',
  });
  expect(compared.find(({ Code }) => Code === hr.code)).toMatchObject({
    _id: null,
    Stored: null,
    Outcome: 'No record',
  });
  expect(Total).toBe(compared.length);
  // What agrees is left out on demand; windows hang together; each sort and filter is the server's.
  const own = compared.find(({ Code }) => Code === employee.code);
  await upload(
    csv([
      row(
        employee.code,
        [...presentHeadings.slice(2)].map(
          (heading) => (own?.Computed as Record<string, number> | undefined)?.[heading] ?? 0,
        ),
      ),
    ]),
  );
  const listCodes = async (query: Record<string, string | number>) => (await list(query)).Rows.map(({ Code }) => Code);
  expect(await listCodes({ Outcome: 'Same' })).toEqual([employee.code]);
  expect(await list({ Outcome: 'Same', Differences: 'true' })).toEqual({ Rows: [], Total: 0 });
  expect((await list({ Differences: 'true' })).Total).toBe(Total - 1);
  expect(await listCodes({ q: employee.code.toLowerCase() })).toEqual([employee.code]);
  const byCode = await listCodes({ sort: 'Code:desc', limit: 1000 });
  expect([
    ...(await listCodes({ sort: 'Code:desc', limit: 2 })),
    ...(await listCodes({ sort: 'Code:desc', offset: 2, limit: 1000 })),
  ]).toEqual(byCode);
  expect(await list({ offset: 5000 })).toEqual({ Rows: [], Total });
  for (const key of [
    'Name',
    'Outcome',
    'Working_days',
    'Full_leave',
    'Half_leave',
    'Missed_punch',
    'WFM',
    'Total_days',
  ])
    expect(new Set(await listCodes({ sort: `${key}:asc,Code:desc`, limit: 1000 }))).toEqual(new Set(byCode));
  const rejected: readonly Record<string, string | number>[] = [
    { sort: 'Email:asc' },
    { Outcome: 'Wrong' },
    { limit: 1001 },
    { Differences: 'perhaps' },
  ];
  for (const query of rejected)
    expect([
      query,
      (await server.call('comparePresentMonth', { as: hr, query: { month: '2026-02', ...query } })).httpStatus,
    ]).toEqual([query, 400]);
});
