import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/database/database';
import { openTestDatabase } from '../../support/database/testDatabase';
import { testMoment } from '../../support/testMoment';

let database: Database;
let employeeId: string;
let leaderId: string;

async function addEmployee(code: string): Promise<string> {
  const id = randomUUID();
  const role = await database.kysely.selectFrom('roles').select('id').executeTakeFirstOrThrow();
  await database.kysely
    .insertInto('employees')
    .values({
      created_at: testMoment(),
      id,
      code,
      first_name: code,
      last_name: 'Example',
      email: `${code}@daybook.example`,
      role_id: role.id,
    })
    .execute();
  return id;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await database.kysely
    .insertInto('roles')
    .values({ updated_at: testMoment(), id: randomUUID(), name: 'Employee', granted_flags: [] })
    .execute();
  employeeId = await addEmployee('one');
  leaderId = await addEmployee('two');
}, 60_000);
afterAll(() => database.close(), 30_000);

const leave = (starts_on: string, ends_on: string, more: object = {}) => ({
  id: randomUUID(),
  created_at: testMoment(),
  employee_id: employeeId,
  created_by_id: employeeId,
  leave_type: 'Casual Leave',
  starts_on,
  ends_on,
  reason: 'Family',
  ...more,
});
const addLeave = (...of: Parameters<typeof leave>) =>
  database.kysely
    .insertInto('leaves')
    .values(leave(...of))
    .returning('length_days')
    .executeTakeFirstOrThrow();

describe('leave', () => {
  test.each([
    ['a single day counts 1', '2026-05-04', '2026-05-04', 'First Half', 'Second Half', 1],
    ['a single first half counts 0.5', '2026-05-05', '2026-05-05', 'First Half', 'First Half', 0.5],
    ['a single second half counts 0.5', '2026-05-06', '2026-05-06', 'Second Half', 'Second Half', 0.5],
    ['five days that begin and end at noon count 4', '2026-05-11', '2026-05-15', 'Second Half', 'First Half', 4],
    ['a leave over the leap day counts it', '2028-02-28', '2028-03-01', 'First Half', 'Second Half', 3],
  ])('%s', async (_, starts, ends, half_from, half_to, days) => {
    expect((await addLeave(starts, ends, { half_from, half_to })).length_days).toBe(days);
  });

  test('cannot go from the second half of a day to its first', async () => {
    await expect(
      addLeave('2026-05-20', '2026-05-20', { half_from: 'Second Half', half_to: 'First Half' }),
    ).rejects.toThrow(/check/);
  });

  test('cannot be decided by no one', async () => {
    await expect(addLeave('2026-05-21', '2026-05-21', { status: 'Approved' })).rejects.toThrow(/check/);
  });

  test('has one own emergency a month, unless HR files it or the first one was rejected', async () => {
    await addLeave('2026-07-01', '2026-07-01', { is_emergency: true });
    await expect(addLeave('2026-07-31', '2026-07-31', { is_emergency: true })).rejects.toThrow(
      /leaves_one_emergency_a_month/,
    );
    await addLeave('2026-08-01', '2026-08-01', { is_emergency: true });
    await addLeave('2026-07-30', '2026-07-30', { is_emergency: true, created_by_id: leaderId });
    await database.kysely
      .updateTable('leaves')
      .set({ status: 'Rejected', acted_by_id: leaderId, acted_at: testMoment() })
      .where('starts_on', '=', '2026-07-01')
      .execute();
    await addLeave('2026-07-31', '2026-07-31', { is_emergency: true });
  });
});

describe('manual attendance', () => {
  const ask = (type: 'checkIn' | 'checkOut', more: object = {}) =>
    database.kysely
      .insertInto('manual_attendance_requests')
      .values({
        created_at: testMoment(),
        id: randomUUID(),
        employee_id: employeeId,
        work_date: '2026-05-04',
        type,
        claimed_time: '09:58',
        reason: 'technical issue',
        ...more,
      })
      .execute();
  const rejected = { status: 'Rejected', acted_by_id: '', acted_at: testMoment(), status_comment: 'No one was seen' };

  test('has one open or approved request per day and type; a rejected one may be asked again', async () => {
    await ask('checkIn', { ...rejected, acted_by_id: leaderId });
    await ask('checkIn');
    await ask('checkOut');
    await expect(ask('checkIn')).rejects.toThrow(/manual_attendance_requests_standing/);
  });

  test('cannot be rejected without a comment, nor with more than 250 characters', async () => {
    await expect(ask('checkIn', { ...rejected, acted_by_id: leaderId, status_comment: ' ' })).rejects.toThrow(/check/);
    await expect(
      ask('checkIn', { ...rejected, acted_by_id: leaderId, status_comment: 'x'.repeat(251) }),
    ).rejects.toThrow(/check/);
  });
});

describe('ratings', () => {
  const own = { own_q1: 7, own_q2: 8, own_q3: 9, own_q4: 6, own_q5: 8 };
  const rate = (month: string, more: object = {}) =>
    database.kysely
      .insertInto('kra_records')
      .values({
        created_at: testMoment(),
        id: randomUUID(),
        employee_id: employeeId,
        team_leader_id: leaderId,
        month,
        ...own,
        ...more,
      })
      .returning(['own_average', 'leader_average'])
      .executeTakeFirstOrThrow();

  test('stand once per employee and month, with their average', async () => {
    expect(await rate('2026-05-01')).toEqual({ own_average: 7.6, leader_average: null });
    await expect(rate('2026-05-01')).rejects.toThrow(/unique/);
    await rate('2026-06-01');
  });

  test('are between 1 and 10, of a whole month, and never for oneself', async () => {
    await expect(rate('2026-07-01', { own_q3: 11 })).rejects.toThrow(/check/);
    await expect(rate('2026-07-02')).rejects.toThrow(/check/);
    await expect(rate('2026-07-01', { team_leader_id: employeeId })).rejects.toThrow(/check/);
  });

  test('of a leader come with all five marks or none', async () => {
    await expect(rate('2026-08-01', { leader_q1: 5, rated_at: testMoment() })).rejects.toThrow(/check/);
    expect(
      await rate('2026-08-01', {
        leader_q1: 5,
        leader_q2: 6,
        leader_q3: 7,
        leader_q4: 8,
        leader_q5: 9,
        rated_at: testMoment(),
      }),
    ).toEqual({ own_average: 7.6, leader_average: 7 });
  });
});

describe('present records', () => {
  const counts = {
    working_days: 21,
    full_leave_count: 1,
    half_leave_count: 0,
    missed_punch_count: 2,
    wfm_days: 0,
    carry_forward_days: -1.5,
    total_days: 20,
    allowed_days: 1,
    grand_total_days: 21,
  };
  const upload = (recorded_on: string, code: string) =>
    database.kysely
      .insertInto('present_records')
      .values({
        created_at: testMoment(),
        updated_at: testMoment(),
        id: randomUUID(),
        recorded_on,
        name: 'One Example',
        code,
        ...counts,
      })
      .returning('month')
      .executeTakeFirstOrThrow();

  test('belong to the month of their date, once per code, whatever its spelling', async () => {
    expect(await upload('2026-05-31', 'EMP001')).toEqual({ month: '2026-05-01' });
    await expect(upload('2026-05-02', 'emp001')).rejects.toThrow(/present_records_month_and_code/);
    expect(await upload('2026-06-01', 'EMP001')).toEqual({ month: '2026-06-01' });
  });
});
