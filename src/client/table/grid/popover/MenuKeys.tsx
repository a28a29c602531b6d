import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

const ITEM = '.bp6-menu-item:not(.bp6-disabled)';

/** Arrows, Home and End move between the menu items, starting at the selected or first one. */
export function MenuKeys({
  children,
  onTab,
}: {
  readonly children: ReactNode;
  readonly onTab?: (step: 1 | -1) => void;
}): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];

  useEffect(() => {
    // The popover takes the focus when it is open; a frame later it can be moved.
    const frame = requestAnimationFrame(() => {
      // A key pressed since then has moved it already.
      if (root.current?.contains(document.activeElement) === true) return;
      const fields = root.current?.querySelector<HTMLElement>('input');
      const chosen = root.current?.querySelector<HTMLElement>(`${ITEM}.bp6-selected`);
      (fields ?? chosen ?? root.current?.querySelector<HTMLElement>(ITEM))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && onTab) {
      event.preventDefault();
      onTab(event.shiftKey ? -1 : 1);
      return;
    }
    const present = items();
    const at = present.findIndex((item) => item === document.activeElement);
    const isField = event.target instanceof HTMLInputElement;
    const next =
      event.key === 'ArrowDown'
        ? present[(at + 1) % present.length]
        : event.key === 'ArrowUp' && !isField
          ? present[(Math.max(at, 0) - 1 + present.length) % present.length]
          : event.key === 'Home' && !isField
            ? present[0]
            : event.key === 'End' && !isField
              ? present[present.length - 1]
              : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div ref={root} role="none" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
