import type { JSX } from 'react';
import { NavLink } from 'react-router-dom';
import './layout.css';

export interface LinkTab {
  readonly label: string;
  /** Path; the tab is marked while the address is it (or lies below it, unless `isExact`). */
  readonly to: string;
  readonly count?: number;
  readonly icon?: JSX.Element;
  readonly isExact?: boolean;
  /** Attribute that says what governs the tab. */
  readonly mark?: { readonly 'data-needs'?: string };
}

export interface TabBarProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** Tabs that are addresses: each can be opened in a new window, shared, and left by Back. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <nav aria-label={label} className="db-tab-bar">
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} {...tab.mark} end={tab.isExact} className="db-tab">
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <span className="db-tab-count">{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
