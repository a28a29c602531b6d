import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';

export interface Toast {
  readonly message: string;
  readonly kind: 'success' | 'error';
  readonly timeoutMs: number;
  /** A button of the toast. */
  readonly action?: ToastAction;
  /** Called when the toast was closed by timeout, user or action. */
  readonly onGone?: () => void;
}

/** A button in a toast; pressing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

const looks = {
  success: { icon: <TickCircleIcon />, intent: 'success' },
  error: { icon: <ErrorIcon />, intent: 'danger' },
} as const;

const draw = (toaster: Toaster, { message, kind, timeoutMs, action, onGone }: Toast): (() => void) => {
  const key = toaster.show({
    message,
    timeout: timeoutMs,
    ...looks[kind],
    ...(action && { action: { text: action.label, onClick: action.onPress } }),
    ...(onGone && { onDismiss: onGone }),
  });
  return () => toaster.dismiss(key);
};

/** Where toasts are shown: at the top right (MSG-011), or at the bottom, above the footers of dialogs. */
export type ToastPosition = 'top-right' | 'bottom';

/** The only toast container of the page. Showing a toast returns the function that dismisses it. */
export async function makeToaster(position: ToastPosition): Promise<(toast: Toast) => () => void> {
  const toaster = await OverlayToaster.create({
    position,
    maxToasts: 5,
    canEscapeKeyClear: true,
    className: 'db-toasts',
  });
  return (toast) => draw(toaster, toast);
}
