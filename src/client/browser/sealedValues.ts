import { nanoid } from '@reduxjs/toolkit';

const prefix = 'sealed:';
const sealed = new Map<string, string>();
const maximumSealedValues = 100;

/**
 * Puts a secret (a password, a token) aside and gives a reference that may travel through actions and the store.
 * The base query puts the secret in when the call leaves. ui.md: secrets never enter the store in clear.
 */
export function sealSecret(secret: string): string {
  const reference = prefix + nanoid();
  sealed.set(reference, secret);
  // References that nobody ever opened (a form left open for days) must not pile up.
  if (sealed.size > maximumSealedValues) {
    const oldest = sealed.keys().next().value;
    if (oldest !== undefined) sealed.delete(oldest);
  }
  return reference;
}

/** The secret behind a reference; any other text is given back as it is. */
export const openSeal = (text: string): string => sealed.get(text) ?? text;

/** The secret behind a reference, which is forgotten by this; undefined when there is none. */
export function takeSecret(reference: string): string | undefined {
  const secret = sealed.get(reference);
  sealed.delete(reference);
  return secret;
}
