import { Tab, Tabs } from '@blueprintjs/core';
import type { JSX } from 'react';

type ProjectContent = 'ratio' | 'details';

export interface ContentTabsProps {
  readonly content: ProjectContent;
  readonly onChoose: (content: ProjectContent) => void;
  /** The content of the chosen tab. */
  readonly children: JSX.Element;
}

/** The two content tabs of the project view (SCR-017, SCR-020). */
export function ContentTabs({ content, onChoose, children }: ContentTabsProps) {
  return (
    <Tabs
      id="project-content"
      selectedTabId={content}
      onChange={(id) => onChoose(id === 'details' ? 'details' : 'ratio')}
      renderActiveTabPanelOnly
    >
      <Tab disabled={false} id="ratio" title="Project Ratio" panel={children} panelClassName="db-project-panel" />
      <Tab disabled={false} id="details" title="Project Details" panel={children} panelClassName="db-project-panel" />
    </Tabs>
  );
}
