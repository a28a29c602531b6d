import { readStored, writeStored } from './storage';

/**
 * The token by which the server recognises this browser from an earlier sign-in; null without one. It outlives signing
 * out.
 */
export const knownDevice = (): string | null => readStored('device');

export const storeDevice = (token: string): void => writeStored('device', token);
