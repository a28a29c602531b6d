import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import type { TaskCallKind } from '../tasks/taskCalls';

const counted = [
  'employees',
  'projects',
  'tasks',
  'task_timers',
  'sprints',
  'milestones',
  'comments',
  'leaves',
  'face_logs',
  'overtime_entries',
  'tickets',
  'kra_records',
] as const;

/** How much is in the tables that the reports read, so that a figure can be judged. */
export async function companySizes(database: Kysely<Schema>): Promise<string[]> {
  const sizes: string[] = [];
  for (const table of counted) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      database,
    );
    sizes.push(`${(rows[0]?.count ?? 0).toLocaleString('en')} ${table.replaceAll('_', ' ')}`);
  }
  return sizes;
}

const hr = 'hr@daybook.example';
const windowed = 'limit=100&offset=0';

/** What each report and each list of the company asks for when it opens, by a user who sees everything. */
export function companyCalls(today: string): TaskCallKind[] {
  const month = today.slice(0, 7);
  const [year = '', monthNumber = ''] = month.split('-');
  const kind = (name: string, path: string): TaskCallKind => ({
    name,
    email: hr,
    calls: [{ method: 'GET', path: `/api${path}` }],
  });
  return [
    kind('Milestone Report', '/milestone/report'),
    kind('Sprint Report', '/sprint/report'),
    kind('Task Timer Report, 30 days', '/auth/tasks/tasktimer/report'),
    kind('Project Status Update, 30 days', '/auth/report/project-status'),
    kind('Employee Tracker: people', '/auth/employees'),
    kind('Employee Tracker: running timers', '/auth/task/get-running-task-timer'),
    kind('Employee Tracker: leaves of today', '/auth/leave/todays'),
    kind('Working plan', '/auth/report/working-plan'),
    kind('Task Report, first window', `/auth/tasks/list?${windowed}&sort=Due_date:asc`),
    kind('Leave Report, first window', `/auth/leave/list?scope=all&${windowed}`),
    kind('Ticket Report', '/auth/report/tickets'),
    kind('Tickets, first window', `/auth/ticket/list?scope=all&${windowed}`),
    kind('Overtime, first window', `/overtime/list?scope=all&${windowed}`),
    kind('KRA report of a month', `/auth/kra/report?month=${month}`),
    kind('PMS, first window', `/auth/kra/performance?${windowed}`),
    kind('Face Report of a day', `/auth/report/facelogins?date=${today}`),
    kind('Month-wise attendance, first window', `/auth/report/facelogins/list?Month=${month}&${windowed}`),
    {
      name: 'Attendance summary of a month',
      email: hr,
      calls: [
        {
          method: 'POST',
          path: '/api/auth/attendance/summarybymonth',
          form: { month: String(Number(monthNumber)), year },
        },
      ],
    },
    kind('Manual Attendance Request Report, first window', `/auth/attendance/requests?scope=all&${windowed}`),
    kind('Employee Present Report, first window', `/auth/present/list?${windowed}`),
    kind('Employees', '/auth/employee/list'),
    kind('Due milestones', '/milestone/fifteenDaysDueMilestones'),
    kind('Due sprints', '/sprint/seventhDaysDueSprint'),
    kind('Company dashboard', '/auth/dashboard/company'),
    kind('Attendance trend', '/auth/dashboard/attendance-trend'),
    kind('Pending decisions', '/auth/pending/list?scope=decide&limit=100'),
  ];
}
