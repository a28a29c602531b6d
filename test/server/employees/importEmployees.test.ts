import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

const record = async (person: TestPerson) =>
  (await server.call('getEmployeeDetail', { as: admin, body: { id: person.id } })).data.Employee;
const sheet = (...lines: string[]) => [{ field: 'File', fileName: 'people.csv', content: lines.join('\n') }];
const importing = async (as: TestPerson, isPreview: boolean, ...lines: string[]) => {
  const files = sheet(...lines);
  const { Rows, Stored_versions } = (await server.call('previewEmployeeImport', { as, files })).data;
  return isPreview
    ? { Is_stored: false, Rows }
    : (await server.call('importEmployees', { as, body: { Invite: 'true', Seen_versions: Stored_versions }, files }))
        .data;
};

test.each(['true', 'false'])(
  'a page of a former version, which sends Check=%s and no versions, stores nothing',
  async (Check) => {
    const files = sheet('Code,Name,E-mail,Role permission', 'FORM-1,Fay Former,fay@company.example,Employee');
    const body = { Check, Invite: 'false' } as unknown as { Invite: 'false'; Seen_versions: number };
    const answer = await server.call('importEmployees', { as: admin, body, files });
    expect([answer.httpStatus, answer.body.message]).toEqual([400, 'Please reload the page and check the file again']);
    const stored = await server.database.selectFrom('employees').select('id').where('code', '=', 'FORM-1').execute();
    expect(stored).toEqual([]);
  },
);

test('an import blames the line that takes an address, not the employee who has it', async () => {
  const heading = 'Code,Name,E-mail,Role permission';
  const holder = await addPerson(server.database, { firstName: 'Hal', lastName: 'Holder' });
  const taken = 'E-mail: Another employee has this mail address';
  const { Rows } = await importing(
    admin,
    true,
    heading,
    `TAKE-1,Ann Taker,${holder.email.toUpperCase()},Employee`,
    `${holder.code},Hal Renamed,${holder.email},`,
    'TAKE-2,Bo First,both@company.example,Employee',
    'TAKE-3,Bo Second,both@company.example,Employee',
    'TAKE-4,Single,single@company.example,Employee',
  );
  expect(Rows.map(({ Errors }) => Errors)).toEqual([[taken], [], [], [taken], ['Name: Please Enter Last Name']]);
});

