import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '../../../src/domain/calendar/day';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';

/** Records that hostile requests name; lists are long enough for every round. */
export interface PreparedCompany {
  readonly projectId: string;
  readonly memberId: string;
  readonly ticketId: string;
  readonly taskIds: readonly string[];
  /** A task that the project manager of the demonstration company sees and that no hostile request changes. */
  readonly readTaskId: string;
  readonly leaveIds: readonly string[];
  readonly requestIds: readonly string[];
  readonly overtimeIds: readonly string[];
  readonly today: string;
}

const pendingCount = 400;

/** Adds pending requests to a filled company, and finds a project with enough tasks. */
export async function prepareCompany(environment: Readonly<Record<string, string>>): Promise<PreparedCompany> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  try {
    const { kysely } = database;
    const now = new Date();
    const today = dayIn(settings.companyTimeZone, now);
    const hr = await kysely
      .selectFrom('employees')
      .select('id')
      .where('email', '=', 'hr@daybook.example')
      .executeTakeFirstOrThrow();
    const people = await kysely
      .selectFrom('employees')
      .select('id')
      .where('status', '=', 'Active')
      .where('id', '!=', hr.id)
      .orderBy('id')
      .limit(40)
      .execute();
    const project = await kysely
      .selectFrom('tasks')
      .innerJoin('project_members', 'project_members.project_id', 'tasks.project_id')
      .select(['tasks.project_id', 'project_members.employee_id'])
      .groupBy(['tasks.project_id', 'project_members.employee_id'])
      .orderBy((expression) => expression.fn.countAll(), 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const tasks = await kysely
      .selectFrom('tasks')
      .select('id')
      .where('project_id', '=', project.project_id)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(500)
      .execute();
    const readTask = await kysely
      .selectFrom('tasks')
      .innerJoin('projects', 'projects.id', 'tasks.project_id')
      .innerJoin('employees', 'employees.id', 'projects.project_manager_id')
      .select('tasks.id')
      .where('employees.email', '=', 'pm@daybook.example')
      .where('tasks.project_id', '!=', project.project_id)
      .where('tasks.deleted_at', 'is', null)
      .where('projects.deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const ticket = await kysely.selectFrom('tickets').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await kysely
      .updateTable('tickets')
      .set({ raised_by_id: hr.id, status: 'Open' })
      .where('id', '=', ticket.id)
      .execute();
    // In the distant past, where the demonstration company has no records that they could overlap.
    const each = Array.from({ length: pendingCount }, (_, index) => ({
      id: randomUUID(),
      employee_id: people[index % people.length]?.id ?? hr.id,
      day: addDays(today, -4000 + 7 * Math.floor(index / people.length)),
    }));
    const leaves = each.map(({ employee_id, day }) => ({ id: randomUUID(), employee_id, day }));
    await kysely
      .insertInto('leaves')
      .values(
        leaves.map(({ id, employee_id, day }) => ({
          id,
          employee_id,
          leave_type: 'Casual Leave',
          starts_on: day,
          ends_on: day,
          reason: 'Pending',
          created_by_id: employee_id,
          created_at: now,
        })),
      )
      .execute();
    const requests = each.map((one) => ({ ...one, id: randomUUID() }));
    await kysely
      .insertInto('manual_attendance_requests')
      .values(
        requests.map(({ id, employee_id, day }) => ({
          id,
          employee_id,
          work_date: day,
          type: 'checkIn' as const,
          claimed_time: '09:30:00',
          reason: 'WFH',
          created_at: now,
        })),
      )
      .execute();
    const entries = each.map((one) => ({ ...one, id: randomUUID() }));
    await kysely
      .insertInto('overtime_entries')
      .values(
        entries.map(({ id, employee_id, day }) => ({
          id,
          employee_id,
          project_id: project.project_id,
          work_date: day,
          description: 'Pending',
          claimed_hours: 1,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    return {
      projectId: project.project_id,
      memberId: project.employee_id,
      ticketId: ticket.id,
      taskIds: tasks.map(({ id }) => id),
      readTaskId: readTask.id,
      leaveIds: leaves.map(({ id }) => id),
      requestIds: requests.map(({ id }) => id),
      overtimeIds: entries.map(({ id }) => id),
      today,
    };
  } finally {
    await database.close();
  }
}
