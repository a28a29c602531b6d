import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { pack } from 'tar-stream';
import { backupFormat, headerName, manifestName, type BackupHeader } from '../../../src/server/backup/backupFormat';
import { checkBackup } from '../../../src/server/backup/checkBackup';
import { readArchive } from '../../../src/server/backup/readArchive';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { makeFolderInMemory } from '../../support/files/folderInMemory';
import { isWithoutTables, withEmptyDatabase } from '../../support/database/serverTestDatabase';
import { testStart } from '../../support/testMoment';

const serverUrl = process.env['DATABASE_URL'] ?? '';

let directory: string;
/** Of a real backup. */
let header: BackupHeader;

beforeAll(async () => {
  directory = makeFolderInMemory();
  const ignore = (): Promise<void> => Promise.resolve();
  const visitor = { begin: ignore, rows: ignore, file: ignore };
  ({ header } = await readArchive(path.resolve('test/server/backup/earlier-schema.backup'), undefined, visitor));
});
afterAll(() => fs.rmSync(directory, { recursive: true }));

async function archive(entries: Record<string, unknown>): Promise<Buffer> {
  const packed = pack();
  for (const [name, content] of Object.entries(entries))
    packed.entry({ name }, typeof content === 'string' ? content : JSON.stringify(content));
  packed.finalize();
  return gzipSync(await buffer(packed));
}

const manifest = { parts: [], rowCount: 0, fileCount: 0, missingFiles: [] };

interface Foreign {
  readonly what: string;
  readonly make: () => Buffer | Promise<Buffer>;
  /** With FILE in place of its path. */
  readonly problem: string;
}

const foreign: Foreign[] = [
  { what: 'an empty file', make: () => Buffer.alloc(0), problem: 'FILE is not a backup of Daybook' },
  { what: 'a text file', make: () => Buffer.from('id,name\n1,one\n'), problem: 'FILE is not a backup of Daybook' },
  {
    what: 'a zip file',
    make: () => Buffer.from(zipSync({ [headerName]: strToU8(JSON.stringify(header)) })),
    problem: 'FILE is not a backup of Daybook',
  },
  {
    what: 'a file of pg_dump --format=custom',
    make: () => Buffer.from('PGDMP\u0001\u000f\u0000\u0004\u0008\u0001\u0001', 'latin1'),
    problem: 'FILE is not a backup of Daybook',
  },
  {
    what: 'another compressed archive',
    make: () => archive({ 'photos/one.jpg': 'one' }),
    problem: 'FILE is an archive, but not a backup of Daybook',
  },
  {
    what: 'an archive of nothing',
    make: () => archive({}),
    problem: 'FILE is an archive, but not a backup of Daybook',
  },
  {
    what: 'a compressed file that is no archive',
    make: () => gzipSync('-- PostgreSQL database dump\n'.repeat(100)),
    problem: 'FILE is not a backup of Daybook, or damaged from its beginning',
  },
  {
    what: 'an archive that begins with a path out of it',
    make: () => archive({ '../outside': 'one', [headerName]: header, [manifestName]: manifest }),
    problem: 'FILE is an archive, but not a backup of Daybook',
  },
  {
    what: 'a backup with a path out of it',
    make: () => archive({ [headerName]: header, '../outside': 'one', [manifestName]: manifest }),
    problem: 'The backup is damaged or incomplete (../outside does not belong to a backup): use another one',
  },
  {
    what: 'a backup of a higher format',
    make: () => archive({ [headerName]: { ...header, format: backupFormat + 1 }, [manifestName]: manifest }),
    problem: 'The backup is from a newer version of Daybook: restore it with that version',
  },
  {
    what: 'a backup of a higher format that lists its tables otherwise',
    make: () => archive({ [headerName]: { format: backupFormat + 1 }, [manifestName]: manifest }),
    problem: 'The backup is from a newer version of Daybook: restore it with that version',
  },
  {
    what: 'a backup with nothing in its first part',
    make: () => archive({ [headerName]: null, [manifestName]: manifest }),
    problem: `The backup is damaged or incomplete (${headerName} is not as it was written): use another one`,
  },
  {
    what: 'a backup with nothing in its last part',
    make: () => archive({ [headerName]: header, [manifestName]: null }),
    problem: `The backup is damaged or incomplete (${manifestName} is not as it was written): use another one`,
  },
];
/** In a folder of its own, which holds nothing else after the restore. */
async function mustRestoreNothing({ make, problem }: Foreign, databaseUrl?: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(directory, 'foreign-'));
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, await make());
  const dataDirectory = path.join(folder, 'data');
  fs.mkdirSync(dataDirectory);
  const place = { dataDirectory, databaseUrl, databasePoolSize: 2, filesIn: 'dataDirectory' as const };
  const rejection = { name: 'BackupProblem', message: problem.replace('FILE', file) };
  await expect(checkBackup(file, undefined, migrations)).rejects.toMatchObject(rejection);
  await expect(restoreBackup({ ...place, file, key: undefined, migrations, now: testStart })).rejects.toMatchObject(
    rejection,
  );
  const left = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => !/^data\/lock\.\d+$/.test(name)).sort()).toEqual(['data', 'file']);
}

const titled = foreign.map((file) => [file.what, file] as const);

test.each(titled)('%s is called what it is, and restores nothing', (_what, file) => mustRestoreNothing(file));

(serverUrl === '' ? test.skip : test).each(titled)('%s restores nothing on a PostgreSQL server', (_what, file) =>
  withEmptyDatabase(serverUrl, async (url) => {
    await mustRestoreNothing(file, url);
    expect(await isWithoutTables(url)).toBe(true);
  }),
);

test('a folder is called one', async () => {
  await expect(checkBackup(directory, undefined, migrations)).rejects.toThrow(`${directory} is a folder, not a backup`);
});
