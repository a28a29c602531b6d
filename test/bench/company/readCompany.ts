import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { companyCalls, companySizes } from './companyCalls';

/** The calls to measure on a filled database, and how large it is. */
export async function readCompany(
  environment: Readonly<Record<string, string>>,
): Promise<{ kinds: ReturnType<typeof companyCalls>; sizes: string[] }> {
  const database = await openDatabase(readSettings(environment));
  try {
    return { kinds: companyCalls(new Date().toISOString().slice(0, 10)), sizes: await companySizes(database.kysely) };
  } finally {
    await database.close();
  }
}
