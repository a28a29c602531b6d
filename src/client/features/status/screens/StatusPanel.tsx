import { Section, SectionCard } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { PanelTitle } from '../../../ui/layout/PanelTitle';

export interface StatusPanelProps {
  readonly title: string;
  /** Of what the figures are: the server that answered, or all servers on the database. */
  readonly scope: string;
  /** Of the width. Default 'quarter', of small screens the half. */
  readonly size?: 'quarter' | 'half' | 'whole';
  /** On wide screens: half of the width, and for 'tall' two rows high, with others next to it. */
  readonly wide?: 'tall' | 'side';
  readonly children: ReactNode;
}

/** A part of the page, with what its figures cover. */
export function StatusPanel({ title, scope, size = 'quarter', wide, children }: StatusPanelProps) {
  return (
    <Section
      compact
      title={title}
      titleRenderer={PanelTitle}
      rightElement={<span className="db-muted">{scope}</span>}
      className={`db-status-${size} ${wide === undefined ? '' : `db-status-${wide}`}`}
      role="region"
      aria-label={title}
    >
      <SectionCard>{children}</SectionCard>
    </Section>
  );
}
