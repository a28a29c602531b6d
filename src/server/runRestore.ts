import { parseArgs } from 'node:util';
import { checkBackup } from './backup/checkBackup';
import { restoreBackup } from './backup/restoreBackup';
import { machineTime } from './clock/companyClock';
import { migrations } from './database/migrations/migrations';
import { readSettings } from './settings';
import { endWith } from './startProblem';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error('Name one file: npm run restore -- FILE');
  const { backupKey: key, ...settings } = readSettings(process.env);
  const { header, manifest } = values.check
    ? await checkBackup(file, key, migrations)
    : await restoreBackup({ ...settings, file, key, migrations, now: machineTime() });
  process.stdout.write(
    `${values.check ? 'The backup is complete' : 'Restored'}: ${manifest.rowCount} rows and ${manifest.fileCount} files of ${header.createdAt}\n`,
  );
  if (manifest.missingFiles.length > 0)
    process.stderr.write(`WARNING: ${manifest.missingFiles.length} uploaded files were missing when it was made\n`);
}

run().catch(endWith);
