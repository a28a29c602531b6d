import type { PieSvgProps } from '@nivo/pie';
import RatioPie from '../../../../../src/client/features/projects/statistics/RatioPie';
import { renderUi } from '../../../../support/renderUi';

type Slice = { readonly id: string; readonly value: number; readonly colour: string };
const drawn: (readonly Slice[])[] = [];
// The pie needs measures that only a real browser has.
jest.mock('@nivo/pie', () => ({
  ResponsivePie: ({ data }: Pick<PieSvgProps<Slice>, 'data'>) => {
    drawn.push(data);
    return null;
  },
}));

const draw = (bugs: number, stories: number): readonly Slice[] => {
  const slices = [
    { label: 'Task', count: 10 },
    { label: 'Story', count: stories },
    { label: 'Bugs', count: bugs },
  ];
  renderUi(<RatioPie slices={slices} isDark={false} />);
  return drawn.at(-1) ?? [];
};

test('types without tasks have no label in the pie, and the others keep their colours', () => {
  const all = draw(2, 3);
  expect(all.map(({ id, value }) => [id, value])).toEqual([
    ['Task', 10],
    ['Story', 3],
    ['Bugs', 2],
  ]);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(3);
  expect(draw(0, 0)).toEqual([all[0]]);
  expect(draw(2, 0)).toEqual([all[0], all[2]]);
});
