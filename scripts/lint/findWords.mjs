// The pure part of words.mjs: which words of the table a source contains.

/**
 * @typedef {{ readonly in: 'text' | 'comment' | 'identifier', readonly find: string, readonly write: string, readonly allowedIn?: string }} WordRule
 * A rule of words.json. `in`: 'text' is everywhere, 'comment' is comments and documents, 'identifier' is code. `find` is
 * a regular expression, for identifiers with regard to capitals; `allowedIn` is one for names of files in which the word has
 * its own meaning.
 *
 * @typedef {{ readonly exempt: readonly string[], readonly reason: string }} WordExemption
 * Names that are no findings although they contain a word of the table.
 *
 * @typedef {{ readonly in: WordRule['in'], readonly write: string, readonly pattern: RegExp, readonly allowedIn: RegExp | undefined, readonly exempt: ReadonlySet<string> }} ReadRule
 * @typedef {{ readonly file: string, readonly line: number, readonly word: string, readonly write: string }} WordFinding
 * @typedef {Readonly<Record<string, number>>} Counts
 */

/** Strings, templates and comments of TypeScript and JavaScript. */
const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const isComment = (/** @type {string} */ part) => part.startsWith('//') || part.startsWith('/*');

/** Blanks of the same length, so that positions keep their line. */
const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');

/** The title of a test is prose as well. */
const titleBegins = /(?:^|\n)[ \t]*(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*\))?\(\s*$/;

function onlyComments(/** @type {string} */ text) {
  let kept = '';
  let end = 0;
  for (const { 0: part, index } of text.matchAll(literal)) {
    const isProse = isComment(part) || titleBegins.test(text.slice(Math.max(0, index - 300), index));
    kept += blank(text.slice(end, index)) + (isProse ? part : blank(part));
    end = index + part.length;
  }
  return kept + blank(text.slice(end));
}

/** Values inserted into a template are code; the rest of it is text. */
const insertedCode = (/** @type {string} */ template) =>
  template
    .split(/(\$\{[^}]*\})/)
    .map((piece) => (piece.startsWith('${') ? piece : blank(piece)))
    .join('');

const onlyCode = (/** @type {string} */ text) =>
  text.replace(literal, (part) => (part.startsWith('`') ? insertedCode(part) : blank(part)));

/**
 * What each kind of rule looks at. Documents and the contract are prose from beginning to end; styles have comments.
 * @param {string} name
 * @param {string} text
 */
function searchedParts(name, text) {
  if (/\.(md|yaml|html)$/.test(name)) return { text, comment: text, identifier: '' };
  if (/\.(ts|tsx|mts|mjs|cjs)$/.test(name)) return { text, comment: onlyComments(text), identifier: onlyCode(text) };
  if (name.endsWith('.css')) return { text, comment: onlyComments(text), identifier: '' };
  return { text, comment: '', identifier: '' };
}

/** @param {readonly (WordRule | WordExemption)[]} table */
const exemptNames = (table) => table.flatMap((row) => ('exempt' in row ? row.exempt : []));

/**
 * @param {readonly (WordRule | WordExemption)[]} table words.json
 * @returns {ReadRule[]}
 */
export function readRules(table) {
  const exempt = new Set(exemptNames(table));
  return table
    .filter((row) => 'find' in row)
    .map(({ find, allowedIn, ...rule }) => ({
      ...rule,
      pattern: new RegExp(find, rule.in === 'identifier' ? 'g' : 'gi'),
      allowedIn: allowedIn === undefined ? undefined : new RegExp(allowedIn),
      exempt,
    }));
}

/**
 * Exempt texts that are more than a name, such as a value of the contract with its quotes; for `fixed` of findWords.
 * @param {readonly (WordRule | WordExemption)[]} table words.json
 */
export const exemptTexts = (table) => exemptNames(table).filter((name) => !/^\w+$/.test(name));

/**
 * Findings of one source.
 * @param {readonly ReadRule[]} rules
 * @param {string} name of the file
 * @param {string} source
 * @param {readonly string[]} fixed texts of the specification, longest first, which are passed over
 * @returns {WordFinding[]}
 */
export function findWords(rules, name, source, fixed = []) {
  let text = source;
  for (const one of fixed) if (text.includes(one)) text = text.replaceAll(one, blank);
  const parts = searchedParts(name, text);
  return rules
    .filter(({ allowedIn }) => !allowedIn?.test(name))
    .flatMap(({ in: part, pattern, exempt, write }) =>
      [...parts[part].matchAll(pattern)]
        .filter(([word]) => !exempt.has(word))
        .map(({ 0: word, index }) => ({
          file: name,
          line: text.slice(0, index).split('\n').length,
          word,
          write,
        })),
    )
    .sort((a, b) => a.line - b.line);
}

/** `src/client` for a file below it, `src` for one directly in it; the same for `test`. */
export function topFolder(/** @type {string} */ name) {
  const [top = name, folder, file] = name.split('/');
  return ['src', 'test'].includes(top) && file !== undefined ? `${top}/${folder}` : top;
}

/**
 * Folders with more and with fewer findings than allowed, and the counts that may be stored: they only fall. A folder
 * without a stored count may have no finding at all.
 * @param {Counts} allowed
 * @param {readonly Pick<WordFinding, 'file'>[]} findings
 */
export function compareCounts(allowed, findings) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { file } of findings) counts[topFolder(file)] = (counts[topFolder(file)] ?? 0) + 1;
  const names = [...new Set([...Object.keys(allowed), ...Object.keys(counts)])].sort();
  const countIn = (/** @type {Counts} */ table, /** @type {string} */ name) => table[name] ?? 0;
  return {
    risen: names.filter((name) => countIn(counts, name) > countIn(allowed, name)),
    fallen: names.filter((name) => countIn(counts, name) < countIn(allowed, name)),
    counts,
    lowered: Object.fromEntries(
      names
        .map((name) => /** @type {const} */ ([name, Math.min(countIn(counts, name), countIn(allowed, name))]))
        .filter(([, count]) => count > 0),
    ),
  };
}
