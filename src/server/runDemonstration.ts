import { parseArgs } from 'node:util';
import { migrate } from './database/migrate';
import { migrations } from './database/migrations/migrations';
import { openDatabase } from './database/openDatabase';
import { fillWithDemonstration, type DemonstrationSize } from './fillWithDemonstration';
import { openServices } from './services';
import { readSettings } from './settings';
import { startProblem } from './startProblem';

const sizes = ['normal', 'large'] as const;

function readCompanySize(): DemonstrationSize {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'normal' }, tasks: { type: 'string' } } });
  const size = sizes.find((known) => known === values.size);
  if (size === undefined) throw new Error(`--size is ${values.size}, but must be one of ${sizes.join(', ')}`);
  const taskCount = values.tasks === undefined ? undefined : Number(values.tasks);
  if (taskCount !== undefined && (size !== 'large' || !Number.isInteger(taskCount) || taskCount < 1))
    throw new Error('--tasks is a number of tasks for --size large');
  return { size, taskCount };
}

async function fill(): Promise<void> {
  const companySize = readCompanySize();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.kysely, migrations);
    const startedAt = performance.now();
    const isFilled = await fillWithDemonstration(database, await openServices(settings, database.kysely), companySize);
    if (!isFilled)
      throw new Error('The database holds people already: the demonstration company goes into an empty one only');
    process.stdout.write(
      `The demonstration company (${companySize.size}) is in place after ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
    );
  } finally {
    await database.close();
  }
}

fill().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exitCode = 1;
});
