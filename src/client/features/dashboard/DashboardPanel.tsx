import { Section, SectionCard } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';
import { PanelTitle } from '../../ui/layout/PanelTitle';

export interface DashboardPanelProps {
  readonly title: string;
  readonly action?: JSX.Element;
  readonly children: ReactNode;
  /** Attribute that says what governs the panel. */
  readonly mark?: { readonly 'data-needs'?: string };
}

/** One part of the dashboard. */
export function DashboardPanel({ title, action, children, mark }: DashboardPanelProps) {
  return (
    <Section {...mark} title={title} titleRenderer={PanelTitle} rightElement={action} compact className="db-dashboard-panel">
      <SectionCard>{children}</SectionCard>
    </Section>
  );
}
