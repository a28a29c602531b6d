import type { JSX } from 'react';
import { AreaLink } from './AreaLink';
import './layout.css';

export interface LinkTab {
  readonly label: string;
  /** Path; the tab is marked while the URL has this path (or one below it, unless `isExact`). */
  readonly to: string;
  readonly count?: number;
  readonly icon?: JSX.Element;
  readonly isExact?: boolean;
  /** Other paths of the same page. */
  readonly alsoAt?: readonly string[];
  /** The lens mark of the tab. */
  readonly mark?: { readonly 'data-needs'?: string };
}

export interface TabBarProps {
  /** Names the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** Tabs that are links: each can be opened in a new window, shared, and left by Back. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <nav aria-label={label} className="db-tab-bar">
      {tabs.map((tab) => (
        <AreaLink key={tab.to} to={tab.to} alsoAt={tab.alsoAt} isExact={tab.isExact} {...tab.mark} className="db-tab">
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <span className="db-tab-count">{tab.count}</span>}
        </AreaLink>
      ))}
    </nav>
  );
}
