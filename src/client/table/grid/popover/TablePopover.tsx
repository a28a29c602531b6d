import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { MenuKeys } from './MenuKeys';
import type { PageRectangle } from './openPopover';
import { Popover } from '../../../ui/controls/Popover';

interface TablePopoverProps {
  readonly at: PageRectangle;
  readonly children: ReactElement;
  readonly onClose: () => void;
  /** Tab and Shift + Tab, where they move on in the table. */
  readonly onTab?: (step: 1 | -1) => void;
}

/** A popover at a position inside the table. The table has one of these for all cells. */
export function TablePopover({ at, children, onClose, onTab }: TablePopoverProps): ReactElement {
  const frame = useRef<HTMLSpanElement>(null);
  const [origin, setOrigin] = useState<{ left: number; top: number }>();
  // The anchor is inside the table, so that the popover moves with it; its position is therefore relative.
  useLayoutEffect(() => {
    const parent = frame.current?.offsetParent?.getBoundingClientRect();
    setOrigin({ left: parent?.left ?? 0, top: parent?.top ?? 0 });
  }, [at]);
  const place = origin && { left: at.left - origin.left, top: at.top - origin.top, width: at.width, height: at.height };
  return (
    <span ref={frame} className="db-table-anchor" style={place}>
      {origin && (
        <Popover
          isOpen
          placement="bottom-start"
          arrow={false}
          animation="minimal"
          autoFocus
          enforceFocus={false}
          onInteraction={(isOpen) => {
            if (!isOpen) onClose();
          }}
          content={<MenuKeys onTab={onTab}>{children}</MenuKeys>}
          renderTarget={({ isOpen: _isOpen, ref }) => (
            <span ref={ref} className="db-table-anchor-target" style={{ width: at.width, height: at.height }} />
          )}
        />
      )}
    </span>
  );
}
