import { sql } from 'kysely';
import { compareTexts } from '../../../src/domain/sorting/listOrder';
import { refreshAlphabeticalOrder } from '../../../src/server/database/alphabeticalOrder';
import type { Database } from '../../../src/server/database/database';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openOwnTestDatabase();
});
afterAll(() => database.close());

const texts = [
  'b',
  'A',
  'á',
  'Z',
  'ä',
  'Ä',
  'a',
  'Sprint 10',
  'sprint 2',
  '-x',
  '_y',
  'Øre',
  'Zebra',
  'zoo',
  'élan',
  'Elan',
  'ß',
  'ss',
  'st',
  '1',
  '10',
  '2',
  'ñ',
  'n',
  'o',
  '(a)',
  '"q"',
  'Жук',
  'жар',
  '日本',
  'a b',
  'ab',
  'a-b',
];

test('the database and the pages have one order of texts', async () => {
  const { rows } = await sql<{
    text: string;
  }>`select text from unnest(${texts}::text[]) as texts(text) order by text collate alphabetical`.execute(
    database.kysely,
  );
  expect(rows.map(({ text }) => text)).toEqual(texts.toSorted(compareTexts));
});

test('names and titles are in this order wherever they are stored', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns join pg_class c on c.relname = table_name and c.relkind = 'r'
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'alphabetical'
      and column_name ~ '(^|_)(name|title|summary)$' and column_name not in ('first_name', 'middle_name', 'last_name', 'former_name', 'table_name') and table_name !~ '^kysely'
    order by 1`.execute(database.kysely);
  expect(rows).toEqual([]);
});

test('indexes are built again when the library orders texts by another version', async () => {
  expect(await refreshAlphabeticalOrder(database.kysely)).toBe(0);
  await sql`update pg_collation set collversion = '1' where collname = 'alphabetical'`.execute(database.kysely);
  expect(await refreshAlphabeticalOrder(database.kysely)).toBeGreaterThan(20);
  expect(await refreshAlphabeticalOrder(database.kysely)).toBe(0);
});
