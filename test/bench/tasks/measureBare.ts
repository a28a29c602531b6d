import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from './bareDriver';
import { measurePace, type Duration, type Pace } from './pace';
import { recordStatements, type RecordedKind } from './recordStatements';
import { taskCalls } from './taskCalls';

type Environment = Readonly<Record<string, string>>;

/** The measured kinds of calls with the statements of each call, as the server runs them on this database. */
export async function recordedCalls(
  environment: Environment,
  calls: typeof taskCalls = taskCalls,
): Promise<RecordedKind[]> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  try {
    await migrate(database.kysely, migrations);
    return await recordStatements(database.kysely, settings, await calls(database.kysely));
  } finally {
    await database.close();
  }
}

/** Runs the statements of a kind of call one after the other through the driver alone. */
export interface BareRunner {
  readonly runAtPace: (kind: RecordedKind, lanes: number, duration?: Duration) => Promise<Pace>;
  readonly close: () => Promise<void>;
}

export async function openBareRunner(environment: Environment): Promise<BareRunner> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  const runAtPace: BareRunner['runAtPace'] = ({ statements }, lanes, duration) =>
    measurePace(
      async (turn) => {
        for (const { sql, parameters } of statements[turn % statements.length] ?? [])
          await pool.query(sql, [...parameters]);
      },
      lanes,
      duration,
    );
  return { runAtPace, close };
}
