import { sealSecret } from './sealedValues';
import { readStored, writeStored } from './storage';

/**
 * The token by which the server recognises this browser from an earlier sign-in; null without one. It outlives signing
 * out.
 */
export const knownDevice = (): string | null => readStored('device');

/** For the body of a call that signs in: the sealed token, if there is one. */
export function knownDeviceField(): { readonly Device?: string } {
  const device = knownDevice();
  return device === null ? {} : { Device: sealSecret(device) };
}

export const storeDevice = (token: string): void => writeStored('device', token);
