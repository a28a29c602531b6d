import type { Action } from '@reduxjs/toolkit';
import { isSecretName, mask, withoutSecrets } from '../recorder/secrets';

// State is immutable: an identical branch has the same masked copy.
const copies = new WeakMap<object, unknown>();

/** A copy only where something is masked: the others stay shared between the states of a long session. */
function maskedCopy(value: object): object {
  if (Array.isArray(value)) {
    const known: readonly unknown[] = value;
    const items = known.map(masked);
    return items.every((item, index) => item === known[index]) ? known : items;
  }
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]): [string, unknown] => [
    name,
    isSecretName(name) && typeof inner === 'string' ? mask : masked(inner),
  ]);
  const known = value as Readonly<Record<string, unknown>>;
  return entries.every(([name, inner]) => inner === known[name]) ? value : Object.fromEntries(entries);
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
const devToolsMasks = {
  actionSanitizer: <SomeAction extends Action>(action: SomeAction): SomeAction => masked(action) as SomeAction,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};

/**
 * DevTools hold a copy of every logged state, so the log of a session of hours must stay short: this covers some
 * minutes of work. The recorder has the rest. States are whole, because an export of the log is replayed.
 */
export const devToolsOptions = { name: 'Daybook', maxAge: 200, ...devToolsMasks };
