import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve('src/client');

/** Where the values of a form may be written: everything else goes through `changeField`, which knows when they are locked. */
const writers = ['ui/form/entry/formAccess.ts', 'ui/form/useField.ts', 'ui/form/useForm.ts'];

test('values of forms are changed in one place, which rejects changes while they are saved', () => {
  const found = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\baccess\.set\(|\bchangeValue\b/.test(readFileSync(path.join(client, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  // The type of an access names its functions.
  expect(found.filter((file) => file !== 'ui/form/entry/formEntry.ts')).toEqual(writers);
});
