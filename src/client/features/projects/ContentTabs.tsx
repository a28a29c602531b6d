import { Tab, Tabs } from '@blueprintjs/core';

export type ProjectContent = 'ratio' | 'details';

export interface ContentTabsProps {
  readonly content: ProjectContent;
  readonly onChoose: (content: ProjectContent) => void;
}

/** The two content tabs of the project view (SCR-017, SCR-020). */
export function ContentTabs({ content, onChoose }: ContentTabsProps) {
  return (
    <Tabs id="project-content" selectedTabId={content} onChange={(id) => onChoose(id === 'details' ? 'details' : 'ratio')}>
      <Tab id="ratio" title="Project Ratio" />
      <Tab id="details" title="Project Details" />
    </Tabs>
  );
}
