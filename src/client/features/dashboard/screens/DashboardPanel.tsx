import { Section, SectionCard } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';
import { PanelTitle } from '../../../ui/layout/PanelTitle';
import { useScrollFocus } from '../../../ui/layout/useScrollFocus';

export interface DashboardPanelProps {
  readonly title: string;
  readonly action?: JSX.Element;
  readonly children: ReactNode;
  /** The lens mark of the panel. */
  readonly mark?: { readonly 'data-needs'?: string };
}

export function DashboardPanel({ title, action, children, mark }: DashboardPanelProps) {
  const frame = useScrollFocus<HTMLDivElement>();
  return (
    <Section
      ref={frame}
      {...mark}
      title={title}
      titleRenderer={PanelTitle}
      rightElement={action}
      compact
      className="db-dashboard-panel"
    >
      <SectionCard>{children}</SectionCard>
    </Section>
  );
}
