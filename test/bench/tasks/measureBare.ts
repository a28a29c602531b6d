import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from './bareDriver';
import { measurePace, type Pace } from './pace';
import { recordStatements, type RecordedKind } from './recordStatements';
import { taskCalls } from './taskCalls';

type Environment = Readonly<Record<string, string>>;

/** The measured kinds of calls with the statements of each call, as the server runs them on this database. */
export async function recordedCalls(environment: Environment, calls: typeof taskCalls = taskCalls): Promise<RecordedKind[]> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  try {
    return await recordStatements(database.kysely, settings, await calls(database.kysely));
  } finally {
    await database.close();
  }
}

/** The statements of each kind of call, run one after the other through the driver alone: by kind, then by number of lanes. */
export async function measureBare(environment: Environment, kinds: readonly RecordedKind[], lanes: readonly number[]): Promise<Pace[][]> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  try {
    const paces: Pace[][] = [];
    for (const { statements } of kinds) {
      const ofKind: Pace[] = [];
      const call = async (turn: number): Promise<void> => {
        for (const { sql, parameters } of statements[turn % statements.length] ?? []) await pool.query(sql, [...parameters]);
      };
      for (const count of lanes) ofKind.push(await measurePace(call, count));
      paces.push(ofKind);
    }
    return paces;
  } finally {
    await close();
  }
}