describe('lines of an import that depend on each other', () => {
  const heading = 'Code,Name,E-mail,Role permission,Team leader';
  const people = async (count: number): Promise<TestPerson[]> => {
    const added: TestPerson[] = [];
    for (let index = 0; index < count; index += 1)
      added.push(await addPerson(server.database, { firstName: 'Ira', lastName: `Line${added.length}` }));
    return added;
  };
  const stored = (ids: readonly string[]) =>
    server.database
      .selectFrom('employees')
      .select(['code', 'email', 'team_leader_id'])
      .where('id', 'in', [...ids])
      .orderBy('code')
      .execute();
  const inBothOrders = [
    ['in one order', (lines: string[]) => lines],
    ['in the other', (lines: string[]) => lines.toReversed()],
  ] as const;

  test.each(inBothOrders)('an address may be taken from a line that gives it up, %s', async (_how, order) => {
    const [one, two] = (await people(2)) as [TestPerson, TestPerson];
    const lines = order([`${one.code},Ira One,${two.email},,`, `${two.code},Ira Two,${one.email},,`]);
    expect((await importing(admin, false, heading, ...lines)).Rows.map(({ Errors }) => Errors)).toEqual([[], []]);
    expect((await stored([one.id, two.id])).map(({ code, email }) => [code, email]).sort()).toEqual(
      [
        [one.code, two.email],
        [two.code, one.email],
      ].sort(),
    );
  });

  test.each(inBothOrders)('a new employee may take an address that is given up, %s', async (how, order) => {
    const [former] = (await people(1)) as [TestPerson];
    const code = `FREE-${how.length}`;
    const lines = order([
      `${code},Ann New,${former.email.toUpperCase()},Employee,`,
      `${former.code},Ira Former,former.${former.code}@company.example,,`,
    ]);
    expect((await importing(admin, false, heading, ...lines)).Is_stored).toBe(true);
    const added = await server.database.selectFrom('employees').select('email').where('code', '=', code).execute();
    expect(added).toEqual([{ email: former.email.toUpperCase() }]);
  });

  test.each(inBothOrders)('a leader and a member may change places, %s', async (_how, order) => {
    const [above, below] = (await people(2)) as [TestPerson, TestPerson];
    await server.database
      .updateTable('employees')
      .set({ team_leader_id: above.id })
      .where('id', '=', below.id)
      .execute();
    const lines = order([
      `${above.code},Ira Above,${above.email},,${below.code}`,
      `${below.code},Ira Below,${below.email},,${admin.code}`,
    ]);
    expect((await importing(admin, false, heading, ...lines)).Rows.map(({ Errors }) => Errors)).toEqual([[], []]);
    const circle = order([
      `${above.code},Ira Above,${above.email},,${below.code}`,
      `${below.code},Ira Below,${below.email},,${above.code}`,
    ]);
    expect((await importing(admin, false, heading, ...circle)).Is_stored).toBe(false);
  });

  test.each(inBothOrders)(
    'the right to change roles may pass to another line, but not end, %s',
    async (_how, order) => {
      const [successor] = (await people(1)) as [TestPerson];
      const others = await server.database
        .updateTable('employees')
        .from('roles')
        .set({ status: 'DeActive' })
        .whereRef('roles.id', '=', 'employees.role_id')
        .where('employees.status', '=', 'Active')
        .where('employees.id', '<>', admin.id)
        .where((eb) => eb(eb.val<string>('Master.Roles_Permission'), '=', eb.fn.any('roles.granted_flags')))
        .returning('employees.id')
        .execute();
      const problemsWith = async (role: string) => {
        const lines = order([
          `${admin.code},${admin.firstName} ${admin.lastName},${admin.email},Employee,`,
          `${successor.code},Ira Line0,${successor.email},${role},`,
        ]);
        return (await importing(admin, true, heading, ...lines)).Rows.flatMap(({ Errors }) => Errors);
      };
      expect(await problemsWith('HR / Admin')).toEqual([]);
      expect(await problemsWith('Employee')).toEqual([
        'Role permission: No one else can change roles, so this role cannot be removed',
      ]);
      const ids = others.map(({ id }) => id);
      if (ids.length > 0)
        await server.database.updateTable('employees').set({ status: 'Active' }).where('id', 'in', ids).execute();
    },
  );

  test.each(inBothOrders)('a leader is named as before or as the file renames, %s', async (_how, order) => {
    const [leader, first, second] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
    const [before, after] = [`Olga ${leader.code}`, `Oda ${leader.code}`];
    await server.database
      .updateTable('employees')
      .set({ first_name: 'Olga', last_name: leader.code })
      .where('id', '=', leader.id)
      .execute();
    const lines = order([
      `${first.code},Ira First,${first.email},,${before}`,
      `${leader.code},${after},${leader.email},,`,
      `${second.code},Ira Second,${second.email},,${after}`,
    ]);
    expect((await importing(admin, false, heading, ...lines)).Rows.map(({ Errors }) => Errors)).toEqual([[], [], []]);
    expect((await stored([first.id, second.id])).map((row) => row.team_leader_id)).toEqual([leader.id, leader.id]);
  });

  test.each(inBothOrders)(
    'a name that the file gives from one to another names neither; the code does, %s',
    async (_how, order) => {
      const [former, holder, member] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
      const name = `Olga ${former.code}`;
      await server.database
        .updateTable('employees')
        .set({ first_name: 'Olga', last_name: former.code })
        .where('id', '=', former.id)
        .execute();
      const lines = (leader: string) =>
        order([
          `${member.code},Ira Member,${member.email},,${leader}`,
          `${former.code},Oda ${former.code},${former.email},,`,
          `${holder.code},${name},${holder.email},,`,
        ]);
      const named = await importing(admin, false, heading, ...lines(name));
      expect(named.Is_stored).toBe(false);
      expect(named.Rows.flatMap(({ Errors }) => Errors)).toEqual([
        `Team leader: several are called '${name}', now or after the import; use the code`,
      ]);
      for (const leader of [`${name} (${holder.code})`, holder.code]) {
        const { Rows } = await importing(admin, true, heading, ...lines(leader));
        expect(Rows.find(({ Employee_code }) => Employee_code === member.code)?.Changes).toContainEqual(
          expect.stringMatching(/^Team leader: /),
        );
      }
      expect((await importing(admin, false, heading, ...lines(holder.code))).Is_stored).toBe(true);
      expect((await stored([member.id])).map((row) => row.team_leader_id)).toEqual([holder.id]);
    },
  );
});

