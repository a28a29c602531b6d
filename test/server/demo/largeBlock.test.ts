import { monthSummaries } from '../../../src/server/demo/attendance/monthSummaries';
import type { CompanyRows } from '../../../src/server/demo/companyRows';
import { makeCompany, type Company, type CompanyMoment } from '../../../src/server/demo/makeCompany';
import {
  blockCandidates,
  blockOutlines,
  blockStaff,
  peopleOfBlock,
  tasksOfBlock,
} from '../../../src/server/demo/large/blockOutlines';
import { largeBlock, largeCalendar } from '../../../src/server/demo/large/largeBlock';
import { pooledName, poolSize } from '../../../src/server/demo/large/namePool';
import { isOpenStatus } from '../../../src/domain/tasks/workState';
import { staffList } from '../../../src/server/demo/people/staffList';

const moment: CompanyMoment = { today: '2026-03-11', now: new Date('2026-03-11T11:30:00Z'), timeZone: 'Europe/Berlin' };
const BLOCKS_OF_A_MILLION_TASKS = 91;
/** What every part of the company has. */
const ofPeople = [
  'leaves',
  'face_logs',
  'manual_attendance_requests',
  'manual_attendances',
  'overtime_entries',
  'overtime_log_entries',
  'kra_records',
  'present_records',
  'present_log_entries',
  'tickets',
  'ticket_messages',
  'employee_changes',
] as const;

test('the names of a large company are all different', () => {
  const names = Array.from({ length: poolSize }, (_, number) => pooledName(number));
  expect(new Set([...names, ...staffList.map(({ name }) => name)]).size).toBe(poolSize + staffList.length);
  const candidates = Array.from({ length: BLOCKS_OF_A_MILLION_TASKS }, (_, block) => blockCandidates(block)).flat();
  expect(poolSize).toBeGreaterThanOrEqual(BLOCKS_OF_A_MILLION_TASKS * peopleOfBlock + candidates.length);
  expect(new Set(candidates.map(({ name }) => name)).size).toBe(candidates.length);
});

test('the divisions of a million tasks have people, project keys and task counts of their own', () => {
  const blocks = Array.from({ length: BLOCKS_OF_A_MILLION_TASKS }, (_, block) => block);
  const keys = blocks.flatMap((block) => blockOutlines(block).map(({ shortName }) => shortName));
  expect(new Set(keys).size).toBe(keys.length);
  expect(blockStaff(3)).toHaveLength(peopleOfBlock);
  expect(blockOutlines(3).reduce((sum, { taskCount }) => sum + taskCount, 0)).toBe(tasksOfBlock);
});

const rowCount = (rows: readonly unknown[] | undefined): number => rows?.length ?? 0;

