// npm run bench [-- --only start,weight,table,tasks,reports,company,attendance] [--tasks 100000] [--out figures.json]: measures, and closes with one table.
// --database postgres://… (again and again, the smallest first): the part `reports` measures these filled databases and loads none.
import { parseArgs } from 'node:util';
import { installWhenNeeded } from './platform/install.mjs';
import { fail } from './platform/step.mjs';

const partNames = ['start', 'weight', 'table', 'tasks', 'reports', 'company', 'attendance'];

function readOptions() {
  const { values } = parseArgs({ options: { only: { type: 'string', default: partNames.join(',') }, tasks: { type: 'string', default: '100000' }, database: { type: 'string', multiple: true, default: [] }, out: { type: 'string' } } });
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new Error(`--only names ${unknown}, but the parts are ${partNames.join(', ')}`);
  const taskCount = Number(values.tasks);
  if (!Number.isInteger(taskCount) || taskCount < 1) throw new Error(`--tasks is ${values.tasks}, but must be a number of tasks`);
  return { wanted: partNames.filter((name) => wanted.includes(name)), taskCount, databases: values.database, out: values.out };
}

// What was started on the way ends with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
try {
  const options = readOptions();
  await installWhenNeeded();
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  if (process.env.DAYBOOK_DIST === undefined) await buildWhenStale();
  // Parts of the bench call the server's sources, which are TypeScript.
  await import('tsx');
  const { runParts } = await import('../test/bench/runParts.mjs');
  await runParts(options);
} catch (error) {
  fail(error);
}
