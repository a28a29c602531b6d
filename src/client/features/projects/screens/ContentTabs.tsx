import { Tab } from '@blueprintjs/core';
import type { JSX } from 'react';
import { Tabs } from '../../../ui/controls/Tabs';

export const projectContents = ['ratio', 'details', 'updates'] as const;
export type ProjectContent = (typeof projectContents)[number];
const isContent = (id: unknown): id is ProjectContent => projectContents.some((content) => content === id);

export interface ContentTabsProps {
  readonly content: ProjectContent;
  readonly onChoose: (content: ProjectContent) => void;
  /** The content of the chosen tab. */
  readonly children: JSX.Element;
}

/** The content tabs of the project view (SCR-017, SCR-020), and its status updates. */
export function ContentTabs({ content, onChoose, children }: ContentTabsProps) {
  return (
    <Tabs
      id="project-content"
      selectedTabId={content}
      onChange={(id) => isContent(id) && onChoose(id)}
      renderActiveTabPanelOnly
    >
      <Tab disabled={false} id="ratio" title="Project Ratio" panel={children} panelClassName="db-project-panel" />
      <Tab disabled={false} id="details" title="Project Details" panel={children} panelClassName="db-project-panel" />
      <Tab disabled={false} id="updates" title="Status updates" panel={children} panelClassName="db-project-panel" />
    </Tabs>
  );
}
