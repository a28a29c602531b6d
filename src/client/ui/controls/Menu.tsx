import { Menu as BlueprintMenu, type MenuProps } from '@blueprintjs/core';
import type { JSX, KeyboardEvent } from 'react';
import { stopsIn } from '../../browser/focus/place';

function findNext(menu: Element, item: Element, key: string): HTMLElement | undefined {
  const items = stopsIn(menu).filter((stop) => stop.matches('.bp6-menu-item'));
  const at = items.findIndex((candidate) => candidate === item);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(Math.max(at, 0) - 1 + items.length) % items.length];
  return key === 'Home' ? items[0] : key === 'End' ? items.at(-1) : undefined;
}

/** Arrows, Home and End move in a menu; Blueprint's own supports Tab only. */
export function Menu({ onKeyDown, ...menu }: MenuProps): JSX.Element {
  const move = (event: KeyboardEvent<HTMLUListElement>): void => {
    onKeyDown?.(event);
    const active = document.activeElement;
    const around = active?.closest('.bp6-menu');
    if (!active || !around || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = findNext(around, active, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return <BlueprintMenu {...menu} onKeyDown={move} />;
}
