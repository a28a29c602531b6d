import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What keeps the tree easy to find one's way in: folder size, depth, one name per thing, one copy of a rule. */
const root = path.resolve(__dirname, '../..');
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .sort();
const testFiles = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
const isGenerated = (file: string): boolean => file.includes('.gen.');
const sources = files.filter((file) => /\.tsx?$/.test(file) && !isGenerated(file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Both grow by one file per step and are read one file at a time. */
const unlimitedFolders = ['src/server/database/migrations', 'src/docs/decisions'];
const maxFilesPerFolder = 25;
const maxDepth = 4;

test('no folder has more than 25 files', () => {
  const counts = new Map<string, number>();
  for (const file of [...files, ...testFiles])
    counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  const large = [...counts].filter(
    ([folder, count]) => count > maxFilesPerFolder && !unlimitedFolders.includes(folder),
  );
  expect(large).toEqual([]);
});

test('no file is more than four folders below client or server', () => {
  const depth = (file: string): number => file.split('/').length - 'src/client/file'.split('/').length;
  expect(files.filter((file) => /^src\/(client|server)\//.test(file) && depth(file) > maxDepth)).toEqual([]);
});

test('a file that tests or scripts name in a text exists, as imports do: it moves with them', () => {
  const scripts = readdirSync(path.join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join('scripts', file.split(path.sep).join('/')),
  );
  const known = new Set([...files, ...testFiles, ...scripts]);
  const inOneText = /'((?:src|test|scripts)\/[\w./-]+\.(?:ts|tsx|mjs|cjs|css|json|ini|cfg))'/g;
  const inParts = /join\((?:root|projectRoot), ((?:'[\w.-]+', )*'[\w-]+\.(?:ts|tsx|mjs|cjs))'/g;
  // Tests of tools make up the files that they show to them.
  const namers = [...testFiles, ...scripts].filter(
    (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.startsWith('test/scripts/'),
  );
  const named = namers.flatMap((file) => {
    const text = read(file);
    return [
      ...[...text.matchAll(inOneText)].map(([, name = '']) => name),
      ...[...text.matchAll(inParts)].map(([, parts = '']) =>
        parts.replace(/'(, ')?/g, (_quote, comma) => (comma ? '/' : '')),
      ),
    ].map((name) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !known.has(name) && /^(src|test|scripts)\//.test(name))).toEqual([]);
});

/** The api slice with its tags; names of generated code may be exported again under the name of its folder. */
const allowedReExports = ['src/client/api/api.ts'];

test('a name is imported from where it is written', () => {
  const reExports = sources
    .filter((file) => !allowedReExports.includes(file))
    .filter((file) => /^export (type )?(\*|\{[^}]*\})( as \w+)? from '\.(?![^']*\.gen')/m.test(read(file)));
  expect(reExports).toEqual([]);
});

/** Each rule and the only file that may write it; others import it. */
const rules: readonly { readonly rule: string; readonly pattern: RegExp; readonly home: RegExp }[] = [
  { rule: 'the weekday of a day', pattern: /getUTCDay\(|getDay\(\)/, home: /^src\/domain\/calendar\/weekday\.ts$/ },
  {
    rule: 'weekly offs in SQL',
    pattern: /extract\((iso)?dow /,
    home: /^src\/server\/calendar\/calendarReadModel\.ts$/,
  },
  {
    rule: 'which holidays a location keeps, in SQL',
    pattern: /not exists \(select from holiday_locations|exists\(places\)/,
    home: /^src\/server\/calendar\/calendarReadModel\.ts$/,
  },
  {
    rule: 'the first day of a month',
    pattern: /`\$\{\w+\}-01`/,
    home: /^src\/domain\/calendar\/month\.ts$/,
  },
  {
    rule: 'lengths of days, hours and minutes',
    pattern: /\b86_?400_000\b|\b3_?600_000\b|60 \* 60(?: \* 1000|_000)|const (?:day|hour|minute)_?ms = /i,
    home: /^src\/domain\/calendar\/duration\.ts$/,
  },
  {
    rule: 'the columns of planned work',
    pattern: /'tasks\.starts_on',\s*'tasks\.start_half'/,
    home: /^src\/server\/schedule\/plannedWorkColumns\.ts$/,
  },
  {
    rule: 'the columns of a time entry',
    pattern: /'task_timers\.id',\s*'task_timers\.started_at',\s*'task_timers\.stopped_at'/,
    home: /^src\/server\/timers\/timeEntryColumns\.ts$/,
  },
  {
    rule: 'the columns of the name of a person',
    pattern: /'(\w+\.|)first_name',\s*'\1last_name',\s*(?:'\1full_name',\s*)?'\1code'/,
    home: /^src\/server\/employee-records\/personColumns\.ts$/,
  },
  {
    rule: 'granted leaves',
    pattern: /'Approved', 'Conditional Approved'/,
    home: /^src\/(domain\/leave\/leaveChoices\.ts|server\/demo\/)/,
  },
  {
    rule: 'filters in an address',
    pattern: /['?&`.]f\.(?:\w+['=]|['$])|['"`](?:in|day|num|has):/,
    home: /^src\/domain\/lists\/filteredPath\.ts$/,
  },
  {
    rule: 'the year and the number of a month',
    pattern: /Number\((?:[^()]|\([^()]*\))+\.slice\((?:0, 4|5|5, 7)\)\)/,
    home: /^src\/domain\/calendar\/(month|parseDisplayedDay)\.ts$/,
  },
];

test.each(rules)('$rule is written once', ({ pattern, home }) => {
  const copies = sources.filter(
    (file) => !file.includes('/migrations/') && !home.test(file) && pattern.test(read(file)),
  );
  expect(copies).toEqual([]);
});

/** Text of SQL, its fragments and calls of the query builder. */
const sqlWriting =
  /import \{[^}]*\b(?:sql|expressionBuilder)\b[^}]*\} from 'kysely'|\.(?:select(?:No)?From|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/;

test('SQL is written in read models, repositories and the database layer only', () => {
  const writers = sources.filter((file) => sqlWriting.test(read(file)));
  const homes = writers.filter((file) => /(?:ReadModel|Repository)\.ts$|^src\/server\/database\//.test(file));
  expect(homes.length).toBeGreaterThan(150);
  expect(writers.filter((file) => !homes.includes(file))).toEqual([]);
});

/**
 * Spellings of the contract belong to the contract, generated code, `…Wire.ts`, entities and column files. Files that
 * still write one elsewhere may only become fewer.
 */
const wireSpellings: readonly { readonly spelling: string; readonly maxFiles: number }[] = [
  { spelling: 'Leave_Date_to_Date', maxFiles: 10 },
  { spelling: 'Short_summary', maxFiles: 47 },
];
const isAtTheWire = (file: string): boolean =>
  isGenerated(file) || /Wire\.ts$|olumns?\w*\.tsx?$/.test(file) || file.startsWith('src/client/entities/');

test.each(wireSpellings)('$spelling is written by no more than $maxFiles files outside the wire', (limit) => {
  const elsewhere = sources.filter((file) => !isAtTheWire(file) && read(file).includes(limit.spelling));
  expect(elsewhere.length).toBeLessThanOrEqual(limit.maxFiles);
});

/** Paths of records, as template literals, and the only file that may write them. */
const recordPaths: readonly { readonly path: RegExp; readonly home: string }[] = [
  { path: /`\/project\/task\/\$\{|[`']\/task\/(?:\$\{|')/, home: 'src/domain/tasks/taskPath.ts' },
  {
    path: /[`']\/project\/(?:view|tasks|member|milestone|sprint|charts|timeline|calendar|employeechart|\$\{[^}]+\})\/(?:\$\{|')/,
    home: 'src/domain/projects/projectPath.ts',
  },
  { path: /\?tab=updates/, home: 'src/domain/projects/projectPath.ts' },
  { path: /\?\$\{kind\}=|\?(?:sprint|milestone)=/, home: 'src/domain/planning/planPath.ts' },
  { path: /\/View-rolesPermission(?:'|\/\$\{)/, home: 'src/domain/permissions/rolePath.ts' },
  { path: /tab=attendance&month=/, home: 'src/domain/employees/employeePath.ts' },
  { path: /\/tickets\?ticket=/, home: 'src/domain/tickets/ticketPath.ts' },
  { path: /\/interviewform\?interview=/, home: 'src/domain/interviews/interviewPath.ts' },
  { path: /\/TLKRA\?rate=/, home: 'src/domain/kra/kraRatingPath.ts' },
  { path: /\/manualAttendanceRequestReport\?/, home: 'src/domain/manual-attendance/manualRequestPath.ts' },
  { path: /\/attendance-summary\?/, home: 'src/domain/attendance/attendanceSummaryPath.ts' },
  { path: /[`']\/employeeDetail\/(?:\$\{|')/, home: 'src/domain/employees/employeePath.ts' },
];
/** It compares with an open address. */
const readsPaths = ['src/client/features/tasks/form/CreateTaskHere.tsx'];

test.each(recordPaths)('the path of a record is written in one place: $home', ({ path: pattern, home }) => {
  const writers = sources.filter((file) => !readsPaths.includes(file) && pattern.test(read(file)));
  expect(writers).toEqual([home]);
});

/** An address with an id or with parameters; those of the API are built by their own callers. */
const builtAddress = /['"`]\/(?!api\/|auth\/)([\w-]+(?:\/[\w-]+)*)(?:\/\$\{|\?)/g;

test('addresses of screens are built by files of paths, those of one screen by one file', () => {
  const built = sources.flatMap((file) =>
    // Comments name addresses.
    [
      ...read(file)
        .replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '')
        .matchAll(builtAddress),
    ].map(([, screen = '']) => ({ file, screen })),
  );
  expect(built.length).toBeGreaterThan(25);
  const isHome = (file: string): boolean => readsPaths.includes(file) || /Paths?\.ts$/.test(file);
  expect(built.filter(({ file }) => !isHome(file))).toEqual([]);
  const screens = [...new Set(built.map(({ screen }) => screen))];
  const homes = screens.map((screen) => ({
    screen,
    files: [...new Set(built.filter((place) => place.screen === screen).map(({ file }) => file))],
  }));
  expect(homes.filter((home) => home.files.length > 1)).toEqual([]);
});

/** Days, instants and months compare as plain strings; the rest is never shown in this order. */
const plainlySorted = [
  'src/client/permissions/flagChecks.ts',
  'src/client/features/kra/QuestionTexts.tsx',
  'src/client/features/kra/screens/AverageLine.tsx',
  'src/client/features/tasks/hours/hoursByDay.ts',
  'src/client/features/reference/screens/readContract.ts',
  'src/client/features/leave/screens/CounterDialog.tsx',
  'src/client/table/windows/shownRows.ts',
  'src/client/recorder/file/stateHash.ts',
  'src/client/table/view/sortRows.ts',
];

test('texts are sorted by the one comparison of the project', () => {
  const own = sources.filter(
    (file) =>
      file.startsWith('src/client/') &&
      !file.startsWith('src/client/features/tasks/timeline/') &&
      /\.localeCompare\(|\.(?:sort|toSorted)\(\)/.test(read(file)),
  );
  expect(own).toEqual([...plainlySorted].sort());
});

/** Filters of a screen that are not in the view of its table. */
const ownFilters =
  /<(?:FilterSelect|Switch|DayFilter|MonthFilter|RequestFilters|PersonFilter|WorkingPlanFilters)\b|onRemove=/;
/** A period, which is never without limits, and the timeline, whose choices are of another kind than filters. */
const withoutOwnFilters = /\/present-data\/screens\/PresentReportScreen\.tsx$|\/tasks\/timeline\//;

test("'Clear all filters' knows every filter in the toolbar of a table", () => {
  const withOwn = sources.filter((file) => {
    const text = read(file);
    return text.includes('toolbarItems=') && ownFilters.test(text) && !withoutOwnFilters.test(file);
  });
  expect(withOwn.length).toBeGreaterThanOrEqual(8);
  expect(withOwn.filter((file) => !read(file).includes('otherFilters='))).toEqual([]);
});
