import { axisTickCount, axisTitle, placeAxisLabels } from '../../../../src/client/ui/charts/chartAxis';

const days = Array.from({ length: 90 }, (_value, index) => `${String((index % 28) + 1).padStart(2, '0')}/11`);
const sprints = Array.from({ length: 10 }, (_value, index) => `HBR Sprint ${index + 1}`);

test.each([120, 260, 480, 900, 1800, 3600])('Days below a chart of %i pixels do not touch each other', (width) => {
  const step = width / (days.length - 1);
  const { shown, isTurned } = placeAxisLabels(days, step);
  expect(isTurned).toBe(false);
  // Five characters of 12 pixels are about 36 wide.
  for (const [index, position] of shown.slice(1).entries())
    expect((position - (shown[index] ?? 0)) * step).toBeGreaterThan(40);
});

test('The last day is always named, and all are named where there is room', () => {
  for (const width of [120, 480, 3600]) expect(placeAxisLabels(days, width / 89).shown.at(-1)).toBe(89);
  expect(placeAxisLabels(days.slice(0, 12), 60).shown).toHaveLength(12);
});

test('Names are turned where they do not fit next to each other, and all of them stay', () => {
  const wide = placeAxisLabels(sprints, 140, true);
  const narrow = placeAxisLabels(sprints, 40, true);
  expect([wide.isTurned, wide.shown.length]).toEqual([false, 10]);
  expect([narrow.isTurned, narrow.shown.length]).toEqual([true, 10]);
  expect(narrow.height).toBeGreaterThan(wide.height);
  // Not even turned: every second or third.
  expect(placeAxisLabels(sprints, 10, true).shown).toEqual([0, 3, 6, 9]);
});

test('An empty chart, and one that is not measured yet, have labels without a fault', () => {
  expect(placeAxisLabels([], 0).shown).toEqual([]);
  expect(placeAxisLabels(sprints, -10).shown).toEqual([9]);
});

test('The vertical axis has no fractions of a task', () => {
  expect([0, 1, 2, 5, 6, 200].map(axisTickCount)).toEqual([1, 1, 2, 5, 6, 6]);
  expect(axisTitle('tasks')).toBe('Tasks');
});
