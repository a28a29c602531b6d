import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/backUp';
import { lowerPriority } from './backup/lowerPriority';
import { machineTime } from './clock/companyClock';
import { readSettings } from './settings';
import { endWith } from './startProblem';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { scheduled: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error('Name one file: npm run backup -- FILE');
  lowerPriority();
  const beganAt = performance.now();
  const result = await backUp(readSettings(process.env), {
    file: path.resolve(file),
    now: machineTime,
    isRecorded: !values.scheduled,
  });
  if (values.scheduled) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const { rowCount, fileCount, sizeBytes, missingFileCount, isEncrypted } = result;
  const megabytes = (sizeBytes / 1_000_000).toFixed(1);
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);
  process.stdout.write(
    `Backed up ${rowCount} rows and ${fileCount} files to ${file} (${megabytes} MB, ${isEncrypted ? 'encrypted' : 'not encrypted'}) in ${seconds} s\n`,
  );
  if (missingFileCount > 0)
    process.stderr.write(`WARNING: ${missingFileCount} uploaded files are missing on the disk, and in the backup\n`);
}

run().catch(endWith);
