import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { withoutAccents } from '../../../src/domain/wording/foldLetters';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask } from '../../support/testWork';

let server: TestServer;
let member: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  member = await addPerson(server.database, { firstName: 'Zoë', lastName: 'Ångström' });
  const project = await addProject(server.database, [member], { name: 'Théâtre', short_name: 'THE' });
  await addTask(server.database, project, { summary: 'Café crème 100%' });
});
afterAll(() => server.close());

test.each([
  ['plain', 'Plain text 12', 'plain text 12'],
  ['accents', 'Zoë Ångström, Wrońska', 'zoe angstrom, wronska'],
  ['composed and not', 'é e\u0301', 'e e'],
  ['letters that are no accents', 'Łukasz Straße Søren', 'łukasz straße søren'],
  ['other scripts', 'ΑΘΗΝΑ Привет', 'αθηνα привет'],
  ['a vowel sign of another script', 'हिन्दी', 'हिन्दी'],
  ['wildcards', '100%_\\', '100%_\\'],
  ['nothing', '', ''],
])('the database folds %s as the program does', async (_name, text, expected) => {
  const { rows } = await sql<{ folded: string }>`select fold_letters(${text}) as folded`.execute(server.database);
  expect(withoutAccents(text)).toBe(expected.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
  expect(rows[0]?.folded).toBe(withoutAccents(text));
});

test.each([
  ['Zoe angstrom', 'People'],
  ['ZOË', 'People'],
  ['theatre', 'Projects'],
  ['cafe creme', 'Tasks'],
  ['creme 100%', 'Tasks'],
] as const)('%s is found whatever the case and the accents', async (q, kind) => {
  const { data } = await server.call('search', { as: member, query: { q } });
  expect(data[kind]).toHaveLength(1);
});

test('no statement compares in another way', () => {
  const folder = path.resolve(__dirname, '../../../src/server');
  const comparing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('migrations') &&
      /\bilike\b/i.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(comparing).toEqual([]);
});
