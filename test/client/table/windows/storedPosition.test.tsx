import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { makeScreenStore, renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SampleTable } from '../SampleTable';
import { tasks, type SampleTask } from '../sampleTasks';

giveTablesRoom();

const Table = ({ rows }: { readonly rows: readonly SampleTask[] }): ReactElement => (
  <SampleTable source={{ kind: 'array', rows, rowKey: (task) => task.id }} />
);

function getScroller(): HTMLElement {
  const scroller = screen
    .getByRole('grid', { name: 'Tasks' })
    .querySelector<HTMLElement>('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
  if (!scroller) throw new Error('The table has no scroller');
  return scroller;
}

describe.each([
  ['with rows', tasks],
  ['without rows', []],
])('A table %s that is scrolled sideways', (_name, rows) => {
  it('is where it was when the state is shown later', async () => {
    const { store, unmount } = renderUi(<Table rows={rows} />);
    const scroller = getScroller();
    scroller.scrollLeft = 120;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(JSON.stringify(store.getState().tables)).toContain('"left":120'));
    const state = store.getState();
    unmount();
    renderUi(<Table rows={rows} />, {}, makeScreenStore(state));
    await waitFor(() => expect(getScroller().scrollLeft).toBe(120));
  });
});
