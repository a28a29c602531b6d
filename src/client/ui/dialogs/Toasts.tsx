import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { onReachable } from '../../browser/loadingParts';
import type { WithAnnouncements } from '../../screen-state/announcements';
import { connectToaster } from './announce';
import { loadToasts } from './loadToasts';
import { isPartUnloaded } from '../states/isPartUnloaded';
import type { ToastPosition } from './ToastList';

/** Tried again when the server is reachable again: nothing could say that it is missing. */
const loadWhenReachable = (): ReturnType<typeof loadToasts> =>
  loadToasts().catch((error: unknown) => {
    if (!isPartUnloaded(error)) throw error;
    return new Promise((resolve) => {
      const unsubscribe = onReachable(() => {
        unsubscribe();
        resolve(loadWhenReachable());
      });
    });
  });
const ToastList = lazy(loadWhenReachable);

interface ToastsProps {
  readonly position: ToastPosition;
}

const selectIsAnything = ({ toasts }: WithAnnouncements): boolean => toasts.length > 0;

/** The toasts of the store around it. */
export function ShownToasts({ position }: ToastsProps) {
  const isAnything = useSelector(selectIsAnything);
  // The last one fades out.
  const isNeeded = useRef(false);
  isNeeded.current ||= isAnything;
  return <Suspense>{isNeeded.current && <ToastList position={position} />}</Suspense>;
}

/** Once in each program: what its store announces. */
export function Toasts({ position }: ToastsProps) {
  const store = useStore<WithAnnouncements>();
  useLayoutEffect(() => connectToaster(store), [store]);
  return <ShownToasts position={position} />;
}
