import type { KeyboardEvent } from 'react';

/** The index that a key leads to, as in every toolbar; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Arrows, Home and End move the focus through a row of controls.
 * @param event of the element with the row
 * @param selector finds the controls in it; the event is ignored when it comes from anything else
 */
export function moveFocusInRow(event: KeyboardEvent<HTMLElement>, selector: string): void {
  // Keys of the browser: Alt + ← goes back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = controls.findIndex((control) => control === event.target);
  const next = index < 0 ? undefined : nextIndex(event.key, index, controls.length);
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
}
