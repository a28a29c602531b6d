import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beginScheduled, finishScheduled, recordBackup } from '../../../src/server/backup/backupsRepository';
import { removeOldBackups } from '../../../src/server/backup/scheduledBackups';
import type { Database } from '../../../src/server/database/database';
import { openTestDatabase } from '../../support/database/testDatabase';
import { testStart } from '../../support/testMoment';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('of several servers one makes the backup of an interval, and its outcome is stored', async () => {
  const scheduled = { slot: 7, file: '/backups/one', startedAt: testStart };
  const begun = await Promise.all([1, 2, 3].map(() => beginScheduled(database.kysely, scheduled)));
  const [id = '', ...others] = begun.filter((found) => found !== undefined);
  expect(others).toEqual([]);
  await finishScheduled(database.kysely, id, testStart, { problem: 'There is no room left on the disk' });
  expect(await database.kysely.selectFrom('backups').select(['problem', 'finished_at']).execute()).toEqual([
    { problem: 'There is no room left on the disk', finished_at: testStart },
  ]);
  expect(await beginScheduled(database.kysely, { ...scheduled, slot: 8 })).toBeDefined();
});

test('the outcome of a backup is an event of the audit log', async () => {
  const { kysely } = database;
  const result = { sizeBytes: 12_345_678, rowCount: 1234, fileCount: 5, missingFileCount: 0, isEncrypted: true };
  const id = await beginScheduled(kysely, { slot: 9, file: '/backups/two', startedAt: testStart });
  await finishScheduled(kysely, id ?? '', testStart, { result });
  const report = { startedAt: testStart.toISOString(), finishedAt: testStart.toISOString() };
  await recordBackup(kysely, { file: '/backups/three', ...report, problem: 'There is no room left on the disk' });
  const events = await kysely
    .selectFrom('audit_events')
    .select(['kind', 'actor_name', 'subject_text', 'details'])
    .where('subject_text', '<>', 'one')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    {
      kind: 'backup_made',
      actor_name: null,
      subject_text: 'two',
      details: { count: 1234, text: '12.3 MB, encrypted' },
    },
    {
      kind: 'backup_failed',
      actor_name: null,
      subject_text: 'three',
      details: { text: 'There is no room left on the disk' },
    },
  ]);
});

test('the newest backups of a folder remain, and nothing else is removed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-backups-'));
  const names = [1, 2, 3, 4].map((day) => `daybook-2026-01-0${day}T00-00-00Z.backup`);
  // Of killed processes, and one that another server may be writing.
  const unfinished = ['03T23-59-59', '04T00-00-01', '04T12-00-00'].map(
    (instant) => `daybook-2026-01-${instant}Z.backup.unfinished`,
  );
  const others = ['notes.txt', 'report.unfinished'];
  for (const name of [...names, ...unfinished, ...others]) fs.writeFileSync(path.join(folder, name), '');
  await removeOldBackups(folder, 2, new Date('2026-01-05T00:00:00Z'));
  expect(fs.readdirSync(folder).sort()).toEqual([...names.slice(2), ...unfinished.slice(1), ...others].sort());
  fs.rmSync(folder, { recursive: true });
});
