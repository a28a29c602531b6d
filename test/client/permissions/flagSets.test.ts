import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const roots = ['src/client', 'src/domain', 'src/server'].map((root) => path.resolve(root));
/** The question for one flag; two of them with 'or' are a set as well. */
const asked = /[\w.]+\.has\(('[A-Z]\w+\.[A-Z]\w+')\)/g;
/** In SQL: all of them are needed. */
const conjunction = /array\[[^\]]*\]/g;
/** Two or more flags next to each other. */
const flagSet = /(?:'[A-Z]\w+\.[A-Z]\w+'(?:,\s*|\s*\|\|\s*)?){2,}/g;

test('a set of permission flags is written in one place', () => {
  const places = new Map<string, string[]>();
  for (const root of roots)
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.endsWith('.gen.ts')) continue;
      const text = readFileSync(path.join(root, name), 'utf8').replace(conjunction, '').replace(asked, '$1');
      for (const [found] of text.matchAll(flagSet)) {
        const key = (found.match(/\w+\.\w+/g) ?? []).sort().join(' ');
        places.set(key, [...(places.get(key) ?? []), name]);
      }
    }
  expect(places.size).toBeGreaterThan(3);
  expect([...places].filter(([, names]) => names.length > 1)).toEqual([]);
});
