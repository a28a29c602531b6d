import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { WithAnnouncements } from '../../screen-state/announcements';
import { commandKeyName } from '../keys/commandKeyName';
import { addPageKeys } from '../keys/pageKeys';
import { takeUndo } from './announce';

/** One that waits until it is stored has been asked for already. */
const selectNewestUndo = ({ undo }: WithAnnouncements): string | undefined =>
  undo.findLast(({ isWanted }) => !isWanted)?.id;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** The key that undoes the newest change that can be. Not before sign-in, where nothing can be undone. */
export function UndoKey(): null {
  const newest = useSelector(selectNewestUndo);
  useEffect(() => {
    if (newest === undefined) return undefined;
    const undoNewest = (event: KeyboardEvent): void => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      takeUndo(newest);
    };
    window.addEventListener('keydown', undoNewest);
    const unlistKey = addPageKeys({
      title: 'Everywhere',
      isEverywhere: true,
      keys: [{ keys: `${commandKeyName} + Z`, description: 'Undo the last change' }],
    });
    return () => {
      window.removeEventListener('keydown', undoNewest);
      unlistKey();
    };
  }, [newest]);
  return null;
}
