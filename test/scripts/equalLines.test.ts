import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One copy of every rule, in sources, tests and scripts. */
const root = path.resolve(__dirname, '../..');
const files = ['src', 'test', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join('/')),
    ),
  )
  .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.gen\.|\/migrations\/|^src\/server\/demo\//.test(name))
  .sort();
const maxEqualLines = 7;

interface Line {
  readonly text: string;
  readonly number: number;
}

/** Without imports, empty lines and lines that only close. */
const tellingLines = (source: string): Line[] =>
  source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('import ') && !/^[\])}>;,(]*$/.test(text));

/** Places where more lines than allowed are equal to those of an earlier place. */
function equalPlaces(sources: readonly { readonly file: string; readonly source: string }[]): string[] {
  const firstPlaces = new Map<string, string>();
  const found: string[] = [];
  for (const { file, source } of sources) {
    const lines = tellingLines(source);
    let skipUntil = 0;
    for (let index = 0; index + maxEqualLines < lines.length; index += 1) {
      const block = lines.slice(index, index + maxEqualLines + 1);
      const key = block.map(({ text }) => text).join('\n');
      const place = `${file}:${block[0]?.number}`;
      const first = firstPlaces.get(key);
      if (first === undefined) firstPlaces.set(key, place);
      else if (index >= skipUntil) {
        found.push(`${place} repeats ${first}`);
        skipUntil = index + maxEqualLines + 1;
      }
    }
  }
  return found;
}

test('eight equal lines are found, seven are not', () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, index) => `line${index};`).join('\n');
  const compare = (count: number): string[] =>
    equalPlaces([
      { file: 'a', source: `one;\n${lines(count)}` },
      { file: 'b', source: `${lines(count)}\n\n}\ntwo;` },
    ]);
  expect(compare(7)).toEqual([]);
  expect(compare(8)).toEqual(['b:1 repeats a:2']);
});

test('no eight lines are written twice', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(equalPlaces(files.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') })))).toEqual([]);
});
