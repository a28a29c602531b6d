import type { ReactNode } from 'react';
import { useScrollFocus } from '../../ui/layout/useScrollFocus';
import './detail.css';

/** The parts of a record side by side where there is room, and below each other where there is not. */
export const DetailColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className="db-detail-columns">{children}</div>
);

export interface DetailColumnProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Share of the width, compared with the other columns. Default 1. */
  readonly share?: number;
  /** True for a heading that shows the label; the content has its own otherwise. */
  readonly hasHeading?: boolean;
}

/** One of them; each scrolls on its own where they are side by side. */
export function DetailColumn({ label, children, share = 1, hasHeading = false }: DetailColumnProps) {
  const column = useScrollFocus<HTMLElement>();
  return (
    <section ref={column} className="db-detail-column" aria-label={label} style={{ flexGrow: share }}>
      {hasHeading && <h2 className="db-section-title">{label}</h2>}
      {children}
    </section>
  );
}
