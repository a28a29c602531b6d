// Restores a backup and says when it begins, so that a test can kill it at any moment.
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { testStart } from '../testMoment';

const [file = '', dataDirectory = '', databaseUrl = '', filesIn] = process.argv.slice(2);
process.stdout.write('begun\n');
restoreBackup({
  file,
  key: undefined,
  dataDirectory,
  filesIn: filesIn === 'database' ? 'database' : 'dataDirectory',
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  databasePoolSize: 2,
  migrations,
  now: testStart,
}).then(
  () => process.stdout.write('restored\n'),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);
