import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const clientFolder = path.resolve(import.meta.dirname ?? __dirname, '../../src/client');
const sources = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({
    name: name.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(clientFolder, name), 'utf8'),
  }));

/** Components of files in which the user types something that is not stored yet. */
const holdTexts = new Set(
  sources
    .filter(({ text }) => /\buse(?:Form|TaskField|CompetingEdit)\b[<(]|useScreenState(?:<[^(]*>)?\('drafts'/.test(text))
    .flatMap(({ text }) => [...text.matchAll(/^export (?:default )?function ([A-Z]\w+)/gm)].map((found) => found[1])),
);

/** Parts that are drawn only while a permission is there, as 'file: condition <Part'. */
function partsOfPermissions({ name, text }: (typeof sources)[number]): string[] {
  const flags = [...text.matchAll(/const (\w+) = useIsPermitted\(/g)].map((found) => found[1]);
  const isOfPermission = new RegExp(String.raw`\b(?:${[...flags, String.raw`May_\w+`].join('|')})\b`);
  return [...text.matchAll(/<([A-Z]\w+)/g)].flatMap(({ 0: tag, 1: part, index }) => {
    if (!holdTexts.has(part)) return [];
    const condition = text.slice(Math.max(text.lastIndexOf('{', index), text.lastIndexOf(';', index)) + 1, index);
    const isConditional = /&&|\?/.test(condition) && isOfPermission.test(condition);
    return isConditional ? [`${name}: ${condition.replaceAll(/\s+/g, ' ').trim()} ${tag}`] : [];
  });
}

test('no form disappears with what was typed in it when its permission is taken away', () => {
  expect(sources.flatMap(partsOfPermissions)).toEqual([]);
});
