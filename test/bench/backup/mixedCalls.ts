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
export async function mixedCalls(environment: Environment): Promise<(turn: number) => MixedCall> {
  const database = await openDatabase(readSettings(environment));
  try {
    const kinds = await taskCalls(database.kysely);
    const { rows } = await sql<{ id: string }>`
      select id from tasks where deleted_at is null order by md5(id::text) limit ${CHANGED_TASKS}`.execute(
      database.kysely,
    );
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
    return (turn) => {
      const kind = mix[turn % mix.length];
      const call = kind?.calls[Math.floor(turn / mix.length) % kind.calls.length];
      if (kind === undefined || call === undefined) throw new Error('There is nothing to call');
      return { email: kind.email, call };
    };
  } finally {
    await database.close();
  }
}
