import { OverlayToaster, type Toaster } from '@blueprintjs/core';
import { ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';

/** CONST-010: the error toast closes by itself after so long. */
const errorTimeoutMs = 5000;
const successTimeoutMs = 4000;

let created: Promise<Toaster> | undefined;

/** One toaster for the whole product, at the top right (MSG-011), made when the first toast is shown. */
const theToaster = (): Promise<Toaster> => (created ??= OverlayToaster.create({ position: 'top-right', maxToasts: 5, canEscapeKeyClear: true }));

export interface ToastOptions {
  /** How long it stays, in milliseconds; 0: until it is closed. */
  readonly timeout?: number;
}

async function show(message: string, icon: JSX.Element, intent: 'success' | 'danger', timeout: number): Promise<void> {
  const toaster = await theToaster();
  toaster.show({ message, icon, intent, timeout });
}

/** Says that something succeeded. Works outside of React too. Resolves when the toast is on its way. */
export const showSuccess = (message: string, { timeout = successTimeoutMs }: ToastOptions = {}): Promise<void> => show(message, <TickCircleIcon />, 'success', timeout);

/** Says that something failed, at the top right. Works outside of React too. */
export const showError = (message: string, { timeout = errorTimeoutMs }: ToastOptions = {}): Promise<void> => show(message, <ErrorIcon />, 'danger', timeout);
