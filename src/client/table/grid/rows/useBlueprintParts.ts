import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type BlueprintParts, findBlueprintParts, describeHeader, findScrollers } from './blueprintParts';
import { keepHeaderWithBody } from './keepHeaderWithBody';

/** Rows that pass their focus to the grid around them. */
export const forwardingRows = 'db-table-forwarding-rows';

/** Finds the elements of Blueprint's table after it was rendered, and keeps its header accessible. */
export function useBlueprintParts(root: RefObject<HTMLElement | null>): BlueprintParts | undefined {
  const [parts, setParts] = useState<BlueprintParts>();
  useLayoutEffect(() => {
    const found = root.current ? findBlueprintParts(root.current) : undefined;
    if (found && found.body !== parts?.body) setParts(found);
  }, [root, parts]);
  useEffect(() => parts && keepHeaderWithBody(parts), [parts]);
  // Blueprint renders its header later than its frame, so this runs after every render; it sets a few attributes.
  useEffect(() => {
    if (!root.current) return;
    describeHeader(root.current);
    // The grid around it takes the focus: a second tab stop would be in the way.
    findBlueprintParts(root.current)?.container.removeAttribute('tabindex');
  });
  // Browsers make scrolling elements tab stops. This is prevented only while Tab is handled: otherwise a grid must
  // contain only focusable rows.
  useEffect(() => {
    const passBy = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab' || !root.current) return;
      const scrollers = [...findScrollers(root.current)];
      for (const scroller of scrollers) scroller.tabIndex = -1;
      const rows = root.current.querySelector<HTMLElement>(`.${forwardingRows}`);
      if (rows) rows.tabIndex = -1;
      setTimeout(() => {
        scrollers.forEach((scroller) => scroller.removeAttribute('tabindex'));
        if (rows) rows.tabIndex = 0;
      });
    };
    document.addEventListener('keydown', passBy, true);
    return () => document.removeEventListener('keydown', passBy, true);
  }, [root]);
  return parts;
}
