import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The page of ways through the code leads through it as it is, and none of them grows beyond its goal. */
const root = path.resolve(__dirname, '../..');
const page = 'src/docs/walks.md';

interface Walk {
  readonly title: string;
  readonly files: readonly string[];
  /** As the page gives them. */
  readonly counted: readonly number[];
  readonly goal: readonly number[];
}

const walks = readFileSync(path.join(root, page), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section): Walk => {
    const [, ...numbers] = /(\d+) files?, (\d+) turns?; goal: at most (\d+) files, (\d+) turns?/.exec(section) ?? [];
    const [files = 0, turns = 0, maxFiles = 0, maxTurns = 0] = numbers.map(Number);
    return {
      title: section.split('\n')[0] ?? '',
      files: [...section.matchAll(/^\d+\. \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, , target = '']) =>
        path.posix.normalize(path.posix.join(path.posix.dirname(page), target)),
      ),
      counted: [files, turns],
      goal: [maxFiles, maxTurns],
    };
  });

function getArea(file: string): string {
  const [top = '', side, folder, area] = file.split('/');
  if (top !== 'src') return top;
  return folder === 'features' ? `${side}/${folder}/${area}` : `${side}/${folder}`;
}

/** Steps to an area that was left before. */
function countTurns(files: readonly string[]): number {
  const areas = files.map(getArea).filter((area, index, all) => area !== all[index - 1]);
  return areas.filter((area, index) => areas.indexOf(area) < index).length;
}

test('there are four ways through the code, and every file that they name exists', () => {
  expect(walks).toHaveLength(4);
  expect(walks.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(walks)('$title: files and turns are as the page says, and within the goal', ({ files, counted, goal }) => {
  expect([files.length, countTurns(files)]).toEqual(counted);
  expect(counted.filter((count, index) => count > (goal[index] ?? 0))).toEqual([]);
  expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
});

test('a turn is a step back to an area that was left', () => {
  expect(countTurns(['src/client/api/a.ts', 'src/server/live/b.ts', 'src/client/api/c.ts'])).toBe(1);
  expect(countTurns(['src/client/features/tasks/a.ts', 'src/client/features/tasks/table/b.ts'])).toBe(0);
});
