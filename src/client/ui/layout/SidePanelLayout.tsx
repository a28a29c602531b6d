import type { ReactNode } from 'react';
import './layout.css';

export interface SidePanelLayoutProps {
  readonly children: ReactNode;
  /** Stands at the right; below the content on narrow screens. */
  readonly panel: ReactNode;
  /** Name of the panel for screen readers. */
  readonly panelLabel: string;
  /** In pixels. Default 340. */
  readonly panelWidth?: number;
}

/** Content with a panel beside it; each scrolls by itself. */
export function SidePanelLayout({ children, panel, panelLabel, panelWidth = 340 }: SidePanelLayoutProps) {
  return (
    <div className="db-side-layout">
      <div className="db-side-layout-content">{children}</div>
      <aside className="db-side-layout-panel" aria-label={panelLabel} style={{ flexBasis: panelWidth }}>
        {panel}
      </aside>
    </div>
  );
}
