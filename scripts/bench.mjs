// npm run bench [-- --only start,weight,table,typing,recorder,tasks,reports,company,attendance,screen,plan,space,memory,limit,delays,backup] [--tasks 100000] [--people 5000] [--months 12] [--out figures.json]: measures and prints one table.
// --people and --months: size of the company of the part `attendance`.
// --minutes: how long the part `memory` sends calls to each database.
// --base: the commit that the part `typing` compares with.
// --database postgres://… (repeatable, the smallest first): the part `reports` measures these filled databases and loads none; `screen`, `plan` and `space` take the first.
// --pictures: a folder that the part `space` fills with pictures of the measured screens.
// --kinds text,groups: the part `delays` sends only the kinds of request with these words in their names; --on embedded|postgres: only on this database, for `backup` and `memory` as well.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { installWhenNeeded } from './platform/install.mjs';
import { fail } from './platform/step.mjs';

const partNames = [
  'start',
  'weight',
  'table',
  'typing',
  'recorder',
  'tasks',
  'reports',
  'company',
  'attendance',
  'screen',
  'plan',
  'space',
  'memory',
  'limit',
  'delays',
  'backup',
];

const databaseKinds = ['embedded', 'postgres'];

/** @param {string} text */
function readDatabaseKinds(text) {
  const kinds = text.split(',');
  const unknown = kinds.find((kind) => !databaseKinds.includes(kind));
  if (unknown !== undefined)
    throw new Error(`--on names ${unknown}, but the databases are ${databaseKinds.join(', ')}`);
  return kinds;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: partNames.join(',') },
      tasks: { type: 'string', default: '100000' },
      people: { type: 'string', default: '5000' },
      months: { type: 'string', default: '12' },
      minutes: { type: 'string', default: '20' },
      database: { type: 'string', multiple: true, default: [] },
      base: { type: 'string', default: 'HEAD~1' },
      pictures: { type: 'string' },
      kinds: { type: 'string', default: '' },
      on: { type: 'string', default: 'embedded,postgres' },
      out: { type: 'string' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new Error(`--only names ${unknown}, but the parts are ${partNames.join(', ')}`);
  const readCount = (/** @type {'tasks' | 'people' | 'months' | 'minutes'} */ name) => {
    const count = Number(values[name]);
    if (!Number.isInteger(count) || count < 1)
      throw new Error(`--${name} is ${values[name]}, but must be a number of ${name}`);
    return count;
  };
  return {
    wanted: partNames.filter((name) => wanted.includes(name)),
    taskCount: readCount('tasks'),
    attendanceSize: { employees: readCount('people'), months: readCount('months') },
    minutes: readCount('minutes'),
    databases: values.database,
    base: values.base,
    pictures: values.pictures,
    kinds: values.kinds.split(',').filter((part) => part !== ''),
    databaseKinds: readDatabaseKinds(values.on),
    out: values.out,
  };
}

// Ends the processes started here with this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
try {
  const options = readOptions();
  await installWhenNeeded({ withDevelopment: true });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  if (process.env.DAYBOOK_DIST === undefined) await buildWhenStale();
  // Parts of the bench call the server's sources, which are TypeScript.
  // @ts-expect-error tsx declares no types for its entry.
  await import('tsx');
  /** @type {typeof import('../test/bench/runParts')} */
  const { runParts } = createRequire(import.meta.url)('../test/bench/runParts.ts');
  await runParts(options);
} catch (error) {
  fail(error);
}
