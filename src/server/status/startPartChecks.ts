import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Services } from '../services';
import type { Settings } from '../settings';
import { checkAddress, checkFolder, PartChecks, type PartCheck } from './partChecks';
import { mustReachDatabase } from './databaseStatusReadModel';

type Checked = Pick<Services, 'status' | 'mailer'>;

/**
 * Asks in the background, every 30 s, whether what requests do not use all the time works. One process of a server does
 * it; the identity provider is asked by each process itself.
 * @returns a function that ends it
 */
export function startPartChecks(
  { backups, dataDirectory, publicUrl }: Pick<Settings, 'backups' | 'dataDirectory' | 'publicUrl'>,
  database: Kysely<Schema>,
  { status, mailer }: Checked,
): () => Promise<void> {
  const checks: PartCheck[] = [
    { state: status.state('database'), check: () => mustReachDatabase(database) },
    { state: status.state('public_address'), check: () => checkAddress(publicUrl) },
    {
      state: status.state('data_folder'),
      check: async () => status.setFreeBytes('data', await checkFolder(dataDirectory)),
    },
  ];
  if (mailer.check !== undefined) checks.push({ state: status.state('mail'), check: mailer.check });
  let isFolderMade = false;
  if (backups !== undefined)
    checks.push({
      state: status.state('backups'),
      check: async () => {
        // Later a missing folder is a disk that is not mounted.
        if (!isFolderMade) await mkdir(backups.directory, { recursive: true, mode: 0o700 });
        isFolderMade = true;
        status.setFreeBytes('backups', await checkFolder(backups.directory));
      },
    });
  const running = new PartChecks(checks);
  void running.run();
  return async () => running.close();
}
