import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import { Classes, Overlay2, Toast } from '@blueprintjs/core';
import { ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';
import { createRef, useMemo, type RefObject, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import type { WithAnnouncements } from '../../screen-state/announcements';
import { closeToast, takeUndo } from './announce';

const looks = {
  success: { icon: <TickCircleIcon />, intent: 'success' },
  error: { icon: <ErrorIcon />, intent: 'danger' },
} as const;

const fadingMs = 350;

/** Where toasts are shown: at the top right (MSG-011), or at the bottom, above the footers of dialogs. */
export type ToastPosition = 'top-right' | 'bottom';

const selectToasts = ({ toasts }: WithAnnouncements) => toasts;
const selectUndo = ({ undo }: WithAnnouncements) => undo;

/** What is being announced, the newest first. Blueprint's own toaster keeps its toasts in itself. */
export default function ToastList({ position }: { readonly position: ToastPosition }) {
  const toasts = useSelector(selectToasts);
  const undo = useSelector(selectUndo);
  const refs = useMemo(
    () => Object.fromEntries(toasts.map(({ id }): [string, RefObject<HTMLDivElement | null>] => [id, createRef()])),
    [toasts],
  );
  const places = position.split('-').map((place) => `${Classes.TOAST_CONTAINER}-${place}`);
  const closeAll = (event: SyntheticEvent<HTMLElement>): void => {
    if (event.nativeEvent instanceof KeyboardEvent) for (const { id } of toasts) closeToast(id);
  };
  return (
    <Overlay2
      isOpen={toasts.length > 0}
      onClose={closeAll}
      className={[Classes.TOAST_CONTAINER, ...places, `${Classes.TOAST_CONTAINER}-in-portal`, 'db-toasts'].join(' ')}
      childRefs={refs as Record<string, RefObject<HTMLElement>>}
      autoFocus={false}
      enforceFocus={false}
      hasBackdrop={false}
      canOutsideClickClose={false}
      shouldReturnFocusOnClose={false}
      transitionDuration={fadingMs}
      transitionName={Classes.TOAST}
    >
      {[...toasts].reverse().map(({ id, kind, message, timeoutMs }) => (
        <Toast
          key={id}
          ref={refs[id]}
          {...looks[kind]}
          message={message}
          timeout={timeoutMs}
          onDismiss={() => closeToast(id)}
          {...(undo.some((undoable) => undoable.id === id) && {
            action: { text: 'Undo', onClick: () => takeUndo(id) },
          })}
        />
      ))}
    </Overlay2>
  );
}
