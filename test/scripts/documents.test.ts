import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Documents and comments lead somewhere: ids of the specification, links and names of files. */
const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const files = ['src', 'test', 'scripts', 'api-spec'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => path.extname(name) !== ''),
);
const sources = files.filter((name) => /\.(ts|tsx|mts|mjs|cjs|yaml|css)$/.test(name) && !name.includes('.gen.'));
const documents = ['README.md', ...files.filter((name) => name.endsWith('.md'))];

/** Comments of a source, and nothing of its strings; in YAML, and in documents, everything. */
function readComments(file: string): string {
  const text = read(file);
  if (!/\.(ts|tsx|mts|mjs|cjs|css)$/.test(file)) return text;
  const parts = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return (text.match(parts) ?? []).filter((part) => part.startsWith('/')).join('\n');
}

const statementId = String.raw`(?:BEH|CALL|COL|CONST|FIELD|FMT|MSG|NAV|PERM|ROUTE|SCR|STATE|VAL)-\d{3}`;
const rulingId = String.raw`[A-F]-\d{2}`;
const ids = (text: string, pattern: string): string[] =>
  text.match(new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'g')) ?? [];

/** 'C-27 to C-30' means all four. */
function withRanges(cell: string): string[] {
  const range = /^([A-F])-(\d{2}) to [A-F]-(\d{2})$/.exec(cell.trim());
  if (range === null) return ids(cell, rulingId);
  const [, letter = '', from = '', to = ''] = range;
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, index) => `${letter}-${String(Number(from) + index).padStart(2, '0')}`,
  );
}

const explained = new Set([
  ...read('test/inventory.tsv')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? ''),
  ...read('src/docs/specification.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => withRanges(line.split('|')[1] ?? '')),
]);

test('every id of the specification that a comment or a document names is explained in the repository', () => {
  const unresolved = [...sources, ...documents].flatMap((file) =>
    ids(readComments(file), `${statementId}|${rulingId}`)
      .filter((id) => !explained.has(id))
      .map((id) => `${file}: ${id} is neither in test/inventory.tsv nor in src/docs/specification.md`),
  );
  expect(unresolved).toEqual([]);
});

/** Targets of `[text](target)`, without addresses on the internet and anchors. */
const findLinks = (document: string): string[] =>
  [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

test('every link of a document leads to a file', () => {
  const broken = documents.flatMap((document) =>
    findLinks(document)
      .filter((target) => !existsSync(path.resolve(root, path.dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every file that a document names exists under that name', () => {
  const names = new Set(files.map((file) => path.posix.basename(file)));
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`(\w[\w./-]*\.(?:ts|tsx|mjs|cjs|yaml|tsv))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !names.has(path.posix.basename(name)) && !existsSync(path.join(root, name)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('README fits on two screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(90);
});

test('src/README.md names every folder of server and client', () => {
  const map = read('src/README.md');
  const unnamed = ['server', 'client'].flatMap((side) =>
    readdirSync(path.join(root, 'src', side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !map.includes(`\`${side}/${entry.name}/`))
      .map((entry) => `${side}/${entry.name}/`),
  );
  expect(unnamed).toEqual([]);
});

const decisions = readdirSync(path.join(root, 'src/docs/decisions')).filter((name) => name !== 'README.md');

test('the title of a decision begins with its number', () => {
  const untitled = decisions.filter(
    (name) => !read(`src/docs/decisions/${name}`).startsWith(`# ${name.split('-')[0]}. `),
  );
  expect(untitled).toEqual([]);
});

test('a decision has a number of its own, at most 25 lines, and one line in the index', () => {
  const misnamed = decisions.filter((name) => !/^\d{2,}-[a-z0-9-]+\.md$/.test(name));
  expect(misnamed.map((name) => `${name}: rename it to NN-title.md with the next number`)).toEqual([]);
  const numbers = decisions.map((name) => Number.parseInt(name, 10));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(decisions.filter((name) => read(`src/docs/decisions/${name}`).trimEnd().split('\n').length > 25)).toEqual([]);
  const index = findLinks('src/docs/decisions/README.md');
  const linked = index.filter((name) => decisions.includes(name));
  expect(linked.sort()).toEqual(decisions.sort());
});
