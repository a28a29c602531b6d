import { newId } from './ids';

const prefix = 'sealed:';
const sealed = new Map<string, string>();
const maxSealedValues = 100;

/**
 * Stores a secret (a password, a token) and returns a reference that can be part of actions and state. The base query
 * inserts the secret when the call is sent. Secrets never enter the store in clear text.
 */
export function sealSecret(secret: string): string {
  const reference = prefix + newId();
  sealed.set(reference, secret);
  // Unopened references (a form left open for days) must not accumulate.
  if (sealed.size > maxSealedValues) {
    const oldest = sealed.keys().next().value;
    if (oldest !== undefined) sealed.delete(oldest);
  }
  return reference;
}

/** The secret of a reference; any other text is returned unchanged. */
export const openSeal = (text: string): string => sealed.get(text) ?? text;

/** Reads and removes the secret of a reference; undefined when there is none. */
export function takeSecret(reference: string): string | undefined {
  const secret = sealed.get(reference);
  sealed.delete(reference);
  return secret;
}
