import type { Action } from '@reduxjs/toolkit';
import { isSecretName, mask, withoutSecrets } from '../recorder/secrets';

// State is immutable: an identical branch has the same masked copy.
const copies = new WeakMap<object, unknown>();

function maskedCopy(value: object): unknown {
  if (Array.isArray(value)) return value.map(masked);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      isSecretName(name) && typeof inner === 'string' ? mask : masked(inner),
    ]),
  );
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!copies.has(value)) copies.set(value, maskedCopy(value));
  return copies.get(value);
}

/**
 * For Redux DevTools. The store holds no password and no token (`sealedValues`, `tokenVault`); this masks the rest:
 * references to sealed values and the signatures of file links.
 */
export const devToolsMasks = {
  actionSanitizer: <SomeAction extends Action>(action: SomeAction): SomeAction => masked(action) as SomeAction,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};
