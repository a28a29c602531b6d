import { useRef, type ReactNode } from 'react';
import { useKeptPosition } from './useKeptPosition';
import './layout.css';

export interface SidePanelLayoutProps {
  readonly children: ReactNode;
  /** At the right; below the content on narrow screens. */
  readonly panel: ReactNode;
  /** Name of the panel for screen readers. */
  readonly panelLabel: string;
  /** In pixels. Default 340. */
  readonly panelWidth?: number;
}

/** Content with a panel next to it; each scrolls on its own. */
export function SidePanelLayout({ children, panel, panelLabel, panelWidth = 340 }: SidePanelLayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  useKeptPosition(frame, 'frame');
  useKeptPosition(content, 'content');
  useKeptPosition(side, 'side');
  return (
    <div ref={frame} className="db-side-layout">
      <div ref={content} className="db-side-layout-content">
        {children}
      </div>
      <aside ref={side} className="db-side-layout-panel" aria-label={panelLabel} style={{ flexBasis: panelWidth }}>
        {panel}
      </aside>
    </div>
  );
}