test('an import says row by row what is wrong and stores nothing while something is', async () => {
  const known = await addPerson(server.database, { firstName: 'Kim', lastName: 'Known' });
  const heading = 'Code,Name,E-mail,Role permission,Team leader,Joined,Mobile';
  const wrong = [
    `${known.code},Kim Changed,${known.email},,,,`,
    `IMP-1,Ann First,ann.first@company.example,Employee,IMP-2,05/03/2026,+1 202 555 0101`,
    `IMP-2,Bo Second,${admin.email},No such role,,31/02/2026,`,
    `imp-1,Twice Here,twice@company.example,Employee,,,x`,
    `,No Code,no.code@company.example,Employee,,,`,
  ];
  for (const check of [true, false]) {
    const { Is_stored, Rows } = await importing(admin, check, heading, ...wrong);
    expect([Is_stored, Rows.map(({ Line, Outcome }) => [Line, Outcome])]).toEqual([
      false,
      [
        [2, 'Change'],
        [3, 'Add'],
        [4, 'Error'],
        [5, 'Error'],
        [6, 'Error'],
      ],
    ]);
    expect(Rows.slice(2).map(({ Errors }) => Errors)).toEqual([
      [
        "Role permission: there is no 'No such role'",
        'Joined: There is no such day in the calendar',
        'E-mail: Another employee has this mail address',
      ],
      ['Code: line 3 has the same code', 'Mobile: A phone number has 6 to 20 digits, blanks, brackets or hyphens'],
      ['Code: Please Enter Employee Code'],
    ]);
  }
  expect(await server.database.selectFrom('employees').select('id').where('code', 'like', 'IMP-%').execute()).toEqual(
    [],
  );
  expect((await record(known)).Last_name).toBe('Known');

  const right = [wrong[0] ?? '', wrong[1] ?? '', 'IMP-2,Bo Second,bo@company.example,Employee,,,'];
  expect((await importing(admin, true, heading, ...right)).Is_stored).toBe(false);
  expect((await importing(admin, false, heading, ...right)).Is_stored).toBe(true);
  await server.settled();
  expect(
    server.mails.filter(({ to }) => ['ann.first@company.example', 'bo@company.example'].includes(to)),
  ).toHaveLength(2);
  const people = await server.database
    .selectFrom('employees')
    .innerJoin('employees as leader', 'leader.id', 'employees.team_leader_id')
    .select(['employees.code', 'leader.code as leader_code', 'employees.joined_on'])
    .where('employees.code', '=', 'IMP-1')
    .execute();
  expect(people).toEqual([{ code: 'IMP-1', leader_code: 'IMP-2', joined_on: '2026-03-05' }]);
  expect((await record(known)).Last_name).toBe('Changed');
  expect((await importing(admin, true, heading, ...right)).Rows.map(({ Outcome }) => Outcome)).toEqual([
    'Unchanged',
    'Unchanged',
    'Unchanged',
  ]);

  const adder = await addPerson(server.database, { flags: ['Employee.Add_Employee'] });
  expect((await importing(adder, true, heading, `${known.code},Kim Other,${known.email},,,,`)).Rows[0]).toMatchObject({
    Outcome: 'Error',
    Errors: ['You may not change this record'],
  });
});

test('a file is not stored when employees of it were changed or added after the preview', async () => {
  const known = await addPerson(server.database, { firstName: 'Kay', lastName: 'Seen' });
  const lines = [
    'Code,Name,E-mail,Role permission',
    `${known.code},Kay Changed,${known.email},`,
    `SEEN-1,Ned New,ned.new@company.example,Employee`,
  ];
  const seen = async () =>
    (await server.call('previewEmployeeImport', { as: admin, files: sheet(...lines) })).data.Stored_versions;
  const store = (Seen_versions: number) =>
    server.call('importEmployees', { as: admin, body: { Seen_versions }, files: sheet(...lines) });
  const change = (person: TestPerson, mobile: string) =>
    server.database.updateTable('employees').set({ mobile }).where('id', '=', person.id).execute();

  const first = await seen();
  await change(known, '+1 202 555 0101');
  const changed = await store(first);
  expect([changed.httpStatus, changed.body.message]).toEqual([
    409,
    'Employees of the file were changed after the preview. Please check the file again.',
  ]);
  const second = await seen();
  await importing(
    admin,
    false,
    'Code,Name,E-mail,Role permission',
    'SEEN-1,Ann Other,ann.other@company.example,Employee',
  );
  expect((await store(second)).httpStatus).toBe(409);
  expect((await record(known)).Last_name).toBe('Seen');
  // Employees who are not in the file do not matter.
  const third = await seen();
  await change(admin, '+1 202 555 0102');
  expect((await store(third)).data.Is_stored).toBe(true);
});
