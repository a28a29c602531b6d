import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { chartPoint, plainTip, useChartTip } from '../../../../src/client/ui/charts/useChartTip';
import { makeScreenStore, renderUi } from '../../../support/renderUi';

/** As the chart library calls them: at every movement within a point, too. */
function Chart({ points }: { readonly points: readonly string[] }) {
  const tip = useChartTip();
  return points.map((point) => (
    <button
      key={point}
      onMouseEnter={(event) => tip.show(plainTip(`${point}: 3 tasks`), event)}
      onMouseMove={(event) => tip.show(plainTip(`${point}: 3 tasks`), event)}
      onMouseLeave={tip.hide}
    >
      {point}
    </button>
  ));
}

const charts = (
  <>
    <Chart points={['Monday', 'Tuesday']} />
    <Chart points={['Ann']} />
  </>
);

test('what is said about a point of a chart is in the store, from which another page shows it', () => {
  const { store, unmount } = renderUi(charts);
  fireEvent.mouseEnter(screen.getByText('Tuesday'), { clientX: 300, clientY: 200 });
  expect(screen.getByText('Tuesday: 3 tasks')).toBeVisible();
  const recorded = JSON.parse(JSON.stringify(store.getState())) as ReturnType<typeof store.getState>;
  fireEvent.mouseLeave(screen.getByText('Tuesday'));
  expect(screen.queryByText('Tuesday: 3 tasks')).not.toBeInTheDocument();
  expect(store.getState().tables).toEqual({});
  unmount();
  renderUi(charts, {}, makeScreenStore(recorded));
  expect(screen.getByText('Tuesday: 3 tasks')).toBeVisible();
});

test('the pointer at another point changes the state once, and movements within a point do not', () => {
  const { store } = renderUi(charts);
  let changes = 0;
  store.subscribe(() => (changes += 1));
  fireEvent.mouseEnter(screen.getByText('Monday'));
  for (const clientX of [1, 2, 3]) fireEvent.mouseMove(screen.getByText('Monday'), { clientX });
  expect(changes).toBe(1);
  // Some report the next point without having left the one before.
  fireEvent.mouseEnter(screen.getByText('Tuesday'));
  expect(changes).toBe(2);
  expect(screen.queryByText('Monday: 3 tasks')).not.toBeInTheDocument();
});

test('a chart that is left removes its own point only, also when it disappears', () => {
  const { store, rerender } = renderUi(charts);
  fireEvent.mouseEnter(screen.getByText('Monday'));
  fireEvent.mouseEnter(screen.getByText('Ann'));
  fireEvent.mouseLeave(screen.getByText('Monday'));
  expect(screen.getByText('Ann: 3 tasks')).toBeVisible();
  rerender(<Chart points={['Monday', 'Tuesday']} />);
  expect(store.getState().tables).toEqual({});
});

test('no chart leaves its tip to the library, which would keep it in a component', () => {
  const root = path.resolve('src/client');
  const drawn = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
    .filter(({ text }) => /from '@nivo\/(?!core)/.test(text));
  expect(drawn.length).toBeGreaterThan(0);
  const own = ({ text }: { readonly text: string }): boolean =>
    /\b(?:t|sliceT)ooltip=\{noTip\}/.test(text) &&
    (!/@nivo\/line/.test(text) || text.includes('enableCrosshair={false}'));
  expect(drawn.filter((chart) => !own(chart)).map(({ name }) => name)).toEqual([]);
});

test('the tip of a bar is above its middle, wherever the pointer came in', () => {
  const { store } = renderUi(charts);
  const bar = screen.getByText('Monday');
  bar.getBoundingClientRect = () => new DOMRect(200, 300, 40, 120);
  fireEvent.mouseEnter(bar, { clientX: 239, clientY: 419 });
  expect(store.getState().tables[chartPoint]).toMatchObject({ left: 220, top: 300, line: null });
});
