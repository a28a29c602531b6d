import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve('src/client');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => ({ name: name.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, name), 'utf8') }));

test('every control that offers undo says afterwards whether it took place', () => {
  const offering = sources.filter(
    ({ name, text }) =>
      /showUndoable\(|\.offer\(/.test(text) && !['ui/dialogs/toaster.ts', 'ui/dialogs/announce.ts'].includes(name),
  );
  expect(offering.length).toBeGreaterThan(5);
  // A deletion that is undone says what was restored instead.
  const silent = offering.filter(
    ({ name, text }) => name !== 'widgets/deletion/bringBack.ts' && !/reportUndo\(|useUndoManyTasks\(/.test(text),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(sources.find(({ name }) => name === 'widgets/useUndoManyTasks.ts')?.text).toContain('reportUndo(');
  const copies = sources.filter(
    ({ name, text }) => text.includes("'Change undone'") && name !== 'widgets/reportUndo.ts',
  );
  expect(copies.map(({ name }) => name)).toEqual([]);
});
