import { Tabs as BlueprintTabs, type TabsProps } from '@blueprintjs/core';
import type { JSX, KeyboardEvent } from 'react';
import { moveFocusInRow } from '../keys/moveFocusInRow';
import './controls.css';

function move(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || !event.target.matches('[role=tab]')) return;
  moveFocusInRow(event, '[role=tab][aria-disabled=false]');
  // Blueprint would move again, and with Alt + ← as well.
  if (event.key.startsWith('Arrow')) event.stopPropagation();
}

/** Blueprint's tabs do not know Home and End, and take the keys of the browser. */
export const Tabs = (tabs: TabsProps): JSX.Element => (
  <div className="db-tabs" onKeyDownCapture={move}>
    <BlueprintTabs {...tabs} />
  </div>
);
