import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whose texts are the program's own. */
export const wordFolders = ['src/client', 'src/domain'];
const libraries = ['node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs'];

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const template = /`((?:[^`\\]|\\.)*)`/g;
const placeholder = /\$\{[^}]*\}/;
const fieldName = /(?:^|[{,;(\s])([A-Za-z_$][\w$]*)\??:/gm;
const comment = /^\s*(?:\/\/|\*|\/\*).*$/gm;
const importPath = /^(?:\.{1,2}\/|@|[a-z-]+\/lib)/;
const maxLength = 60;

/**
 * @param {string} place
 * @returns {Generator<string>}
 */
function* sourceFiles(place) {
  if (!statSync(place).isDirectory()) yield place;
  else for (const name of readdirSync(place).sort()) yield* sourceFiles(path.join(place, name));
}

const unescaped = (/** @type {string} */ text) => text.replace(/\\(['"`\\])/g, '$1');
const isWord = (/** @type {string} */ text) =>
  text !== '' && text.length <= maxLength && !importPath.test(text) && !/[\\\n]/.test(text);

/**
 * The texts and field names in the program's source: they say nothing about a person, so recordings keep them.
 * @param {string} root
 * @returns {{ texts: string[], names: string[] }} sorted
 */
export function programWords(root) {
  const texts = /** @type {Set<string>} */ (new Set());
  const names = /** @type {Set<string>} */ (new Set());
  const addText = (/** @type {string} */ text) => {
    if (!isWord(text)) return;
    texts.add(text);
    // The parts of composed ids ('task:…', '/task/:id').
    if (!/\s/.test(text)) for (const piece of text.split(/[^\w$]+/)) if (piece !== '') texts.add(piece);
  };
  for (const folder of wordFolders) {
    for (const file of sourceFiles(path.join(root, folder))) {
      if (!/\.tsx?$/.test(file)) continue;
      const source = readFileSync(file, 'utf8').replace(comment, '');
      for (const [, single, double] of source.matchAll(literal)) addText(unescaped(single ?? double ?? ''));
      for (const [, text = ''] of source.matchAll(template))
        for (const piece of text.split(placeholder)) if (!/\s/.test(piece)) addText(unescaped(piece));
      for (const [, name = ''] of source.matchAll(fieldName)) names.add(name);
    }
  }
  for (const file of libraries) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(fieldName)) names.add(name);
    // Values that it keeps in the store ('delayed'), not its messages.
    for (const [, single, double] of source.matchAll(literal)) {
      const text = single ?? double ?? '';
      if (/^[a-z]+$/i.test(text)) addText(text);
    }
  }
  return { texts: [...texts].sort(), names: [...names].filter((name) => !texts.has(name)).sort() };
}
