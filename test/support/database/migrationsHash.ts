import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const MIGRATIONS_DIRECTORY = path.resolve('src/server/database/migrations');

/** Changes with every change of a migration: what was prepared for one state of the tables is not used for another. */
export function migrationsHash(): string {
  const hash = createHash('sha256').update(fs.readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of fs.readdirSync(MIGRATIONS_DIRECTORY).sort()) {
    hash.update(name).update(fs.readFileSync(path.join(MIGRATIONS_DIRECTORY, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
