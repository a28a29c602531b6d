import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { WithAnnouncements } from '../../screen-state/announcements';
import { commandKeyName } from '../keys/commandKeyName';
import { addPageKeys } from '../keys/pageKeys';
import { connectToaster, takeUndo } from './announce';
import { loadToasts } from './loadToasts';
import { loadedPart } from '../states/loadedPart';
import type { ToastPosition } from './ToastList';

const ToastList = loadedPart(loadToasts, { isQuiet: true });

interface ToastsProps {
  readonly position: ToastPosition;
}

const selectIsAnything = ({ toasts }: WithAnnouncements): boolean => toasts.length > 0;
const selectNewestUndo = ({ undo }: WithAnnouncements): string | undefined => undo.at(-1)?.id;

/** The toasts of the store around it. */
export function ShownToasts({ position }: ToastsProps) {
  const isAnything = useSelector(selectIsAnything);
  // The last one fades out.
  const isNeeded = useRef(false);
  isNeeded.current ||= isAnything;
  return <Suspense>{isNeeded.current && <ToastList position={position} />}</Suspense>;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

function useUndoKey(): void {
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
}

/** Once in each program: what its store announces, and the key that undoes. */
export function Toasts({ position }: ToastsProps) {
  const store = useStore<WithAnnouncements>();
  useLayoutEffect(() => connectToaster(store), [store]);
  useUndoKey();
  return <ShownToasts position={position} />;
}
