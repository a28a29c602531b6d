import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type BlueprintParts, blueprintPartsOf } from './blueprintParts';

/**
 * Finds the parts of Blueprint's table once it stands, and puts right what Blueprint leaves out for assistive
 * technology: the header has no rows, and the table inside the grid would be a second stop of the Tab key.
 */
export function useBlueprintParts(root: RefObject<HTMLElement | null>): BlueprintParts | undefined {
  const [parts, setParts] = useState<BlueprintParts>();
  useLayoutEffect(() => {
    const found = root.current ? blueprintPartsOf(root.current) : undefined;
    if (found && found.body !== parts?.body) setParts(found);
  }, [root, parts]);
  // Blueprint draws its header later than its frame, so this runs after every drawing; it is a handful of attributes.
  useEffect(() => {
    const found = root.current ? blueprintPartsOf(root.current) : undefined;
    found?.container.removeAttribute('tabindex');
    for (const row of found?.headerRows ?? []) {
      row.setAttribute('role', 'row');
      row.setAttribute('aria-rowindex', '1');
    }
  });
  return parts;
}
