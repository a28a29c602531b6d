// Backs up the data directory and says when it begins, so that a test can kill it at any moment.
import { backUp } from '../../../src/server/backup/backUp';
import { testStart } from '../testMoment';

const [file = '', dataDirectory = '', databaseUrl = '', filesIn] = process.argv.slice(2);
process.stdout.write('begun\n');
backUp(
  {
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    dataDirectory,
    filesIn: filesIn === 'database' ? 'database' : 'dataDirectory',
    backupKey: undefined,
  },
  { file, now: () => testStart, isRecorded: true },
).then(
  () => process.stdout.write('written\n'),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
