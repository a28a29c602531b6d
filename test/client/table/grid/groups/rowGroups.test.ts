import { groupedLines } from '../../../../../src/client/table/grid/groups/rowGroups';

const group = (key: string, count: number) => ({ key, label: key, count, sums: {} });

describe('Groups laid out line by line', () => {
  const lines = groupedLines([group('a', 3), group('b', 2), group('c', 4)], ['b']);

  it('have a line of their own, and below it their rows unless they are closed', () => {
    const keys = Array.from({ length: lines.count }, (_, position) => {
      const line = lines.lineAt(position);
      return line?.kind === 'row' ? `${line.group.key}${line.index}` : line?.group.key;
    });
    expect(keys).toEqual(['a', 'a0', 'a1', 'a2', 'b', 'c', 'c0', 'c1', 'c2', 'c3']);
    expect(lines.lineAt(lines.count)).toBeUndefined();
  });

  it('know the position of a row of an open group, and none of a closed or an unknown one', () => {
    for (let position = 0; position < lines.count; position++) {
      const line = lines.lineAt(position);
      if (line?.kind === 'row') expect(lines.getPosition(line.group.key, line.index)).toBe(position);
    }
    expect(lines.getPosition('b', 0)).toBeUndefined();
    expect(lines.getPosition('d', 0)).toBeUndefined();
  });
});
