import { BlueprintProvider } from '@blueprintjs/core';
import { act, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { DataTable } from '../../../../src/client/table/grid/DataTable';
import { defaultTableView, type TableView } from '../../../../src/client/table/view/tableView';
import { renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { columns, tasks, TIME_ZONE, type SampleTask } from '../sampleTasks';

giveTablesRoom();

/** How often the heading of each column was rendered. */
const renderedHeadings = new Map<string, number>();
// Only headings read the explanation.
const countedColumns = columns.map((column) =>
  Object.defineProperty({ ...column }, 'explanation', {
    get: () => {
      renderedHeadings.set(column.key, (renderedHeadings.get(column.key) ?? 0) + 1);
    },
  }),
);
const [sample] = tasks;
const manyRows = Array.from({ length: 300 }, (_row, index) => ({ ...sample, id: `t${index}` }) as SampleTask);
const source = { kind: 'array' as const, rows: manyRows, rowKey: (task: SampleTask) => task.id };
const countRow = jest.fn<string, [SampleTask]>(() => '');
let changeView: (change: (view: TableView) => TableView) => void;

function Table(): ReactElement {
  const [view, setView] = useState(() => defaultTableView(countedColumns, { pageSize: 'all' }));
  changeView = setView;
  return (
    <BlueprintProvider>
      <DataTable<SampleTask>
        name="Tasks"
        columns={countedColumns}
        source={source}
        view={view}
        onViewChange={setView}
        timeZone={TIME_ZONE}
        rowClassName={countRow}
      />
    </BlueprintProvider>
  );
}

const getDrawnRows = (): number => document.querySelectorAll('.db-table-row').length;

describe('What a table renders', () => {
  it('is each row once when it appears, as many as the window shows', async () => {
    countRow.mockClear();
    renderUi(<Table />);
    await screen.findByRole('grid', { name: 'Tasks' });
    expect(getDrawnRows()).toBeGreaterThan(30);
    expect(getDrawnRows()).toBeLessThan(100);
    expect(countRow).toHaveBeenCalledTimes(getDrawnRows());
  });

  it('is the two headings whose arrow has changed when it is sorted by another column', async () => {
    renderUi(<Table />);
    await screen.findByRole('grid', { name: 'Tasks' });
    act(() => changeView((view) => ({ ...view, sort: [{ key: 'status', direction: 'asc' }] })));
    renderedHeadings.clear();
    act(() => changeView((view) => ({ ...view, sort: [{ key: 'due', direction: 'asc' }] })));
    expect([...renderedHeadings.keys()].toSorted()).toEqual(['due', 'status']);
    expect(screen.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('is each heading once, and below it those of frozen columns again', async () => {
    renderUi(<Table />);
    await screen.findByRole('grid', { name: 'Tasks' });
    const headings = [...document.querySelectorAll('.db-table-header')];
    const places = headings.map((heading) => heading.getAttribute('aria-colindex'));
    const frozen = headings.filter(({ classList }) => classList.contains('db-table-header-frozen'));
    expect(new Set(places).size).toBeGreaterThan(columns.length);
    expect(places).toHaveLength(new Set(places).size + frozen.length / 2);
  });

  it('is no heading when nothing that headings show has changed', async () => {
    renderUi(<Table />);
    await screen.findByRole('grid', { name: 'Tasks' });
    renderedHeadings.clear();
    act(() => changeView((view) => ({ ...view, density: view.density })));
    expect(renderedHeadings.size).toBe(0);
  });
});
