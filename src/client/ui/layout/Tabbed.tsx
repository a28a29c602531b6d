import { Tab, TabPanel, Tabs } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import './layout.css';

export interface PanelTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** How many rows stand behind it, once that is known. */
  readonly count?: number | undefined;
  /** Attribute that says what governs the tab. */
  readonly mark?: { readonly 'data-needs'?: string };
}

interface TabSetProps<Id extends string> {
  /** Unique on the page: by it the tabs and their panel find each other. */
  readonly name: string;
  readonly selected: Id;
}

export interface PanelTabsProps<Id extends string> extends TabSetProps<Id> {
  readonly tabs: ReadonlyArray<PanelTab<Id>>;
  readonly onSelect: (id: Id) => void;
}

/** The tabs alone, for the bar of a page. What they show stands in a `TabContent` of the same name. */
export function PanelTabs<Id extends string>({ name, tabs, selected, onSelect }: PanelTabsProps<Id>) {
  const select = (id: unknown): void => {
    const tab = tabs.find((known) => known.id === id);
    if (tab) onSelect(tab.id);
  };
  // Not animated: the moving line keeps its place when the window narrows and the tabs take another line.
  return (
    <Tabs id={name} selectedTabId={selected} onChange={select} animate={false}>
      {tabs.map(({ id, title, count, mark }) => (
        <Tab key={id} {...mark} id={id} title={title} tagContent={count} />
      ))}
    </Tabs>
  );
}

export interface TabContentProps<Id extends string> extends TabSetProps<Id> {
  readonly children: ReactNode;
}

/** What the selected tab shows. A tab says by its attributes which element it controls: without this one it would name nothing. */
export function TabContent<Id extends string>({ name, selected, children }: TabContentProps<Id>) {
  return (
    <TabPanel
      id={selected}
      selectedTabId={selected}
      parentId={name}
      className="db-tab-content"
      panel={<>{children}</>}
    />
  );
}

export interface TabbedProps<Id extends string> extends PanelTabsProps<Id> {
  readonly children: ReactNode;
}

/** Tabs with what the selected one shows below them. Where there is nothing to choose, the content stands alone. */
export function Tabbed<Id extends string>({ children, ...tabs }: TabbedProps<Id>) {
  if (tabs.tabs.length < 2) return <div className="db-tab-content">{children}</div>;
  return (
    <div className="db-tabbed">
      <PanelTabs {...tabs} />
      <TabContent name={tabs.name} selected={tabs.selected}>
        {children}
      </TabContent>
    </div>
  );
}
