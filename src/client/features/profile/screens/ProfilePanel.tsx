import { Section, SectionCard } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';
import { PanelTitle } from '../../../ui/layout/PanelTitle';

export function ProfilePanel({
  title,
  action,
  children,
}: {
  title: string;
  action?: JSX.Element;
  children: ReactNode;
}) {
  return (
    <Section title={title} titleRenderer={PanelTitle} rightElement={action} compact>
      <SectionCard>{children}</SectionCard>
    </Section>
  );
}
