import { randomUUID } from 'node:crypto';
import { addDays } from '../../../src/domain/calendar/day';
import { dayHalves, type DayHalf } from '../../../src/domain/leave/leaveChoices';
import { isPossiblePeriod, leaveLength, type LeavePeriod } from '../../../src/domain/leave/leavePeriod';
import { workingLeaveDays } from '../../../src/domain/leave/workingLeave';
import {
  holidaysOfPeople,
  workingLeaveDays as workingColumn,
} from '../../../src/server/leave-days/workingLeaveReadModel';
import { leaveOn } from '../../../src/server/features/manual-attendance/evidenceReadModel';
import { evidenceOfEntries } from '../../../src/server/features/overtime/overtimeEvidenceReadModel';
import { toPeriod } from '../../../src/server/leave-days/leavePeriodColumns';
import { leavesOfEmployment } from '../../../src/server/leave-days/leavesOfEmploymentReadModel';
import { testMoment } from '../../support/testMoment';
import { changeAccount } from '../../support/testAttendance';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';
import { addLeave, addProject, addTask } from '../../support/testWork';

let server: TestServer;
const places = [randomUUID(), randomUUID()];

async function addHoliday(day: string, half: DayHalf | null, locationIds: readonly string[] = []): Promise<void> {
  const id = randomUUID();
  await server.database
    .insertInto('holidays')
    .values({ id, day, name: `Holiday ${id}`, half })
    .execute();
  for (const location_id of locationIds)
    await server.database.insertInto('holiday_locations').values({ holiday_id: id, location_id }).execute();
}

beforeAll(async () => {
  server = await startTestServer();
  await server.database
    .insertInto('locations')
    .values(places.map((id) => ({ id, name: `Place ${id}` })))
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testStart;
  await server.database.deleteFrom('holiday_locations').execute();
  await server.database.deleteFrom('holidays').execute();
});

const sinceJoining = (period: LeavePeriod, joinedOn: string): LeavePeriod | undefined => {
  if (period.from >= joinedOn) return period;
  return period.to < joinedOn ? undefined : { ...period, from: joinedOn, halfFrom: 'First Half' };
};

