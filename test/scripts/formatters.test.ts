import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
  .map((file) => ({
    file: `src/${file.replaceAll(path.sep, '/')}`,
    text: readFileSync(path.join(root, 'src', file), 'utf8'),
  }));

/** What has one formatter: where else it is written by hand. */
const rules: ReadonlyArray<{
  readonly what: string;
  readonly pattern: RegExp;
  readonly allowed: RegExp;
  readonly instead: string;
}> = [
  {
    what: 'a name of a person',
    pattern: /First_name\}\s*\$\{|\[[\w.]*First_name,[^\]]*Last_name\]/,
    allowed: /^src\/domain\/wording\/personName\.ts$/,
    instead: 'personName of domain/wording/personName.ts',
  },
  {
    what: 'a date or a time',
    pattern: /Intl\.DateTimeFormat\([^)]|toLocaleDateString|toLocaleTimeString/,
    // The last one asks only whether a zone exists.
    allowed: /^src\/domain\/calendar\/|^src\/server\/settingReaders\.ts$|^src\/client\/recorder\/hide\/harmless\.ts$/,
    instead: 'formatDay, formatInstant, monthName and weekdayName of domain/calendar',
  },
  {
    what: 'a list of months',
    pattern: /'January'/,
    allowed: /^src\/domain\/calendar\/month\.ts$/,
    instead: 'domain/calendar/month.ts',
  },
  {
    what: 'a day with dashes',
    pattern: /formatDay\([^)]*, '-'\)/,
    allowed: /^src\/client\/(features\/(tasks|projects)|widgets\/(activity|task-form))\//,
    instead:
      'DD/MM/YYYY: the task view with its panel and its form, and the details of a project, alone have dashes (FMT-004 to FMT-007)',
  },
  {
    what: 'a pattern of a month in an address',
    pattern: /\\d\{4\}-\(0\[1-9\]\|1\[0-2\]\)\$\//,
    allowed: /^src\/domain\/calendar\/month\.ts$/,
    instead: 'isMonth of domain/calendar/month.ts',
  },
];

test.each(rules)('$what is written in one place: $instead', ({ pattern, allowed }) => {
  const matching = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(matching.filter((file) => !allowed.test(file))).toEqual([]);
  // A rule that finds nothing at all checks nothing.
  expect(matching.length).toBeGreaterThan(0);
});
