// Finds the words of words.json in comments, documents, texts and identifiers, and says what to write instead.
// The number of findings in a folder may only fall; wordCounts.json holds it. A folder that it does not name may have none.
//   node scripts/lint/words.mjs               compares with wordCounts.json; exit code 1 when a number differs
//   node scripts/lint/words.mjs --update      writes the numbers that have fallen; without a file, all numbers
//   node scripts/lint/words.mjs --list PATH…  prints all findings below these paths
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareCounts, exemptTexts, findWords, readRules, topFolder } from './findWords.mjs';
import { projectFiles, root } from './projectFiles.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
const countsFile = 'scripts/lint/wordCounts.json';

/** These name the words in order to avoid them; a migration is never changed once it exists. */
const exemptFiles = ['scripts/lint/words.json', 'src/docs/glossary.md', 'test/scripts/words.test.ts'];
const isExempt = (/** @type {string} */ name) =>
  exemptFiles.includes(name) || name.startsWith('src/server/database/migrations/');

/**
 * Texts that the specification gives letter for letter: what the statements in test/inventory.tsv quote (messages,
 * labels, columns), and `x-message` of the contract. Longest first, because some contain others.
 */
function fixedTexts() {
  const quoted = [...read('test/inventory.tsv').matchAll(/'([^'\t\n]{6,})'/g)].map(([, text = '']) => text);
  const messages = projectFiles(['api-spec']).flatMap((name) =>
    [...read(name).matchAll(/x-message: ['"]?(.+?)['"]?$/gm)].map(([, text = '']) => text),
  );
  return [...new Set([...quoted, ...messages])].sort((a, b) => b.length - a.length);
}

const { values: wanted, positionals: places } = parseArgs({
  options: { update: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const table = JSON.parse(read('scripts/lint/words.json'));
const rules = readRules(table);
const fixed = [...fixedTexts(), ...exemptTexts(table)];
const findings = ['README.md', ...projectFiles(['api-spec', 'scripts', 'src', 'test'])]
  .filter((name) => !isExempt(name))
  .flatMap((name) => findWords(rules, name, read(name), fixed));
/** @param {import('./findWords.mjs').WordFinding} finding */
const print = ({ file, line, word, write }) => console.log(`${file}:${line} '${word.trim()}': write ${write}`);

if (wanted.list) {
  const listed = findings.filter(({ file }) => places.length === 0 || places.some((place) => file.startsWith(place)));
  listed.forEach(print);
  console.log(`${listed.length} found`);
} else {
  /** @type {import('./findWords.mjs').Counts} */
  const allowed = existsSync(path.join(root, countsFile))
    ? JSON.parse(read(countsFile))
    : compareCounts({}, findings).counts;
  const { risen, fallen, counts, lowered } = compareCounts(allowed, findings);
  for (const name of risen) {
    findings.filter(({ file }) => topFolder(file) === name).forEach(print);
    console.log(`${name} has ${counts[name]} words of scripts/lint/words.json, ${allowed[name] ?? 0} are allowed`);
  }
  if (wanted.update) writeFileSync(path.join(root, countsFile), `${JSON.stringify(lowered, null, 2)}\n`);
  else if (fallen.length > 0)
    console.log(`Fewer than ${countsFile} allows in ${fallen.join(', ')}: run node scripts/lint/words.mjs --update`);
  process.exitCode = risen.length > 0 || (fallen.length > 0 && !wanted.update) ? 1 : 0;
}
