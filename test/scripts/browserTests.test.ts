import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What makes browser tests fail on some days only. */
const folder = path.resolve(__dirname, '../browser');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

const unreliable: readonly { readonly call: RegExp; readonly reason: string }[] = [
  {
    call: /\broute\.fetch\(/,
    reason: 'still under way when a test ends, it fails the run: read the file of the build',
  },
  { call: /networkidle/, reason: 'the live stream is never idle: wait for what the screen shows' },
  { call: /waitForTimeout\(/, reason: 'wait for what the screen shows' },
  { call: /getByRole\('option'\)\.(first|last|nth)\(/, reason: "it may be 'Loading…': take one of offeredChoices" },
];

test.each(unreliable)('no browser test uses $call: $reason', ({ call }) => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((name) => call.test(readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
});

test('the windows that a test opens are closed with it', () => {
  const fixtures = readFileSync(path.join(folder, 'support/daybook.ts'), 'utf8');
  expect(fixtures).toMatch(/closedWindows: \[[\s\S]*unrouteAll\([\s\S]*opened\.close\(\)[\s\S]*\{ auto: true \}/);
  const withoutFixtures = files.filter(
    (name) =>
      name.endsWith('.spec.ts') && !readFileSync(path.join(folder, name), 'utf8').includes("from '../support/daybook'"),
  );
  expect(withoutFixtures).toEqual([]);
});
