// The pure part of words.mjs: which words of the table a source contains.

/** Strings, templates and comments of TypeScript and JavaScript. */
const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const isComment = (part) => part.startsWith('//') || part.startsWith('/*');

/** Blanks of the same length, so that positions keep their line. */
const blank = (part) => part.replace(/[^\n]/g, ' ');

function onlyComments(text) {
  let kept = '';
  let end = 0;
  for (const { 0: part, index } of text.matchAll(literal)) {
    kept += blank(text.slice(end, index)) + (isComment(part) ? part : blank(part));
    end = index + part.length;
  }
  return kept + blank(text.slice(end));
}

/** Values inserted into a template are code; the rest of it is text. */
const insertedCode = (template) =>
  template
    .split(/(\$\{[^}]*\})/)
    .map((piece) => (piece.startsWith('${') ? piece : blank(piece)))
    .join('');

const onlyCode = (text) => text.replace(literal, (part) => (part.startsWith('`') ? insertedCode(part) : blank(part)));

/** What each kind of rule looks at. Documents and the contract are prose from beginning to end. */
function searchedParts(name, text) {
  if (/\.(md|yaml|html)$/.test(name)) return { text, comment: text, identifier: '' };
  if (/\.(ts|tsx|mts|mjs|cjs)$/.test(name)) return { text, comment: onlyComments(text), identifier: onlyCode(text) };
  return { text, comment: '', identifier: '' };
}

/**
 * @param table words.json. Names that a library or the contract gives are exempt. In a rule, `in` is 'text' (everywhere), 'comment' (comments and documents) or 'identifier' (code);
 * `find` is a regular expression, for identifiers with regard to capitals
 */
export function readRules(table) {
  const exempt = new Set(table.flatMap(({ exempt: names = [] }) => names));
  return table
    .filter(({ find }) => find !== undefined)
    .map(({ find, ...rule }) => ({
      ...rule,
      pattern: new RegExp(find, rule.in === 'identifier' ? 'g' : 'gi'),
      exempt,
    }));
}

/** Exempt texts that are more than a name, such as a value of the contract with its quotes; for `fixed` of findWords. */
export const exemptTexts = (table) =>
  table.flatMap(({ exempt: names = [] }) => names).filter((name) => !/^\w+$/.test(name));

/** Findings of one source. `fixed` are texts of the specification, longest first, which are passed over. */
export function findWords(rules, name, source, fixed = []) {
  let text = source;
  for (const one of fixed) if (text.includes(one)) text = text.replaceAll(one, blank);
  const parts = searchedParts(name, text);
  return rules
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
export function topFolder(name) {
  const parts = name.split('/');
  return ['src', 'test'].includes(parts[0]) && parts.length > 2 ? `${parts[0]}/${parts[1]}` : parts[0];
}

/**
 * Folders with more and with fewer findings than allowed, and the counts that may be stored: they only fall. A folder
 * without a stored count may have no finding at all.
 */
export function compareCounts(allowed, findings) {
  const counts = {};
  for (const { file } of findings) counts[topFolder(file)] = (counts[topFolder(file)] ?? 0) + 1;
  const names = [...new Set([...Object.keys(allowed), ...Object.keys(counts)])].sort();
  const countIn = (table, name) => table[name] ?? 0;
  return {
    risen: names.filter((name) => countIn(counts, name) > countIn(allowed, name)),
    fallen: names.filter((name) => countIn(counts, name) < countIn(allowed, name)),
    counts,
    lowered: Object.fromEntries(
      names
        .map((name) => [name, Math.min(countIn(counts, name), countIn(allowed, name))])
        .filter(([, count]) => count > 0),
    ),
  };
}
