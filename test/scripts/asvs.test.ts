import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The table of OWASP ASVS requirements names every one, what shows it, and counts correctly. */
const root = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(root, 'src/docs/asvs.md'), 'utf8');

const verdicts = ['met', 'not applicable', 'open', 'open at level 2'];
/** Requirements of level 1 and 2 of ASVS 5.0.0. */
const sizes: Readonly<Record<string, number>> = { '1': 70, '2': 183 };

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = '', level = '', subject = '', verdict = '', reason = ''] = cells(line);
    return { id, level, subject, verdict, reason, width: cells(line).length };
  });

test('every requirement is there once, in order, with a level, a subject and a known verdict', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
  expect(ids).toEqual([...ids].sort(byNumber));
  for (const { id, level, subject, verdict, width } of rows)
    expect([id, width, level in sizes, subject !== '', verdicts.includes(verdict)]).toEqual([id, 5, true, true, true]);
  for (const [level, size] of Object.entries(sizes))
    expect([level, rows.filter((row) => row.level === level).length]).toEqual([level, size]);
});

test('what is met names a file, a test or a document; everything else gives a reason', () => {
  const unshown = rows.filter(({ verdict, reason }) =>
    verdict === 'met' ? !/`[\w.-]+[/.][\w./-]+`|\]\([\w./#-]+\)/.test(reason) : reason.length < 7,
  );
  expect(unshown.map(({ id }) => id)).toEqual([]);
});

test('every file that a row names exists, and every section that it links to', () => {
  const names = rows.flatMap(({ id, reason }) =>
    [...reason.matchAll(/`((?:src|test|scripts|api-spec)\/[^`]+|[\w.-]+\.(?:json|js))`/g)].map(([, name = '']) => ({
      id,
      name,
    })),
  );
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([]);
  const anchors = (document: string): string[] =>
    [...readFileSync(path.join(root, 'src/docs', document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    );
  const broken = [...text.matchAll(/\]\(([\w./-]+\.md)#([\w-]+)\)/g)].filter(
    ([, document = '', anchor = '']) => !anchors(document).includes(anchor),
  );
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the counts and the open requirements at the top are those of the rows', () => {
  for (const [level, size] of Object.entries(sizes)) {
    const counts = verdicts.map(
      (verdict) => rows.filter((row) => row.level === level && row.verdict === verdict).length,
    );
    expect(text).toContain(`| ${level} | ${size} | ${counts.join(' | ')} |`);
  }
  const open = rows.filter(({ verdict }) => verdict.startsWith('open')).map(({ id }) => id);
  expect(text).toContain(`Open: ${open.join(', ')}.`);
});
