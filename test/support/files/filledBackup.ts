import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { createBackup } from '../../../src/server/backup/createBackup';
import { readArchive } from '../../../src/server/backup/readArchive';
import type { Database } from '../../../src/server/database/database';
import { openDiskFileStore } from '../../../src/server/plugins/files/diskFileStore';
import { openOwnTestDatabase } from '../database/testDatabase';
import { testStart } from '../testMoment';

/** Values that an encoding could lose. */
const oddText = 'quote " backslash \\ tab \t newline \n carriage return \r null \\N umlaut ü emoji 🦉';

/** Rows and uploaded files for a backup. */
export async function fillForBackup({ kysely }: Database, dataDirectory: string): Promise<void> {
  const fileStore = await openDiskFileStore(dataDirectory, testStart);
  for (const content of ['the first file', 'x'.repeat(300_000), '']) {
    const stored = await fileStore.keep(Readable.from(Buffer.from(content)));
    await sql`
      insert into files (id, content_hash, name, media_type, size_bytes, uploaded_at)
      values (${randomUUID()}, ${stored.contentHash}, ${oddText}, ${stored.mediaType}, ${stored.sizeBytes}, ${testStart})`.execute(
      kysely,
    );
  }
  for (const index of Array.from({ length: 1200 }, (_, count) => count))
    await kysely
      .insertInto('company_settings')
      .values({ key: `setting ${index}`, value: `${oddText} ${index}` })
      .execute();
}

/**
 * Rows of every table, sequences and contents of every file of a backup. Rows are sorted: a database writes a shorter
 * row into room that a longer one had to leave, so that rows of two places can have another order.
 */
export async function readBackup(file: string, key?: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const rows: Record<string, string> = {};
  await readArchive(file, key, {
    begin: async (header) => void (found['sequences'] = JSON.stringify(header.sequences)),
    rows: async (table, lines) => void (rows[table] = (rows[table] ?? '') + lines.toString()),
    file: async (contentHash, content) => {
      let text = '';
      // A character for each byte: pieces may end within one of UTF-8.
      for await (const chunk of content as AsyncIterable<Buffer>) text += chunk.toString('latin1');
      found[contentHash] = text;
    },
  });
  for (const [table, lines] of Object.entries(rows)) found[table] = lines.split('\n').sort().join('\n');
  return found;
}

/** The same without the event of the audit log by which a restore differs from the backup. */
export const withoutRestore = ({ audit_events = '', ...content }: Record<string, string>): Record<string, string> => {
  const others = audit_events
    .split('\n')
    .filter((line) => !line.includes('"backup_restored"'))
    .join('\n');
  return others === '' ? content : { ...content, audit_events: others };
};

/** A backup of a filled company, made in a new folder. */
export async function makeFilledBackup(dataDirectory: string): Promise<string> {
  const database = await openOwnTestDatabase();
  try {
    await mkdir(dataDirectory);
    await fillForBackup(database, dataDirectory);
    const file = path.join(dataDirectory, 'filled.backup');
    const fileStore = await openDiskFileStore(dataDirectory, testStart);
    await createBackup(database, fileStore, { file, key: undefined, createdAt: testStart });
    return file;
  } finally {
    await database.close();
  }
}
