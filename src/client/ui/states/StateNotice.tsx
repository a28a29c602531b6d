import { NonIdealState } from '@blueprintjs/core';
import type { JSX, ReactNode } from 'react';
import './states.css';

export interface StateNoticeProps {
  readonly title: string;
  /** 1 for a whole page, 2 inside a page. */
  readonly level: 1 | 2;
  readonly icon?: JSX.Element;
  readonly children?: ReactNode;
  readonly action?: JSX.Element;
  readonly className?: string;
}

/** Icon, heading, explanation and action, centred. Blueprint's own heading always has level 4, which no page has. */
export function StateNotice({ title, level, icon, children, action, className }: StateNoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const words = (
    <div className="db-state-words">
      <Heading className="db-state-title">{title}</Heading>
      {children}
    </div>
  );
  return <NonIdealState className={className} icon={icon} iconMuted description={words} action={action} />;
}
