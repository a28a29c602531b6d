import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';

export interface Toast {
  readonly message: string;
  readonly kind: 'success' | 'error';
  readonly timeoutMs: number;
}

const looks = {
  success: { icon: <TickCircleIcon />, intent: 'success' },
  error: { icon: <ErrorIcon />, intent: 'danger' },
} as const;

const draw = (toaster: Toaster, { message, kind, timeoutMs }: Toast): void => {
  toaster.show({ message, timeout: timeoutMs, ...looks[kind] });
};

/** The one place on the page where toasts are shown: at the top right (MSG-011). */
export async function makeToaster(): Promise<(toast: Toast) => void> {
  const toaster = await OverlayToaster.create({ position: 'top-right', maxToasts: 5, canEscapeKeyClear: true });
  return (toast) => draw(toaster, toast);
}
