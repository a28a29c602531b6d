import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type BlueprintParts, findBlueprintParts, describeHeader, findScrollers } from './blueprintParts';
import { keepHeaderWithBody } from './keepHeaderWithBody';

/** Rows that hand a focus of their own to the grid around them. */
export const forwardingRows = 'db-table-forwarding-rows';

/** Finds the parts of Blueprint's table once it stands, and keeps its header fit for assistive technology. */
export function useBlueprintParts(root: RefObject<HTMLElement | null>): BlueprintParts | undefined {
  const [parts, setParts] = useState<BlueprintParts>();
  useLayoutEffect(() => {
    const found = root.current ? findBlueprintParts(root.current) : undefined;
    if (found && found.body !== parts?.body) setParts(found);
  }, [root, parts]);
  useEffect(() => parts && keepHeaderWithBody(parts), [parts]);
  // Blueprint draws its header later than its frame, so this runs after every drawing; it is a handful of attributes.
  useEffect(() => {
    if (!root.current) return;
    describeHeader(root.current);
    // The grid around it takes the focus: a second stop of the Tab key would be in the way.
    findBlueprintParts(root.current)?.container.removeAttribute('tabindex');
  });
  // Browsers stop by themselves at what scrolls. Only while Tab is being followed it is out of their way: for good, a grid may hold nothing but rows that can take the focus.
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
