import { createHash } from 'node:crypto';
import { isOpenStatus } from '../../../src/domain/tasks/workState';
import { addDays, dayIn } from '../../../src/domain/calendar/day';
import { computedFigures } from '../../../src/domain/present-data/computedMonth';
import { monthSummaries } from '../../../src/server/demo/attendance/monthSummaries';
import { makeCompany, type CompanyMoment } from '../../../src/server/demo/makeCompany';
import type { CompanyRows } from '../../../src/server/demo/companyRows';

const moments: Record<string, CompanyMoment> = {
  'a Wednesday at noon': { today: '2026-03-11', now: new Date('2026-03-11T11:30:00Z'), timeZone: 'Europe/Berlin' },
  'a Sunday evening': { today: '2026-06-14', now: new Date('2026-06-14T18:05:00Z'), timeZone: 'UTC' },
  'a minute after midnight': { today: '2026-10-01', now: new Date('2026-09-30T18:31:00Z'), timeZone: 'Asia/Kolkata' },
  "New Year's Day": { today: '2027-01-01', now: new Date('2027-01-01T20:00:00Z'), timeZone: 'America/Los_Angeles' },
  'a leap day': { today: '2028-02-29', now: new Date('2028-02-29T03:00:00Z'), timeZone: 'Pacific/Auckland' },
  'the day after the clocks were changed': {
    today: '2026-03-30',
    now: new Date('2026-03-30T15:00:00Z'),
    timeZone: 'Europe/Berlin',
  },
};

function rowsAt(moment: CompanyMoment): Required<CompanyRows> {
  return makeCompany(moment, 'hash', null).rows as Required<CompanyRows>;
}

const getDigest = (rows: CompanyRows): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
const getEmployeeId = (rows: Required<CompanyRows>, account: string): string =>
  rows.employees.find(({ email }) => email === `${account}@daybook.example`)?.id ?? '';
const toTime = (instant: Date | string | null | undefined): number =>
  instant === null || instant === undefined ? Number.NaN : new Date(instant).getTime();

