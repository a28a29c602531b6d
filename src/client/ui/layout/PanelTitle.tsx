import type { HTMLAttributes } from 'react';
import './layout.css';

/** The heading of a Blueprint Section right below the page's title; Blueprint's own skips four levels. */
export function PanelTitle({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return <h2 className={`${className} db-panel-title`} {...rest} />;
}