test('the lengths of a leave in SQL are those of the domain, with holidays of days, halves and places', async () => {
  const day = (index: number): string => addDays('2025-03-01', index);
  for (let index = 0; index < 40; index++)
    await addHoliday(
      day((index * 7) % 61),
      [null, ...dayHalves][index % 3] ?? null,
      [[], [places[0] ?? ''], [places[1] ?? ''], places][index % 4],
    );
  const people = [await addPerson(server.database), await addPerson(server.database), await addPerson(server.database)];
  // Entered after leave was granted.
  const joined = [null, day(20), day(33)];
  for (const [index, place] of [places[0], places[1], null].entries())
    await server.database
      .updateTable('employees')
      .set({ location_id: place ?? null, joined_on: joined[index] })
      .where('id', '=', people[index]?.id ?? '')
      .execute();
  const leaves = Array.from({ length: 240 }, (_, index) => ({
    employeeId: people[index % 3]?.id ?? '',
    period: {
      from: day((index * 5) % 50),
      to: day(((index * 5) % 50) + (index % 13)),
      halfFrom: dayHalves[Math.floor(index / 3) % 2] ?? 'First Half',
      halfTo: dayHalves[Math.floor(index / 6) % 2] ?? 'Second Half',
    },
  })).filter(({ period }) => isPossiblePeriod(period));
  // Rejected ones may overlap.
  await server.database
    .insertInto('leaves')
    .values(
      leaves.map(({ employeeId, period }) => ({
        id: randomUUID(),
        employee_id: employeeId,
        leave_type: 'Casual Leave',
        starts_on: period.from,
        ends_on: period.to,
        half_from: period.halfFrom,
        half_to: period.halfTo,
        reason: 'Moving',
        status: 'Rejected',
        acted_by_id: employeeId,
        acted_at: testMoment(),
        created_by_id: employeeId,
        created_at: testMoment(),
      })),
    )
    .execute();
  const ids = people.map(({ id }) => id);
  const holidays = await holidaysOfPeople(server.database, ids, { first: day(0), last: day(100) });
  const rows = await server.database
    .selectFrom('leaves')
    .innerJoin('employees as person', 'person.id', 'leaves.employee_id')
    .select(['leaves.id', 'leaves.employee_id', 'starts_on', 'ends_on', 'half_from', 'half_to', 'length_days'])
    .select(workingColumn({ leave: 'leaves', person: 'person', timeZone: 'Asia/Kolkata' }).as('working_days'))
    .where('leaves.employee_id', 'in', ids)
    .execute();
  expect(rows).toHaveLength(leaves.length);
  const counted = await server.database
    .selectFrom(leavesOfEmployment({ timeZone: 'Asia/Kolkata', employees: ids }).as('leaves'))
    .select(['id', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .execute();
  expect(counted.length).toBeLessThan(rows.length);
  const countedById = new Map(counted.map((row) => [row.id, toPeriod(row)]));
  for (const row of rows) {
    const period = toPeriod(row);
    const since = sinceJoining(period, joined[ids.indexOf(row.employee_id)] ?? '');
    expect([period, row.length_days, row.working_days]).toEqual([
      period,
      leaveLength(period),
      since === undefined ? 0 : workingLeaveDays(since, holidays.get(row.employee_id) ?? []),
    ]);
    expect([period, countedById.get(row.id)]).toEqual([period, since]);
  }
  expect(new Set(rows.map((row) => row.length_days - row.working_days)).size).toBeGreaterThan(5);
});

describe('one leave over a weekend and a holiday, wherever its length is shown', () => {
  const calendar = 4.5;
  const working = 1.5;
  const month = '2026-03';
  let hr: TestPerson;
  let leader: TestPerson;
  let employee: TestPerson;
  let leaveId: string;

  // Thursday to Monday noon; Friday is a holiday where the employee works, Thursday one elsewhere.
  beforeEach(async () => {
    hr = await addPerson(server.database, { role: 'HR / Admin' });
    leader = await addPerson(server.database, { role: 'TL / HOD' });
    employee = await addPerson(server.database, { teamLeaderId: leader.id, firstName: 'Asha', lastName: 'Rao' });
    await server.database
      .updateTable('employees')
      .set({ location_id: places[0] ?? null })
      .where('id', '=', employee.id)
      .execute();
    await addHoliday('2026-03-13', null, [places[0] ?? '']);
    await addHoliday('2026-03-12', null, [places[1] ?? '']);
    const filed = await server.call('applyForLeave', {
      as: employee,
      body: {
        Leave_type: 'Casual Leave',
        Leave_Date_to_Date: '2026-03-12,2026-03-16',
        Leave_half_from: 'First Half',
        Leave_half_to: 'First Half',
        Reason: 'Moving',
      },
    });
    leaveId = filed.data._id;
    expect([filed.data.Length_days, filed.data.Working_days]).toEqual([calendar, working]);
  });

  const readLengths = ({ Length_days, Working_days }: { Length_days: number; Working_days: number }) => [
    Length_days,
    Working_days,
  ];

  test('while it waits: lists, what it would touch, the queue and the notification', async () => {
    const own = (await server.call('listLeaves', { as: employee, query: { scope: 'own' } })).data;
    expect(own.map(readLengths)).toEqual([[calendar, working]]);
    for (const [as, scope] of [
      [employee, 'own'],
      [leader, 'team'],
      [hr, 'all'],
    ] as const) {
      const { Rows } = (await server.call('listLeaveWindow', { as, query: { scope } })).data;
      expect(Rows.filter((row) => row._id === leaveId).map(readLengths)).toEqual([[calendar, working]]);
    }
    const impact = await server.call('getLeaveImpact', {
      as: leader,
      query: {
        StartDate: '2026-03-12',
        EndDate: '2026-03-16',
        Leave_half_to: 'First Half',
        Employee_ID: employee.id,
      },
    });
    expect(readLengths(impact.data)).toEqual([calendar, working]);
    const queue = (await server.call('listPendingItems', { as: leader, query: { scope: 'decide' } })).data;
    expect(queue.Rows.find((row) => row._id === leaveId)?.Summary).toBe(
      `Casual Leave, ${calendar} Days, ${working} working days`,
    );
    const file = await server.call('listEmployeeLeaves', { as: hr, params: { id: employee.id } });
    expect(file.data.map(readLengths)).toEqual([[calendar, working]]);
    const [note] = await server.database
      .selectFrom('notifications')
      .select('text')
      .where('recipient_id', '=', leader.id)
      .execute();
    expect(note?.text).toContain(`(${calendar} Days`);
  });

  test('once granted and over: counters, totals, ratings, attendance and present data', async () => {
    expect(
      (await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } })).httpStatus,
    ).toBe(200);
    // The company has records from before the leave on, so that its days are known.
    await server.database
      .insertInto('face_logs')
      .values({
        id: randomUUID(),
        employee_id: hr.id,
        work_date: '2026-03-02',
        logged_at: new Date('2026-03-02T04:00:00Z'),
        direction: 'in',
      })
      .execute();
    const project = await addProject(server.database, [employee, leader]);
    server.clock.now = new Date('2026-03-12T09:00:00Z');
    const members = await server.call('listProjectMembers', { as: leader, params: { projectId: project.id } });
    expect(members.data.find((member) => member._id === employee.id)?.Leaves.map(({ Days }) => Days)).toEqual([
      calendar,
    ]);
    server.clock.now = new Date('2026-03-20T09:00:00Z');
    const counts = (await server.call('getLeaveCounts', { as: employee })).data;
    expect([counts.LeavesInCurrentMonth, counts.LeavesinLast30Days, counts.LeaveTotalDays]).toEqual([
      calendar,
      calendar,
      calendar,
    ]);
    expect([counts.Working_days_current_month, counts.Working_days_last_30_days, counts.Working_days_total]).toEqual([
      working,
      working,
      working,
    ]);
    const impact = await server.call('getLeaveImpact', {
      as: leader,
      query: { StartDate: '2026-03-25', EndDate: '2026-03-25', Employee_ID: employee.id },
    });
    expect(impact.data.Counts).toEqual(counts);
    const { Rows } = (await server.call('listLeaveWindow', { as: leader, query: { scope: 'team' } })).data;
    expect(Rows.map((row) => [row.Length_days, row.Working_days, row.LeavesinLast30Days])).toEqual([
      [calendar, working, calendar],
    ]);
    const quarters = (await server.call('listLeaveQuarters', { as: leader, query: { scope: 'team', Year: 2026 } }))
      .data;
    expect(quarters.map(({ Granted_days, Casual_days }) => [Granted_days, Casual_days])).toEqual([
      [calendar, calendar],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const facts = (await server.call('getKraFacts', { as: employee, query: { month: '2026-04' } })).data;
    expect([facts.Leave_days, facts.Leave_working_days]).toEqual([calendar, working]);
    const attendance = await server.call('getAttendanceOfMonth', {
      as: employee,
      body: { year: 2026, month: 3, employee_id: employee.id },
    });
    const summary = (await server.call('getAttendanceSummary', { as: hr, body: { year: 2026, month: 3 } })).data;
    const trend = (await server.call('getAttendanceTrend', { as: hr })).data;
    const compared = await server.call('comparePresentMonth', { as: hr, query: { month, limit: 1000 } });
    const computed = compared.data.Rows.find((row) => row.Code === employee.code)?.Computed;
    expect({
      attendance: attendance.data.summary.paidLeave,
      summary: summary.find((row) => row.Employee_id._id === employee.id)?.paidLeave,
      trend: trend.at(-1)?.paidLeave,
      presentData: computed && computed.Full_leave + computed.Half_leave / 2,
    }).toEqual({ attendance: working, summary: working, trend: working, presentData: working });
  });

  test('it counts from the day of joining on, where that was entered later', async () => {
    await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
    server.clock.now = new Date('2026-03-12T09:00:00Z');
    const project = await addProject(server.database, [employee, leader]);
    const figures = async () => {
      const members = (await server.call('listProjectMembers', { as: leader, params: { projectId: project.id } })).data;
      const [counts, impact, window] = [
        (await server.call('getLeaveCounts', { as: employee })).data,
        (
          await server.call('getLeaveImpact', {
            as: leader,
            query: {
              StartDate: '2026-03-12',
              EndDate: '2026-03-16',
              Leave_half_to: 'First Half',
              Employee_ID: employee.id,
            },
          })
        ).data,
        (await server.call('listLeaves', { as: employee, query: { scope: 'own' } })).data,
      ];
      return [
        counts.LeaveTotalDays,
        counts.Working_days_total,
        impact.Counts.LeaveTotalDays,
        impact.Working_days,
        window[0]?.Working_days,
        members.find(({ _id }) => _id === employee.id)?.Leaves[0]?.Days ?? 0,
      ];
    };
    const join = (joined_on: string) =>
      server.database.updateTable('employees').set({ joined_on }).where('id', '=', employee.id).execute();
    expect(await figures()).toEqual([calendar, working, calendar, working, working, calendar]);
    await join('2026-03-16');
    expect(await figures()).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    await join('2026-03-17');
    expect(await figures()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  /** Where the days of the leave are shown, and how. */
  const showsLeave = async () => {
    const { database } = server;
    const project = await addProject(database, [employee, leader]);
    const overtime = randomUUID();
    await database
      .insertInto('overtime_entries')
      .values({
        id: overtime,
        employee_id: employee.id,
        project_id: project.id,
        work_date: '2026-03-12',
        description: 'Release',
        created_at: testMoment(),
        updated_at: testMoment(),
      })
      .execute();
    const shown = async () => {
      const calendarOfAll = await server.call('getCalendar', {
        as: leader,
        query: { From: '2026-03-09', To: '2026-03-22' },
      });
      const changed = await server.call('getWhatChanged', { as: leader, query: { since: '2026-03-10T00:00:00Z' } });
      const ofTeam = await server.call('getLeaveCalendar', { as: leader, query: { scope: 'team', month } });
      const [ofAll, attendance] = [
        (await server.call('getLeaveCalendar', { as: hr, query: { scope: 'all', month } })).data,
        await server.call('getAttendanceOfMonth', {
          as: employee,
          body: { year: 2026, month: 3, employee_id: employee.id },
        }),
      ];
      const { getWorkedDay: worked } = await evidenceOfEntries(database, [overtime], 'Asia/Kolkata');
      return {
        calendar: calendarOfAll.data.Leaves.flatMap(({ Employee_id, From, To }) =>
          Employee_id === employee.id ? `${From},${To}` : [],
        ),
        calendarTotals: calendarOfAll.data.Totals.filter(({ Leaves }) => Leaves > 0).map(({ Day }) => Day),
        changed: changed.data
          .flatMap(({ _id, Counts }) => (_id === project.id ? Counts : []))
          .filter(({ Kind }) => Kind === 'leave')
          .map(({ Count }) => Count),
        team: ofTeam.data.Leaves.flatMap((leave) =>
          leave.Employee_ID === employee.id ? leave.Leave_Date_to_Date : [],
        ),
        isOut: ofAll.People.some(({ _id }) => _id === employee.id),
        attendance: attendance.data.days.filter(({ leave }) => leave !== null).map(({ date }) => date),
        correction: (await leaveOn(database, employee.id, '2026-03-12', 'Asia/Kolkata'))?.leave_type,
        overtime: worked({ id: overtime, work_date: '2026-03-12' }).leave,
      };
    };
    return shown;
  };

  test('the days before the day of joining are shown nowhere as leave, where that was entered later', async () => {
    await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
    server.clock.now = new Date('2026-03-20T09:00:00Z');
    const { database } = server;
    const shown = await showsLeave();
    const join = (joined_on: string) =>
      database.updateTable('employees').set({ joined_on }).where('id', '=', employee.id).execute();
    const filed = '2026-03-12,2026-03-16';
    expect(await shown()).toEqual({
      calendar: [filed],
      calendarTotals: ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16'],
      changed: [1],
      team: [filed],
      isOut: true,
      attendance: ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16'],
      correction: 'Casual Leave',
      overtime: 'Full Day',
    });
    await join('2026-03-16');
    expect(await shown()).toEqual({
      calendar: ['2026-03-16,2026-03-16'],
      calendarTotals: ['2026-03-16'],
      changed: [1],
      team: ['2026-03-16,2026-03-16'],
      isOut: true,
      attendance: ['2026-03-16'],
      correction: undefined,
      overtime: null,
    });
    await join('2026-03-17');
    expect(await shown()).toEqual({
      calendar: [],
      calendarTotals: [],
      changed: [],
      team: [],
      isOut: false,
      attendance: [],
      correction: undefined,
      overtime: null,
    });
  });

  test('between leaving and returning no one is away, in no view', async () => {
    await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
    const { database } = server;
    const days = { starts_on: '2026-03-17', status: 'Approved', acted_by_id: leader.id };
    await addLeave(database, employee, days);
    const mate = await addPerson(database, { teamLeaderId: leader.id });
    const ofMate = await addLeave(database, mate, days);
    const project = await addProject(database, [employee, leader]);
    await addTask(database, project, { assignee_id: employee.id, starts_on: '2026-03-12', due_on: '2026-03-20' });
    const shown = await showsLeave();
    // A Wednesday.
    server.clock.now = new Date('2026-03-18T09:00:00Z');
    const views = async () => {
      const [portfolio, members, clashes, impact, week, timeline] = [
        (await server.call('listPortfolio', { as: hr })).data,
        (await server.call('listProjectMembers', { as: hr, params: { projectId: project.id } })).data,
        (await server.call('listLeaveWindow', { as: leader, query: { scope: 'team' } })).data.Rows,
        await server.call('getLeaveImpact', {
          as: leader,
          query: { StartDate: '2026-03-17', EndDate: '2026-03-17', Employee_ID: mate.id },
        }),
        (await server.call('getWorkingPlan', { as: hr, query: { Week: 'true', Employee_id: employee.id } })).data,
        (await server.call('getTimeline', { as: hr, query: { Project_id: project.id } })).data,
      ];
      return {
        ...(await shown()),
        portfolio: portfolio.find(({ _id }) => _id === project.id)?.Away_count,
        members: members.find(({ _id }) => _id === employee.id)?.Away_days,
        clashes: clashes.find(({ _id }) => _id === ofMate)?.Clashes?.map(({ _id }) => _id),
        impact: impact.data.Away.map(({ Employee }) => Employee._id),
        plan: week.Rows.flatMap(({ Days }) =>
          Days.slice(0, 3).map(({ Leave, Capacity_hours }) => [Leave, Capacity_hours]),
        ),
        timeline: timeline.Leaves.map(({ From, To }) => `${From},${To}`),
        breaks: timeline.People.find(({ _id }) => _id === employee.id)?.Breaks,
      };
    };
    const filed = ['2026-03-12,2026-03-16', '2026-03-17,2026-03-17'];
    expect(await views()).toMatchObject({
      ...{ calendar: filed, changed: [2], team: filed, isOut: true, correction: 'Casual Leave', overtime: 'Full Day' },
      ...{ portfolio: 1, members: 1.5, clashes: [employee.id], impact: [employee.id], timeline: filed, breaks: [] },
      plan: [
        ['First Half', 4],
        ['Full Day', 0],
        [null, 8],
      ],
    });
    await changeAccount(database, employee, 'DeActive', { by: hr, at: new Date('2026-03-11T05:00:00Z') });
    await changeAccount(database, employee, 'Active', { by: hr, at: new Date('2026-03-18T05:00:00Z') });
    expect(await views()).toEqual({
      ...{ calendar: [], calendarTotals: ['2026-03-17'], changed: [], team: [], isOut: false, attendance: [] },
      ...{ correction: undefined, overtime: null, portfolio: 0, members: 0, clashes: [], impact: [], timeline: [] },
      plan: [
        [null, 0],
        [null, 0],
        [null, 8],
      ],
      breaks: [{ From: '2026-03-11', Until: '2026-03-18' }],
    });
  });

  test('who is inactive without a logged change of the status has neither leave nor working days', async () => {
    await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
    await server.database.updateTable('employees').set({ status: 'DeActive' }).where('id', '=', employee.id).execute();
    server.clock.now = new Date('2026-03-20T09:00:00Z');
    const [listed, impact, attendance, muster, calendarOfAll] = [
      (await server.call('listLeaveWindow', { as: hr, query: { scope: 'all', limit: 1000 } })).data.Rows,
      await server.call('getLeaveImpact', {
        as: hr,
        query: { StartDate: '2026-03-12', EndDate: '2026-03-16', Employee_ID: employee.id },
      }),
      await server.call('getAttendanceOfMonth', {
        as: hr,
        body: { year: 2026, month: 3, employee_id: employee.id },
      }),
      (await server.call('listMusterSheet', { as: hr, query: { month, limit: 1000 } })).data.Rows,
      (await server.call('getLeaveCalendar', { as: hr, query: { scope: 'all', month } })).data,
    ];
    expect({
      listed: listed.find(({ _id }) => _id === leaveId)?.Working_days,
      impact: [impact.data.Working_days, impact.data.Counts.LeaveTotalDays, impact.data.Counts.Working_days_total],
      attendance: [attendance.data.summary.workingDays, attendance.data.summary.paidLeave],
      isInMuster: muster.some(({ _id }) => _id === employee.id),
      isOut: calendarOfAll.People.some(({ _id }) => _id === employee.id),
    }).toEqual({ listed: 0, impact: [0, 0, 0], attendance: [0, 0], isInMuster: false, isOut: false });
  });

  test('the working plan has no leave before the day of joining either', async () => {
    await server.call('changeLeaveStatus', { as: leader, body: { id: leaveId, Status: 'Approved' } });
    server.clock.now = new Date('2026-03-13T09:00:00Z');
    const daysOfLeave = async (joined_on: string) => {
      await server.database.updateTable('employees').set({ joined_on }).where('id', '=', employee.id).execute();
      const { Rows } = (await server.call('getWorkingPlan', { as: hr, query: { Employee_id: employee.id } })).data;
      return Rows.flatMap(({ Days }) => Days.flatMap(({ Day, Leave }) => (Leave === null ? [] : [Day])));
    };
    expect(await daysOfLeave('2026-03-12')).toEqual(['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16']);
    expect(await daysOfLeave('2026-03-16')).toEqual(['2026-03-16']);
    expect(await daysOfLeave('2026-03-17')).toEqual([]);
  });
});
