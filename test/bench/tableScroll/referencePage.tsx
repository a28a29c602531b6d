import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { displayText } from '../../../src/client/table/view/displayText';
import { ROW_HEIGHT_PX } from '../../../src/client/table/view/tableView';
import { columns, rows, timeZone } from './benchRows';
import './reference.css';

const rowHeight = ROW_HEIGHT_PX.compact;

const widths: readonly CSSProperties[] = columns.map(({ width }) => ({ width }));

/** The same rows, columns and texts as plain elements in a virtual list: no header, selection, keyboard, menus. */
function ReferencePage(): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
  });
  return (
    <div ref={scroller} className="scroller">
      <div className="canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={index}
              role="row"
              className="row"
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              {columns.map((column, place) => (
                <div key={column.key} role="gridcell" className="cell" style={widths[place]}>
                  {displayText(column, row, timeZone)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReferencePage />);
