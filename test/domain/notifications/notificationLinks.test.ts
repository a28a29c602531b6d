import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationKinds, type NotificationKind } from '../../../src/domain/notifications/notificationKinds';
import { notificationLinks } from '../../../src/domain/notifications/notificationLinks';
import { shellRoutes } from '../../../src/client/app/routes';

type Build = (...of: readonly string[]) => string;
const id = '0197-record';
/** What else a link may need: the list, month or project that holds the record. */
const others = ['own', 'other'] as const;

function getLinks(kind: NotificationKind, about: 'record' | 'several'): [string, Build][] {
  const links: Readonly<Record<string, object | undefined>> = notificationLinks[kind];
  return Object.entries(links[about] ?? {}).map(([name, build]) => [`${kind} ${name}`, build as Build]);
}
const all = (about: 'record' | 'several') => notificationKinds.flatMap((kind) => getLinks(kind, about));

/** The parameters that screens open a record by. */
const openingParameters: ReadonlySet<string> = (() => {
  const root = join(process.cwd(), 'src/client/features');
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
  // Milestones and sprints share a screen, where the kind is the parameter; a day brings its month along.
  return new Set(['sprint', 'day', ...[...source.matchAll(/useUrlRecord\('([^']+)'\)/g)].map(([, name = '']) => name)]);
})();

const isScreen = (path: string): boolean => {
  const { pathname } = new URL(path, 'https://daybook.test');
  return shellRoutes.some((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(pathname));
};

test('every kind of notification has a link to the record that it is about', () => {
  for (const kind of notificationKinds) expect([kind, getLinks(kind, 'record').length > 0]).toEqual([kind, true]);
});

test.each(all('record'))('%s leads to the record itself, not to a list that has it', (_name, build) => {
  const path = build(id, ...others);
  expect(isScreen(path)).toBe(true);
  const { pathname, searchParams } = new URL(path, 'https://daybook.test');
  const parameters = [...searchParams].filter(([, value]) => value.includes(id)).map(([name]) => name);
  const isPageOfRecord = pathname.split('/').includes(id);
  const isOpened = parameters.some((name) => openingParameters.has(name) || name.startsWith('f.'));
  expect([path, isPageOfRecord || isOpened]).toEqual([path, true]);
});

test.each(all('several'))('%s leads to a screen', (_name, build) => {
  expect(isScreen(build('team', 'other'))).toBe(true);
});
