import { parseArgs } from 'node:util';
import { migrate } from './database/migrate';
import { migrations } from './database/migrations/migrations';
import { openDatabase } from './database/openDatabase';
import { isEmptyDatabase } from './demo/emptyDatabaseReadModel';
import { fillWithDemonstration } from './fillWithDemonstration';
import { openServices } from './services';
import { readSettings } from './settings';
import { startProblem } from './startProblem';

const sizes = ['normal', 'large'] as const;

function wantedSize(): (typeof sizes)[number] {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'normal' } } });
  const size = sizes.find((known) => known === values.size);
  if (size === undefined) throw new Error(`--size is ${values.size}, but must be one of ${sizes.join(', ')}`);
  return size;
}

async function fill(): Promise<void> {
  const size = wantedSize();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.kysely, migrations);
    if (!(await isEmptyDatabase(database))) throw new Error('The database holds people already: the demonstration company goes into an empty one only');
    const startedAt = Date.now();
    await fillWithDemonstration(database, await openServices(settings, database.kysely), size);
    process.stdout.write(`The demonstration company (${size}) is in place after ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  } finally {
    await database.close();
  }
}

fill().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exitCode = 1;
});
