import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/platform/step.mjs';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { backUp } from '../../src/server/backup/backUp';
import { restoreBackup } from '../../src/server/backup/restoreBackup';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/migrations';
import { openDatabase } from '../../src/server/database/openDatabase';
import { startServer } from '../hostile/runningServer';
import { checkOutCommit, type CheckedOutCommit } from '../support/programs/checkedOutCommit';
import { readBackup } from '../support/files/filledBackup';
import { freePort } from '../support/programs/freePort';
import { Visitor } from '../support/production/visitor';
import { testStart } from '../support/testMoment';

jest.setTimeout(400_000);

/** The first version that runs with the packages of this one; restores of an older backup are in `backup.test.ts`. */
const EARLIER = 'fd055c6f';

/** Where a company is. */
interface Place {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}

const isKnown = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${EARLIER}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    // A copy without history.
    return false;
  }
};
const withHistory = isKnown() ? test : test.skip;

let earlier: CheckedOutCommit | undefined;
let directory: string;
beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-earlier-'));
  if (isKnown()) earlier = await checkOutCommit(EARLIER);
});
afterAll(() => {
  earlier?.remove();
  fs.rmSync(directory, { recursive: true });
});

const settingsFor = ({ DATA_DIR, DATABASE_URL }: Place) => ({
  dataDirectory: DATA_DIR,
  databaseUrl: DATABASE_URL,
  databasePoolSize: 2,
  filesIn: 'dataDirectory' as const,
});

/** Rows, sequences and files after this version has brought the place up to date. */
async function upgradedContent(place: Place): Promise<Record<string, string>> {
  const settings = settingsFor(place);
  const database = await openDatabase(settings);
  await migrate(database.kysely, migrations);
  await database.close();
  const file = path.join(place.DATA_DIR, 'upgraded.backup');
  await backUp({ ...settings, backupKey: undefined }, { file, now: () => testStart, isRecorded: false });
  // That a backup was made is recorded after it.
  const { kysely_migration: _times, backups: _made, audit_events = '', ...content } = await readBackup(file);
  const events = audit_events.split('\n').filter((line) => !/"backup_(?:made|restored)"/.test(line));
  return { ...content, audit_events: events.join('\n') };
}

withHistory.each(['embedded database', 'PostgreSQL'] as const)(
  '%s of an earlier version is brought up to date, and a backup that this version made of it restores to the same rows and files',
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    try {
      const newPlace = async (name: string): Promise<Place> => {
        const DATA_DIR = path.join(directory, `${name} ${kind}`);
        fs.mkdirSync(DATA_DIR);
        if (postgres === undefined) return { DATA_DIR };
        const { default: pg } = await import('pg');
        const admin = new pg.Client({ connectionString: postgres.url });
        await admin.connect();
        await admin.query(`create database ${name}`);
        await admin.end();
        const url = new URL(postgres.url);
        url.pathname = `/${name}`;
        return { DATA_DIR, DATABASE_URL: url.href };
      };
      const before = await newPlace('before');
      const environment = { ...before, FILES_URL: 'file:', WORKERS: '1' };
      const folder = earlier?.folder ?? '';
      await (await startServer(await freePort(), environment, folder)).stop();
      const made = path.join(directory, `${kind}.backup`);
      execFileSync(process.execPath, ['--import', 'tsx', 'src/server/runBackup.ts', made], {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
      const earlierFiles = Object.keys(await readBackup(made)).filter((name) => /^[\da-f]{64}$/.test(name));
      expect(earlierFiles.length).toBeGreaterThan(10);

      const upgraded = await upgradedContent(before);
      expect(Object.keys(upgraded)).toEqual(expect.arrayContaining([...earlierFiles, 'tasks', 'leaves']));
      const after = await newPlace('after');
      await restoreBackup({ ...settingsFor(after), file: made, key: undefined, migrations, now: testStart });
      const restored = await upgradedContent(after);
      expect(Object.keys(restored)).toEqual(Object.keys(upgraded));
      for (const [name, content] of Object.entries(upgraded))
        expect([name, restored[name] === content]).toEqual([name, true]);

      const server = await startServer(await freePort(), { ...environment, ...after });
      const visitor = new Visitor(server.origin);
      await visitor.signIn();
      expect((await visitor.send('/auth/tasks/list')).status).toBe(200);
      await server.stop();
      expect(server.errors).toEqual([]);
    } finally {
      await postgres?.stop();
    }
  },
);
