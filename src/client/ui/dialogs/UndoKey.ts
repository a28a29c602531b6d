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

const isUndoPress = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'z' &&
  !isTyping(event.target);

/** The key that undoes the newest change that can be. Not before sign-in, where nothing can be undone. */
export function UndoKey(): null {
  const newest = useSelector(selectNewestUndo);
  useEffect(() => {
    const undoNewest = (event: KeyboardEvent): void => {
      if (!isUndoPress(event)) return;
      // Also with nothing to undo: the browser would undo what was typed into a field that was left long ago.
      event.preventDefault();
      if (newest !== undefined) takeUndo(newest);
    };
    window.addEventListener('keydown', undoNewest);
    return () => window.removeEventListener('keydown', undoNewest);
  }, [newest]);
  const isListed = newest !== undefined;
  useEffect(
    () =>
      isListed
        ? addPageKeys({
            title: 'Everywhere',
            isEverywhere: true,
            keys: [{ keys: `${commandKeyName} + Z`, description: 'Undo the last change' }],
          })
        : undefined,
    [isListed],
  );
  return null;
}
