import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A rejection in the form that forms show. */
export interface PasskeyFailure {
  readonly message: string;
}

const getFailure = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { message: 'This device has a passkey for your account already.' };
  if (name === 'SecurityError')
    return { message: 'Passkeys work only at the address of Daybook that your company has set (PUBLIC_URL).' };
  return { message: 'No passkey was shown: it was cancelled, took too long, or there is none on this device.' };
};

/** The browser's answer as JSON. Rejects with a PasskeyFailure. */
async function answered(ask: () => Promise<object>): Promise<string> {
  if (!browserSupportsWebAuthn()) {
    const failure: PasskeyFailure = { message: 'This browser cannot use passkeys.' };
    // oxlint-disable-next-line typescript/only-throw-error -- a rejection is plain data, which the form shows
    throw failure;
  }
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- a rejection is plain data, which the form shows
    throw getFailure(error);
  }
}

/** Asks the user for a passkey. Rejects with a PasskeyFailure. */
export const showPasskey = (options: string): Promise<string> =>
  answered(() => startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }));

/** Creates a passkey on this device or another one. Rejects with a PasskeyFailure. */
export const createPasskey = (options: string): Promise<string> =>
  answered(() => startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }));
