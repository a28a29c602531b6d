import { screen, within } from '@testing-library/react';
import { SprintBurndown } from '../../../../src/client/features/charts/SprintBurndown';
import { planPositions } from '../../../../src/client/features/charts/plan/planLines';
import { renderConnected } from '../../../support/renderConnected';

const points = [
  { Day: null, Work_share: 1, Open: 3, Ideal: 3 },
  { Day: '2026-03-06', Work_share: 0.5, Open: 2, Ideal: 2 },
  { Day: '2026-03-07', Work_share: 0, Open: 2, Ideal: 2 },
  { Day: '2026-03-09', Work_share: 1, Open: null, Ideal: 0 },
];

test('the axis of a burndown has all days; those off are shaded', () => {
  expect(planPositions(points).map(({ label, isShaded }) => [label, isShaded])).toEqual([
    ['Start', false],
    ['06/03', false],
    ['07/03', true],
    ['09/03', false],
  ]);
});

test('the table of a small burndown names days off, as that of the large one does', () => {
  renderConnected(<SprintBurndown name="Quay" points={points} view="table" onOpen={() => undefined} />, {});
  const table = screen.getByRole('table', { name: 'Burndown of Quay' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Start3 tasks3 tasks', '06/03 50% at work2 tasks2 tasks', '07/03 day off2 tasks2 tasks', '09/030 tasks-']);
});
