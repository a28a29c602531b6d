import type { MouseEvent, ReactNode } from 'react';
import type { EntryScreenProps } from './entryScreenProps';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link between the entry pages. */
export function EntryLink({
  to,
  goTo,
  children,
}: Pick<EntryScreenProps, 'goTo'> & { to: string; children: ReactNode }) {
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
