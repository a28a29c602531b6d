import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { taskCalls, type TaskCall, type TaskCallKind } from '../tasks/taskCalls';
import type { Environment } from '../timedProcess';

const CHANGED_TASKS = 2000;
const HR = 'hr@daybook.example';

interface MixedCall {
  readonly email: string;
  readonly call: TaskCall;
}

/** Statuses one after the other, so that every call changes something. */
const statuses = ['IN PROGRESS', 'DEVELOPMENT DONE', 'READY FOR QA', 'REOPEN'];

/** What users send together: of ten calls six read a task or a list, one a dashboard, and three write. */
export async function mixedCalls(
  environment: Environment,
): Promise<{ next: (turn: number) => MixedCall; taskCount: number }> {
  const database = await openDatabase(readSettings(environment));
  try {
    const kinds = (await taskCalls(database.kysely)).map((kind) => ({ ...kind, email: HR }));
    const { rows } = await sql<{ id: string }>`
      select id from tasks where deleted_at is null order by md5(id::text) limit ${CHANGED_TASKS}`.execute(
      database.kysely,
    );
    const counted = await sql<{ count: number }>`select count(*)::int as count from tasks`.execute(database.kysely);
    const edits: TaskCallKind = {
      name: 'status of a task',
      email: HR,
      calls: statuses.flatMap((Status) =>
        rows.map(({ id }): TaskCall => ({ method: 'POST', path: '/api/auth/tasks/edit', form: { id, Status } })),
      ),
    };
    const comments: TaskCallKind = {
      name: 'comment',
      email: HR,
      calls: rows.map(({ id }): TaskCall => ({
        method: 'POST',
        path: '/api/auth/tasks/comment/add',
        form: { Task_id: id, Type: 'Task', Comment: 'Measured' },
      })),
    };
    const dashboard: TaskCallKind = {
      name: 'dashboard',
      email: HR,
      calls: [{ method: 'GET', path: '/api/auth/dashboard/company' }],
    };
    const [projectList, byAssignee, allProjects, task] = kinds;
    if (projectList === undefined || byAssignee === undefined || allProjects === undefined || task === undefined)
      throw new Error('A kind of task call is missing');
    const mix = [task, edits, projectList, task, comments, allProjects, task, edits, byAssignee, dashboard];
    const sent = new Map<TaskCallKind, number>();
    const next = (turn: number): MixedCall => {
      const kind = mix[turn % mix.length];
      if (kind === undefined) throw new Error('There is nothing to call');
      const count = sent.get(kind) ?? 0;
      sent.set(kind, count + 1);
      const call = kind.calls[count % kind.calls.length];
      if (call === undefined) throw new Error(`There is nothing to call for ${kind.name}`);
      return { email: kind.email, call };
    };
    return { next, taskCount: counted.rows[0]?.count ?? 0 };
  } finally {
    await database.close();
  }
}