describe.each(Object.entries(moments))('the demonstration company on %s', (_, moment) => {
  const rows = rowsAt(moment);
  const nowMs = moment.now.getTime();

  test('is the same when it is made a second time', () => {
    expect(getDigest(rowsAt(moment))).toBe(getDigest(rows));
  });

  test('has the promised people, masters, projects and tasks', () => {
    expect(rows.departments).toHaveLength(5);
    expect(rows.positions).toHaveLength(12);
    expect(rows.employees).toHaveLength(48);
    expect(rows.projects).toHaveLength(9);
    expect(new Set(rows.projects.map(({ status }) => status))).toEqual(
      new Set(['Open', 'InProgress', 'Hold', 'InClientReview', 'Completed']),
    );
    expect(rows.tasks.length).toBeGreaterThanOrEqual(880);
    expect(rows.tasks.length).toBeLessThanOrEqual(920);
    expect(new Set(rows.tasks.map(({ issue_type }) => issue_type))).toEqual(new Set(['Bug', 'Task', 'Story']));
    expect(new Set(rows.tasks.map(({ status }) => status)).size).toBeGreaterThanOrEqual(7);
  });

  test('gives no one two timers at the same time', () => {
    const byPerson = new Map<string, { from: number; to: number }[]>();
    for (const { employee_id, started_at, stopped_at } of rows.task_timers) {
      const timeEntry = { from: toTime(started_at), to: stopped_at ? toTime(stopped_at) : Number.POSITIVE_INFINITY };
      byPerson.set(employee_id, [...(byPerson.get(employee_id) ?? []), timeEntry]);
    }
    const overlaps = [...byPerson.values()].flatMap((timeEntries) => {
      const inOrder = timeEntries.sort((one, other) => one.from - other.from);
      return inOrder.filter((timeEntry, index) => timeEntry.from < (inOrder[index - 1]?.to ?? 0));
    });
    expect(overlaps).toEqual([]);
  });

  test('lets employee@ run exactly one timer that began today or a short while ago, and is checked in today', () => {
    const id = getEmployeeId(rows, 'employee');
    const running = rows.task_timers.filter((timer) => timer.employee_id === id && timer.stopped_at === null);
    expect(running).toHaveLength(1);
    expect(toTime(running[0]?.started_at)).toBeLessThanOrEqual(nowMs);
    expect(toTime(running[0]?.started_at)).toBeGreaterThan(nowMs - 3 * 3_600_000);
    const runningTask = rows.tasks.find((task) => task.id === running[0]?.task_id);
    expect(runningTask).toMatchObject({ status: 'IN PROGRESS', assignee_id: id });
    const todays = rows.face_logs.filter((log) => log.employee_id === id && log.work_date === moment.today);
    expect(todays[0]).toMatchObject({ direction: 'in' });
    expect(dayIn(moment.timeZone, new Date(toTime(todays[0]?.logged_at)))).toBe(moment.today);
  });

  test('has timers only while the person was at work', () => {
    const inside = new Map<string, { first: number; last: number }>();
    for (const { employee_id, work_date, logged_at } of rows.face_logs) {
      const key = `${employee_id}/${work_date}`;
      const known = inside.get(key) ?? { first: Number.POSITIVE_INFINITY, last: 0 };
      inside.set(key, {
        first: Math.min(known.first, toTime(logged_at)),
        last: Math.max(known.last, toTime(logged_at)),
      });
    }
    const firstLogged = addDays(moment.today, -120);
    const seen = rows.task_timers.filter(({ started_at }) => {
      const day = dayIn(moment.timeZone, new Date(toTime(started_at)));
      return day >= firstLogged && day < moment.today;
    });
    const homeless = seen.filter(
      ({ employee_id, started_at }) =>
        !inside.has(`${employee_id}/${dayIn(moment.timeZone, new Date(toTime(started_at)))}`),
    );
    const tooEarly = seen.filter(({ employee_id, started_at }) => {
      const day = inside.get(`${employee_id}/${dayIn(moment.timeZone, new Date(toTime(started_at)))}`);
      return day !== undefined && day.first !== day.last && toTime(started_at) < day.first - 60_000;
    });
    // A missing punch hides one end of a day, never many.
    expect(homeless.length).toBeLessThan(seen.length * 0.02);
    expect(tooEarly.length).toBeLessThan(seen.length * 0.02);
  });

  test('has in the history how every task came to its status and its assignee', () => {
    const entries = new Map<string, (typeof rows.history_entries)[number][]>();
    for (const entry of rows.history_entries) {
      if (typeof entry.task_id === 'string') entries.set(entry.task_id, [...(entries.get(entry.task_id) ?? []), entry]);
    }
    const names = new Map(rows.employees.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
    const wrong = rows.tasks.filter((task) => {
      const history = entries.get(task.id) ?? [];
      const times = history.map(({ happened_at }) => toTime(happened_at));
      const isInOrder = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
      const ofStatus = history.filter(({ field }) => field === 'status');
      const isChained = ofStatus.every(
        (entry, index) => entry.previous_value === (ofStatus[index - 1]?.current_value ?? 'OPEN'),
      );
      const assigned =
        history.findLast(({ field }) => field === 'assignee')?.current_value ?? names.get(task.assignee_id ?? '');
      return (
        history[0]?.action !== 'Created' ||
        !isInOrder ||
        !isChained ||
        (ofStatus.at(-1)?.current_value ?? 'OPEN') !== task.status ||
        assigned !== names.get(task.assignee_id ?? '')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('has in the history how every project came to its status', () => {
    for (const project of rows.projects) {
      const ofStatus = rows.history_entries.filter(
        ({ project_id, field }) => project_id === project.id && field === 'status',
      );
      expect(ofStatus.at(-1)?.current_value ?? 'Open').toBe(project.status);
    }
  });

  test('knows nothing of the future', () => {
    // A round of interviews is planned before it is held.
    const planned = new Set(['interview_rounds.held_at']);
    const later = Object.entries(rows).flatMap(([table, ofTable]: [string, readonly object[]]) =>
      ofTable.flatMap((row) =>
        Object.entries(row as Record<string, Date | string | null>)
          .filter(([column, value]) => column.endsWith('_at') && toTime(value) > nowMs)
          .map(([column]) => `${table}.${column}`),
      ),
    );
    expect([...new Set(later)].filter((column) => !planned.has(column))).toEqual([]);
  });

  test('has leaves in every status, also among those of employee@, never two on one day', () => {
    const statuses = new Set(['Pending', 'Approved', 'Conditional Approved', 'Unapproved', 'Rejected', 'Cancelled']);
    expect(new Set(rows.leaves.map(({ status }) => status))).toEqual(statuses);
    const id = getEmployeeId(rows, 'employee');
    expect(new Set(rows.leaves.filter(({ employee_id }) => employee_id === id).map(({ status }) => status))).toEqual(
      statuses,
    );
    const overlapping = rows.leaves.filter((leave) =>
      rows.leaves.some(
        (other) =>
          other !== leave &&
          other.employee_id === leave.employee_id &&
          other.starts_on <= leave.ends_on &&
          leave.starts_on <= other.ends_on,
      ),
    );
    expect(overlapping).toEqual([]);
  });

  test('has people away today, whole and half days, and a leave of the own team that waits for lead@', () => {
    const away = rows.leaves.filter(
      ({ status, starts_on, ends_on }) =>
        ['Approved', 'Conditional Approved'].includes(status ?? '') &&
        starts_on <= moment.today &&
        moment.today <= ends_on,
    );
    expect(away.length).toBeGreaterThanOrEqual(4);
    const lead = getEmployeeId(rows, 'lead');
    const team = new Set(rows.employees.filter(({ team_leader_id }) => team_leader_id === lead).map(({ id }) => id));
    expect(team).toContain(getEmployeeId(rows, 'employee'));
    expect(
      rows.leaves.filter(({ status, employee_id }) => status === 'Pending' && team.has(employee_id)).length,
    ).toBeGreaterThanOrEqual(2);
  });

  test('has manual requests, overtime and tickets in every status', () => {
    expect(new Set(rows.manual_attendance_requests.map(({ status }) => status))).toEqual(
      new Set(['Pending', 'Approved', 'Rejected']),
    );
    expect(new Set(rows.overtime_entries.map(({ status }) => status))).toEqual(
      new Set(['Pending', 'Approved', 'Rejected']),
    );
    expect(new Set(rows.tickets.map(({ status }) => status))).toEqual(
      new Set(['Open', 'In Progress', 'On Hold', 'Resolved', 'Closed', 'Reopened']),
    );
  });

  test('has interviews with every result, drafts that wait and some that are still to come', () => {
    const rounds = rows.interview_rounds;
    expect(new Set(rounds.map(({ result }) => result))).toEqual(new Set(['Selected', 'Hold', 'Rejected', null]));
    expect(
      rounds
        .filter(({ submitted_at }) => submitted_at !== null)
        .every(({ ratings, average }) => Object.keys(ratings).length === 6 && average !== null),
    ).toBe(true);
    expect(rounds.some(({ held_at, submitted_at }) => submitted_at === null && toTime(held_at) > nowMs)).toBe(true);
    expect(rounds.every(({ id }) => rows.interview_interviewers.some(({ round_id }) => round_id === id))).toBe(true);
  });

  test('has ratings and present records of last month, some of them still open', () => {
    const lastMonth = addDays(`${moment.today.slice(0, 7)}-01`, -1).slice(0, 7);
    const ratings = rows.kra_records.filter(({ month }) => month === `${lastMonth}-01`);
    expect(ratings.length).toBeGreaterThan(25);
    expect(ratings.some(({ rated_at }) => rated_at === null)).toBe(true);
    expect(ratings.some(({ rated_at }) => rated_at !== null)).toBe(true);
    expect(rows.kra_questions.map(({ question }) => question)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
    expect(ratings.every(({ q1_text, q5_text }) => (q1_text ?? '') !== '' && (q5_text ?? '') !== '')).toBe(true);
    const present = rows.present_records.filter(({ recorded_on }) => recorded_on.startsWith(lastMonth));
    expect(present.length).toBeGreaterThan(40);
    expect(present.some(({ attendance_status }) => attendance_status === null)).toBe(true);
  });

  test('has ratings of the current month once its window is over, but none of the accounts, which can be used to rate', () => {
    const current = rows.kra_records.filter(({ month }) => month === `${moment.today.slice(0, 7)}-01`);
    if (moment.today.slice(8) > '09') expect(current.length).toBeGreaterThan(15);
    expect(current.filter(({ created_at }) => toTime(created_at) > nowMs)).toEqual([]);
    const accounts = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'].map((name) => getEmployeeId(rows, name));
    expect(current.filter(({ employee_id }) => accounts.includes(employee_id))).toEqual([]);
  });

  test('has present records that agree with attendance and leave, but for two or three mistakes to be seen in the newest month', () => {
    const months = [...new Set(rows.present_records.map(({ recorded_on }) => recorded_on.slice(0, 7)))].sort();
    const { summarize } = monthSummaries(rows, moment);
    const differing = months.map((month) => {
      const records = rows.present_records.filter(({ recorded_on }) => recorded_on.startsWith(month));
      return records.filter((record) => {
        const employee = rows.employees.find(({ code }) => code === record.code);
        const computed = employee && summarize(employee, month);
        return (
          computed === undefined ||
          JSON.stringify([
            record.working_days,
            record.full_leave_count,
            record.half_leave_count,
            record.missed_punch_count,
            record.wfm_days,
            record.total_days,
          ]) !== JSON.stringify(computedFigures.map((figure) => computed[figure]))
        );
      }).length;
    });
    const newest = months.at(-1) ?? '';
    expect(months.length).toBeGreaterThanOrEqual(3);
    expect(differing.slice(0, -1).every((count) => count === 0)).toBe(true);
    expect([2, 3]).toContain(differing.at(-1));
    // Past months are closed; each record names the user who uploaded it.
    expect(rows.present_month_closings.map(({ month }) => month.slice(0, 7))).toEqual(months.slice(0, -1));
    expect(
      rows.present_records.filter(
        ({ recorded_on, attendance_status }) => !recorded_on.startsWith(newest) && attendance_status !== 'Approved',
      ),
    ).toEqual([]);
    expect(
      new Set(rows.present_log_entries.filter(({ action }) => action === 'Uploaded').map(({ record_id }) => record_id))
        .size,
    ).toBe(rows.present_records.length + 1);
  });

  test('knows the holidays of the year and one to come', () => {
    expect(rows.holidays.filter(({ day }) => day.startsWith(moment.today.slice(0, 4))).length).toBeGreaterThanOrEqual(
      10,
    );
    expect(rows.holidays.some(({ day }) => day > moment.today)).toBe(true);
  });

  test('has four months of face logs with gaps', () => {
    expect(rows.face_logs.length).toBeGreaterThan(8000);
    const days = rows.face_logs.map(({ work_date }) => work_date).sort();
    expect(
      days[0] !== undefined && days[0] >= addDays(moment.today, -122) && days[0] < addDays(moment.today, -114),
    ).toBe(true);
    const directions = new Map<string, Set<string>>();
    for (const { employee_id, work_date, direction } of rows.face_logs) {
      const key = `${employee_id}/${work_date}`;
      directions.set(key, (directions.get(key) ?? new Set()).add(direction));
    }
    const gaps = [...directions].filter(([key, seen]) => seen.size === 1 && !key.endsWith(moment.today));
    expect(gaps.length).toBeGreaterThan(30);
    expect(gaps.length).toBeLessThan(directions.size * 0.08);
  });

  test('shows nothing to newcomer@: no project, no leave, no attendance, no task', () => {
    const id = getEmployeeId(rows, 'newcomer');
    expect(rows.project_members.filter(({ employee_id }) => employee_id === id)).toEqual([]);
    expect(rows.leaves.filter(({ employee_id }) => employee_id === id)).toEqual([]);
    expect(rows.face_logs.filter(({ employee_id }) => employee_id === id)).toEqual([]);
    expect(rows.tasks.filter(({ assignee_id, reporter_id }) => assignee_id === id || reporter_id === id)).toEqual([]);
    expect(rows.kra_records.filter(({ employee_id }) => employee_id === id)).toEqual([]);
  });

  test('gives employee@ three projects and open tasks that are overdue, due today and due within the week', () => {
    const id = getEmployeeId(rows, 'employee');
    expect(rows.project_members.filter(({ employee_id }) => employee_id === id)).toHaveLength(3);
    const dueDays = rows.tasks
      .filter(({ assignee_id, status }) => assignee_id === id && isOpenStatus(status ?? ''))
      .map(({ due_on }) => due_on ?? '');
    expect(dueDays.some((day) => day !== '' && day < moment.today)).toBe(true);
    expect(dueDays).toContain(moment.today);
    expect(dueDays.some((day) => day > moment.today && day <= addDays(moment.today, 7))).toBe(true);
  });

  test('assigns tasks only to members of their project, and open ones only to people who are still here', () => {
    const members = new Set(rows.project_members.map(({ project_id, employee_id }) => `${project_id}/${employee_id}`));
    expect(
      rows.tasks.filter(
        ({ project_id, assignee_id }) => assignee_id !== null && !members.has(`${project_id}/${assignee_id}`),
      ),
    ).toEqual([]);
    const gone = new Set(rows.employees.filter(({ status }) => status === 'DeActive').map(({ id }) => id));
    expect(gone.size).toBeGreaterThan(0);
    expect(
      rows.tasks.filter(({ assignee_id, status }) => gone.has(assignee_id ?? '') && isOpenStatus(status ?? '')),
    ).toEqual([]);
  });

  test('has a few open tasks without an assignee, and some without an estimate', () => {
    const open = rows.tasks.filter(({ status }) => isOpenStatus(status ?? ''));
    const unassigned = open.filter(({ assignee_id }) => assignee_id === null);
    expect(unassigned.length).toBeGreaterThanOrEqual(3);
    expect(unassigned.length).toBeLessThan(open.length / 5);
    expect(open.some(({ duration_hours }) => duration_hours === null)).toBe(true);
  });

  test('has closed sprints whose open tasks were carried over to the next sprint', () => {
    const carrying = rows.sprint_closings.filter(({ carried_to_id }) => carried_to_id !== null);
    const carriedCounts = carrying.map(({ id, sprint_id, closed_at, carried_to_id, carried_to_name }) => {
      const own = rows.sprint_closing_tasks.filter(({ closing_id }) => closing_id === id);
      const carried = own.filter(({ was_carried }) => was_carried);
      const [from, to] = [sprint_id, carried_to_id].map((sprintId) => rows.sprints.find((row) => row.id === sprintId));
      expect(to).toMatchObject({ project_id: from?.project_id, name: carried_to_name });
      for (const { task_id, status } of carried) {
        expect(isOpenStatus(status)).toBe(true);
        expect(rows.tasks.find((task) => task.id === task_id)).toMatchObject({ sprint_id: to?.id });
        const moves = rows.history_entries.filter((entry) => entry.task_id === task_id && entry.field === 'sprint');
        expect(moves).toMatchObject([
          { previous_value: from?.name, current_value: to?.name, happened_at: new Date(toTime(closed_at)) },
        ]);
      }
      // Of a closing that carried tasks, none that was open stays.
      expect(own.filter(({ status, was_carried }) => isOpenStatus(status) && !was_carried)).toEqual([]);
      return carried.length;
    });
    expect(Math.max(...carriedCounts)).toBeGreaterThan(2);
    const left = rows.sprint_closing_tasks.filter(({ was_carried }) => was_carried).length;
    expect(carriedCounts.reduce((sum, count) => sum + count, 0)).toBe(left);
  });

  test('has milestones and sprints that fall due soon', () => {
    const dueWithin = (due: string | null | undefined, days: number): boolean =>
      typeof due === 'string' && due >= moment.today && due <= addDays(moment.today, days);
    expect(rows.milestones.some(({ due_on, status }) => status !== 'CLOSE' && dueWithin(due_on, 15))).toBe(true);
    expect(rows.sprints.some(({ due_on, status }) => status !== 'CLOSE' && dueWithin(due_on, 7))).toBe(true);
  });
});

test('another day makes another company', () => {
  const [one, other] = [moments['a Sunday evening'], moments['a leap day']] as [CompanyMoment, CompanyMoment];
  expect(getDigest(rowsAt(one))).not.toBe(getDigest(rowsAt(other)));
});
