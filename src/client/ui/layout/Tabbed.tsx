import { Tab, TabPanel } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Tabs } from '../controls/Tabs';
import { useDiscardQuestionFor } from '../dialogs/useDiscardQuestion';
import { holdsUnsaved } from '../form/unsavedForms';
import './layout.css';

export interface PanelTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** Number of rows, once loaded. */
  readonly count?: number | undefined;
  /** The lens mark of the tab. */
  readonly mark?: { readonly 'data-needs'?: string };
}

interface TabSetProps<Id extends string> {
  /** Unique on the page: it connects tabs and panel. */
  readonly name: string;
  readonly selected: Id;
}

export interface PanelTabsProps<Id extends string> extends TabSetProps<Id> {
  readonly tabs: ReadonlyArray<PanelTab<Id>>;
  readonly onSelect: (id: Id) => void;
}

/** By which tabs find their content. */
const contentClass = (name: string): string => `db-tab-content-${name}`;

/**
 * Only the tabs, for the bar of a page. Their content is a `TabContent` of the same name: unsaved changes in it ask
 * before another tab takes its place.
 */
export function PanelTabs<Id extends string>({ name, tabs, selected, onSelect }: PanelTabsProps<Id>) {
  const [ask, question] = useDiscardQuestionFor<Id>(
    name,
    () => holdsUnsaved(document.querySelector(`.${contentClass(name)}`)),
    onSelect,
  );
  const select = (id: unknown): void => {
    const tab = tabs.find((known) => known.id === id);
    if (tab?.id === selected) onSelect(tab.id);
    else if (tab) ask(tab.id);
  };
  // Not animated: the moving line would keep its position when tabs wrap in a narrow window.
  return (
    <>
      <Tabs id={name} selectedTabId={selected} onChange={select} animate={false}>
        {tabs.map(({ id, title, count, mark }) => (
          <Tab key={id} {...mark} id={id} disabled={false} title={title} tagContent={count} />
        ))}
      </Tabs>
      {question}
    </>
  );
}

export interface TabContentProps<Id extends string> extends TabSetProps<Id> {
  readonly children: ReactNode;
}

/** The content of the selected tab. A tab names the element it controls, so without this one it would name nothing. */
export function TabContent<Id extends string>({ name, selected, children }: TabContentProps<Id>) {
  return (
    <TabPanel
      id={selected}
      selectedTabId={selected}
      parentId={name}
      className={`db-tab-content ${contentClass(name)}`}
      panel={<>{children}</>}
    />
  );
}

export interface TabbedProps<Id extends string> extends PanelTabsProps<Id> {
  readonly children: ReactNode;
}

/** Tabs with the content of the selected one. With a single tab only the content is shown. */
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
