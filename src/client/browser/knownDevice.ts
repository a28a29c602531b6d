import { readStored, writeStored } from './storage';

/** By this token the server knows the browser since an earlier sign-in; null without one. It outlives signing out. */
export const knownDevice = (): string | null => readStored('device');

export const keepDevice = (token: string): void => writeStored('device', token);
