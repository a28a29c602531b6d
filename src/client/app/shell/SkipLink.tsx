import type { MouseEvent } from 'react';
import { stopsIn } from '../../browser/focus/place';

/** Of the part of the page that differs from screen to screen. */
export const contentId = 'content';

/** The first stop of Tab, shown while it has the focus: past menus and sidebar to the content. */
export function SkipLink() {
  const skip = (event: MouseEvent): void => {
    // The address stays as it is.
    event.preventDefault();
    const content = document.getElementById(contentId);
    if (content) (content.querySelector<HTMLElement>('main[tabindex]') ?? stopsIn(content)[0])?.focus();
  };
  return (
    <a className="db-skip-link" href={`#${contentId}`} onClick={skip}>
      Skip to content
    </a>
  );
}
