import { useRef } from 'react';
import { screen } from '@testing-library/react';
import { useStretchedColumns } from '../../../../src/client/table/view/useStretchedColumns';
import { defaultTableView } from '../../../../src/client/table/view/tableView';
import { renderUi } from '../../../support/renderUi';
import { columns } from '../sampleTasks';

const view = defaultTableView(columns);
const shownWidths: number[] = [];

function Frame() {
  const frame = useRef<HTMLDivElement>(null);
  const stretched = useStretchedColumns(columns, view, frame);
  const width = stretched.reduce((sum, column) => sum + column.width, 0);
  shownWidths.push(width);
  return (
    <div ref={frame} role="status">
      {width}
    </div>
  );
}

describe('Columns that fill their table', () => {
  it('have their final width before anything is painted, not when the browser reports the size', () => {
    const room = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2000);
    try {
      renderUi(<Frame />);
    } finally {
      room.mockRestore();
    }
    const declared = columns.reduce((sum, column) => sum + column.width, 0);
    expect(Number(screen.getByRole('status').textContent)).toBeGreaterThan(declared);
    expect(shownWidths).toHaveLength(2);
  });
});
