import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import type { Figure } from '../figureTable';
import { quantile } from '../statistics';
import { startCalledServer } from '../tasks/measureServer';
import type { Environment } from '../timedProcess';

const HR = 'hr@daybook.example';
const ROUNDS = 5;
const GOAL_SECONDS = 10;

/** The employee with the most time entries that HR may export, and how many there are. */
async function busiestPerson(environment: Environment): Promise<{ id: string; entries: number }> {
  const database = await openDatabase(readSettings(environment));
  try {
    const { rows } = await sql<{ id: string; entries: number }>`
      select employee_id as id, count(*)::int as entries from task_timers group by employee_id
      order by entries desc limit 1`.execute(database.kysely);
    const [person] = rows;
    if (person === undefined) throw new Error('There are no time entries');
    return person;
  } finally {
    await database.close();
  }
}

/** Everything that is stored about one person as an archive: from the request until its last byte has arrived. */
export async function measurePersonExport(environment: Environment): Promise<Figure> {
  const { id, entries } = await busiestPerson(environment);
  const server = await startCalledServer(environment);
  const seconds: number[] = [];
  let sizeBytes = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const path = '/api/auth/personalData/request';
      const answer = await server.call(HR, { method: 'POST', path, form: { id } });
      const { Link } = (JSON.parse(answer.toString()) as { data: { Link: string } }).data;
      sizeBytes = (await server.call(HR, { method: 'GET', path: Link })).length;
      seconds.push((performance.now() - startedAt) / 1000);
    }
  } finally {
    await server.stop();
  }
  return {
    name: `Everything about the person with the most time entries (${entries}) as one archive`,
    value: quantile(seconds, 0.5),
    unit: 's',
    details: `longest of ${ROUNDS}: ${Math.max(...seconds).toFixed(2)}; ${Math.round(sizeBytes / 1000)} kB`,
    goal: { atMost: GOAL_SECONDS },
  };
}
