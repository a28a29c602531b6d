import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import {
  firstProvisionalNumber,
  numberTickets,
  numberTicketsOfDivision,
} from '../../../src/server/demo/demonstrationCompanyRepository';
import { isEmptyDatabase } from '../../../src/server/demo/emptyDatabaseReadModel';
import {
  loadDemonstrationCompany,
  type DemonstrationSettings,
} from '../../../src/server/demo/loadDemonstrationCompany';
import { accountNames } from '../../../src/server/demo/people/staffList';
import { openDiskFileStore } from '../../../src/server/plugins/files/diskFileStore';
import type { FileStore } from '../../../src/server/plugins/files/fileStore';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

const settings: DemonstrationSettings = {
  size: 'normal',
  today: '2026-03-11',
  now: new Date('2026-03-11T11:30:00Z'),
  timeZone: 'Europe/Berlin',
};
let directory: string;
let fileStore: FileStore;

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-demo-'));
  fileStore = await openDiskFileStore(directory, new Date(0));
});
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));

describe('a database that is filled with the demonstration company', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openOwnTestDatabase();
    expect(await isEmptyDatabase(database)).toBe(true);
    // Of two servers that start simultaneously, one fills it, and the other waits and finds it filled.
    const filled = await Promise.all([
      loadDemonstrationCompany(database, { ...settings, fileStore }),
      loadDemonstrationCompany(database, { ...settings, fileStore }),
    ]);
    expect(filled.sort()).toEqual([false, true]);
  });
  afterAll(() => database.close(), 30_000);

  test('is not empty any more', async () => {
    expect(await isEmptyDatabase(database)).toBe(false);
  });

  test.each(accountNames)('lets %s@daybook.example sign in with the password daybook', async (account) => {
    const { password_hash, status } = await database.kysely
      .selectFrom('employees')
      .select(['password_hash', 'status'])
      .where('email', '=', `${account}@daybook.example`)
      .executeTakeFirstOrThrow();
    expect(status).toBe('Active');
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(password_hash ?? '', 'daybook')).toBe(true);
  });

  test('gives HR every flag and everyone the role of the position', async () => {
    const roles = await database.kysely
      .selectFrom('employees')
      .innerJoin('roles', 'roles.id', 'employees.role_id')
      .select(['email', 'roles.name', 'granted_flags'])
      .where('password_hash', 'is not', null)
      .execute();
    const findRole = (account: string): string | undefined =>
      roles.find(({ email }) => email.startsWith(`${account}@`))?.name;
    expect(accountNames.map(findRole)).toEqual([
      'HR / Admin',
      'Project Manager',
      'Technical Project Manager',
      'TL / HOD',
      'Employee',
      'Employee',
    ]);
    expect(roles.find(({ name }) => name === 'HR / Admin')?.granted_flags).toContain('Master.Roles_Permission');
  });

  test('numbers the tasks of every project from 1 on, and goes on behind the last', async () => {
    const { rows } = await sql<{ short_name: string }>`
      select short_name from projects where last_task_number <> (select max(number) from tasks where project_id = projects.id)
      or last_task_number <> (select count(*) from tasks where project_id = projects.id)`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  test('carries the names of people and sprints into the tasks', async () => {
    const { rows } = await sql<{ key: string }>`
      select key from tasks join employees on employees.id = assignee_id left join sprints on sprints.id = sprint_id
      where assignee_name is distinct from full_name or sprint_name is distinct from sprints.name`.execute(
      database.kysely,
    );
    expect(rows).toEqual([]);
  });

  test('has photos, documents and attachments whose bytes are in the file store', async () => {
    const files = await database.kysely
      .selectFrom('files')
      .select(['content_hash', 'size_bytes', 'media_type'])
      .execute();
    expect(new Set(files.map(({ media_type }) => media_type.split(';')[0]))).toEqual(
      new Set(['image/png', 'application/pdf', 'text/plain']),
    );
    for (const { content_hash, size_bytes } of files.slice(0, 60)) {
      let bytes = 0;
      for await (const chunk of fileStore.read(content_hash)) bytes += (chunk as Buffer).length;
      expect(bytes).toBe(size_bytes);
    }
    const { count } = await database.kysely
      .selectFrom('employees')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('photo_file_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(30);
    const { attachments } = await database.kysely
      .selectFrom('task_files')
      .select(({ fn }) => fn.countAll<number>().as('attachments'))
      .executeTakeFirstOrThrow();
    expect(attachments).toBeGreaterThan(100);
  });

  test('has a head in every department and the two positions from which managers are chosen', async () => {
    const departments = await database.kysely.selectFrom('departments').select('head_id').execute();
    expect(departments.every(({ head_id }) => head_id !== null)).toBe(true);
    const managers = await database.kysely
      .selectFrom('positions')
      .select('name')
      .where('is_project_manager', '=', true)
      .execute();
    const technical = await database.kysely
      .selectFrom('positions')
      .select('name')
      .where('is_technical_project_manager', '=', true)
      .execute();
    expect([managers, technical]).toEqual([[{ name: 'Project Manager' }], [{ name: 'Technical Project Manager' }]]);
  });

  test('gives the tickets of a further division the next numbers, and writes no others', async () => {
    const readTickets = () =>
      database.kysely
        .selectFrom('tickets')
        .innerJoin('ticket_departments', 'ticket_departments.id', 'tickets.ticket_department_id')
        .select([
          'tickets.id',
          'prefix',
          'number',
          'key',
          'last_ticket_number',
          sql<string>`tickets.xmin`.as('written'),
        ])
        .orderBy('prefix')
        .orderBy('tickets.created_at')
        .orderBy('tickets.id')
        .execute();
    const known = await readTickets();
    const ofFurtherDivision = await sql<{ id: string }>`
      update tickets set number = ${firstProvisionalNumber} + number, key = 'division-' || key where number <= 3
      returning id`.execute(database.kysely);
    await numberTicketsOfDivision(database.kysely);
    const tickets = await readTickets();
    const ids = new Set(ofFurtherDivision.rows.map(({ id }) => id));
    const others = (rows: typeof known) =>
      rows.filter(({ id }) => !ids.has(id)).map(({ id, written }) => [id, written]);
    expect(others(tickets)).toEqual(others(known));
    for (const { prefix, last_ticket_number } of known) {
      const ofDivision = tickets.filter((ticket) => ids.has(ticket.id) && ticket.prefix === prefix);
      expect(ofDivision.map(({ number, key, last_ticket_number: last }) => [number, key, last])).toEqual(
        [1, 2, 3].map((nth) => [
          last_ticket_number + nth,
          `${prefix}-${last_ticket_number + nth}`,
          last_ticket_number + 3,
        ]),
      );
    }
  });

  test('numbers the tickets of further divisions by the time they were raised, without a gap', async () => {
    const { count } = await database.kysely
      .selectFrom('tickets')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    // As the tickets of a division come: later numbers for older tickets.
    await sql`update tickets set number = 1000000 + number, key = (1000000 + number) || prefix from ticket_departments where ticket_departments.id = ticket_department_id and number % 3 = 1`.execute(
      database.kysely,
    );
    await numberTickets(database.kysely);
    const tickets = await database.kysely
      .selectFrom('tickets')
      .innerJoin('ticket_departments', 'ticket_departments.id', 'tickets.ticket_department_id')
      .select(['prefix', 'number', 'key', 'last_ticket_number'])
      .orderBy('prefix')
      .orderBy('tickets.created_at')
      .orderBy('tickets.id')
      .execute();
    expect(tickets).toHaveLength(Number(count));
    for (const prefix of new Set(tickets.map((ticket) => ticket.prefix))) {
      const ofDepartment = tickets.filter((ticket) => ticket.prefix === prefix);
      expect(ofDepartment).toEqual(
        ofDepartment.map((_, index) => ({
          prefix,
          number: index + 1,
          key: `${prefix}-${index + 1}`,
          last_ticket_number: ofDepartment.length,
        })),
      );
    }
  });
});

test('a load that is interrupted leaves the database empty', async () => {
  const database = await openOwnTestDatabase();
  try {
    // The last table but a few rejects: everything before it has to go with it.
    await sql`alter table tickets add constraint rejects_everything check (false)`.execute(database.kysely);
    await expect(loadDemonstrationCompany(database, settings)).rejects.toThrow(/rejects_everything/);
    expect(await isEmptyDatabase(database)).toBe(true);
    const { count } = await database.kysely
      .selectFrom('departments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  } finally {
    await database.close();
  }
});
