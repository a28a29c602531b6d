import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve('src/client');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => ({ name: name.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, name), 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('a filter without a limit is called All, but ALL where the specification says so', () => {
  expect(filesWith(/(?:label|text)[:=] ?['"]ALL['"]|const \w+ = 'ALL'/)).toEqual(['ui/form/select/allChoice.ts']);
  expect(filesWith(/specifiedAllText/).filter((name) => name.startsWith('features/'))).toEqual([
    'features/reports/screens/TicketReportScreen.tsx',
    'features/tasks/screens/DueFilterSelect.tsx',
    'features/tasks/screens/ProjectTasksTable.tsx',
    'features/tasks/table/MyTasksTable.tsx',
    'features/tickets/screens/TicketTable.tsx',
  ]);
});

test('what state a record is in is called Status in every heading and filter', () => {
  expect(filesWith(/(?:header: |label=|label: )['"]State['"]|>State</)).toEqual([]);
});