describe('a division', () => {
  let company: Company;
  let rows: Required<CompanyRows>;

  beforeAll(() => {
    company = makeCompany(moment, 'hash', null);
    rows = largeBlock(0, company, largeCalendar(moment), 'hash') as Required<CompanyRows>;
  }, 60_000);

  test('has timers that never overlap and at most one running per person', () => {
    expect(rows.tasks).toHaveLength(tasksOfBlock);
    expect(rows.task_timers.length).toBeGreaterThan(tasksOfBlock * 2);
    const ends = new Map<string, number>();
    const inOrder = rows.task_timers
      .map(({ employee_id, started_at, stopped_at }) => ({
        employee_id,
        from: new Date(started_at).getTime(),
        to: stopped_at ? new Date(stopped_at).getTime() : Number.POSITIVE_INFINITY,
      }))
      .sort((one, other) => one.from - other.from);
    const overlapping = inOrder.filter(({ employee_id, from, to }) => {
      const isOverlapping = from < (ends.get(employee_id) ?? 0);
      ends.set(employee_id, to);
      return isOverlapping;
    });
    expect(overlapping).toEqual([]);
  });

  test('is the same when it is made a second time', () => {
    expect(largeBlock(0, company, largeCalendar(moment), 'hash')).toEqual(rows);
  }, 60_000);

  test('has about as much of everything for each of its people as the small company', () => {
    const perPerson = (made: CompanyRows, table: (typeof ofPeople)[number]): number =>
      rowCount(made[table]) / rowCount(made.employees);
    for (const table of ofPeople) {
      const ratio = perPerson(rows, table) / perPerson(company.rows, table);
      expect([table, ratio > 0.5 && ratio < 2]).toEqual([table, true]);
    }
    const ofDivision = new Set(rows.employees.map(({ id }) => id));
    for (const employee of [
      ...rows.manual_attendance_requests.map(({ employee_id }) => employee_id),
      ...rows.overtime_entries.map(({ employee_id }) => employee_id),
      ...rows.kra_records.map(({ employee_id }) => employee_id),
      ...rows.tickets.map(({ raised_by_id }) => raised_by_id),
    ])
      expect(ofDivision).toContain(employee);
  });

  test('has records of every full month that agree with attendance and leave, but for two or three of the newest', () => {
    const months = [...new Set(company.rows.present_records?.map(({ recorded_on }) => recorded_on.slice(0, 7)))].sort();
    expect([...new Set(rows.present_records.map(({ recorded_on }) => recorded_on.slice(0, 7)))].sort()).toEqual(months);
    const { holidays = [], holiday_locations = [] } = company.rows;
    const { summarize } = monthSummaries({ ...rows, holidays, holiday_locations }, moment);
    const byCode = new Map(rows.employees.map((employee) => [employee.code, employee]));
    const differing = months.map(
      (month) =>
        rows.present_records.filter(({ recorded_on, code, total_days, full_leave_count, half_leave_count }) => {
          const employee = byCode.get(code);
          if (!recorded_on.startsWith(month) || employee === undefined) return false;
          const { Total_days, Full_leave, Half_leave } = summarize(employee, month);
          return total_days !== Total_days || full_leave_count !== Full_leave || half_leave_count !== Half_leave;
        }).length,
    );
    expect(differing.slice(0, -1).every((count) => count === 0)).toBe(true);
    expect([2, 3]).toContain(differing.at(-1));
    expect(rows.present_records.every(({ code }) => byCode.has(code))).toBe(true);
  });

  test('has closed sprints with the tasks that they had: those not done moved to the next sprint', () => {
    const closed = rows.sprints.filter(({ status }) => status === 'CLOSE');
    expect(closed.length).toBeGreaterThan(0);
    expect(rows.sprint_closings.map(({ sprint_id }) => sprint_id).sort()).toEqual(closed.map(({ id }) => id).sort());
    const sprintOfTask = new Map(rows.tasks.map(({ id, sprint_id }) => [id, sprint_id]));
    const closings = new Map(rows.sprint_closings.map((closing) => [closing.id, closing]));
    const sprintNow = rows.sprint_closing_tasks.map(({ closing_id, task_id, was_carried }) => {
      const { sprint_id, carried_to_id } = closings.get(closing_id)!;
      return [sprintOfTask.get(task_id), was_carried === true ? carried_to_id : sprint_id];
    });
    expect(sprintNow.filter(([now, expected]) => now !== expected)).toEqual([]);
    expect(rows.sprint_closing_tasks.some(({ was_carried }) => was_carried)).toBe(true);
  });

  test('has candidates, interviewed by its own people and by HR', () => {
    expect(rows.interview_candidates.length).toBeGreaterThan(0);
    const known = new Set([...rows.employees, ...(company.rows.employees ?? [])].map(({ id }) => id));
    expect(rows.interview_interviewers.filter(({ employee_id }) => !known.has(employee_id))).toEqual([]);
    const own = new Set(rows.employees.map(({ id }) => id));
    expect(rows.interview_interviewers.some(({ employee_id }) => own.has(employee_id))).toBe(true);
  });

  test('has someone who has left, without open tasks', () => {
    const left = rows.employees.filter(({ status }) => status === 'DeActive');
    expect(left).toHaveLength(1);
    const open = rows.tasks.filter(
      ({ assignee_id, status }) => assignee_id === left[0]?.id && isOpenStatus(String(status)),
    );
    expect(open).toEqual([]);
  });

  test('leaves the closing of months to the company: its records of closed months are settled', () => {
    const closed = new Set(company.rows.present_month_closings?.map(({ month }) => month.slice(0, 7)));
    expect(closed.size).toBeGreaterThan(0);
    expect(rows.present_month_closings).toBeUndefined();
    expect(rows.present_log_entries.filter(({ action }) => action === 'Closed')).toEqual([]);
    const open = rows.present_records.filter(({ attendance_status }) => attendance_status !== 'Approved');
    expect(open.filter(({ recorded_on }) => closed.has(recorded_on.slice(0, 7)))).toEqual([]);
    expect(open.length).toBeGreaterThan(0);
  });

  test('claims overtime only for days on which the person was seen at work, and corrects no day of a pending request', () => {
    const seen = new Set(rows.face_logs.map(({ employee_id, work_date }) => `${employee_id}/${work_date}`));
    expect(
      rows.overtime_entries.filter(({ employee_id, work_date }) => !seen.has(`${employee_id}/${work_date}`)),
    ).toEqual([]);
    const approved = new Set(
      rows.manual_attendance_requests
        .filter(({ status }) => status === 'Approved')
        .map(({ employee_id, work_date }) => `${employee_id}/${work_date}`),
    );
    expect(rows.manual_attendances.map(({ employee_id, work_date }) => `${employee_id}/${work_date}`).sort()).toEqual(
      [...approved].sort(),
    );
  });

  test('lets no one decide on their own requests', () => {
    const decided = [...rows.leaves, ...rows.manual_attendance_requests, ...rows.overtime_entries];
    expect(
      decided.filter(
        ({ employee_id, acted_by_id, status }) =>
          (status === 'Approved' || status === 'Rejected') && employee_id === acted_by_id,
      ),
    ).toEqual([]);
  });
});
