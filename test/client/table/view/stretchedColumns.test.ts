import type { ColumnDefinition } from '../../../../src/client/table/view/columnDefinition';
import { stretchedColumns } from '../../../../src/client/table/view/stretchedColumns';

interface Row {
  name: string;
}
const column = (key: string, type: ColumnDefinition<Row>['type'], width: number): ColumnDefinition<Row> => ({
  key,
  header: key,
  type,
  width,
  value: (row) => row.name,
});
const columns = [column('name', 'text', 200), column('person', 'person', 100), column('due', 'date', 100)];
const layout = { hidden: [], widths: {} };
const widthsAt = (available: number, view: { hidden: string[]; widths: Record<string, number> } = layout): number[] =>
  stretchedColumns(columns, view, available).map(({ width }) => width);

describe('The columns of a table on a large monitor', () => {
  it('give the room that is left to free text, a quarter more to other words, and none to days', () => {
    expect(widthsAt(1100)).toEqual([775, 125, 100]);
    expect(widthsAt(560)).toEqual([240, 120, 100]);
  });

  it('share it by their widths where there is no free text', () => {
    const codes = columns.map((one) => (one.key === 'name' ? { ...one, choices: [{ value: 'a', label: 'A' }] } : one));
    expect(stretchedColumns(codes, layout, 1100).map(({ width }) => width)).toEqual([600, 300, 100]);
  });

  it('say how wide they were declared, so that what is shortened there is shown whole', () => {
    expect(stretchedColumns(columns, layout, 1100).map(({ declaredWidth }) => declaredWidth)).toEqual([
      200,
      100,
      undefined,
    ]);
  });

  it('leave room for the boxes by which rows are selected', () => {
    expect(stretchedColumns(columns, layout, 1120, true, true).map(({ width }) => width)).toEqual([775, 125, 100]);
  });

  it('are as declared where there is no room to share', () => {
    expect(stretchedColumns(columns, layout, 300)).toBe(columns);
  });

  it('give up a few pixels rather than make the table scroll for them', () => {
    expect(widthsAt(494)).toEqual([196, 98, 100]);
  });

  it('let frozen names grow by half at most', () => {
    const frozen = columns.map((one) => (one.key === 'name' ? { ...one, frozen: true } : one));
    expect(stretchedColumns(frozen, layout, 1100).map(({ width }) => width)).toEqual([300, 600, 100]);
    expect(stretchedColumns(frozen, layout, 560).map(({ width }) => width)).toEqual([240, 120, 100]);
  });

  it('leave alone what the person has resized, and what is hidden takes no room', () => {
    expect(widthsAt(1100, { hidden: [], widths: { name: 250 } })).toEqual([200, 650, 100]);
    expect(widthsAt(1100, { hidden: ['person'], widths: {} })).toEqual([900, 100, 100]);
  });
});
