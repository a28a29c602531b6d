import { isSecretName, mask, withoutSecrets } from '../secrets';

/** How the texts and names of a copy are written. */
export interface TextRules {
  readonly text: (text: string) => string;
  readonly name: (name: string) => string;
}

/** Secrets never reach a file. */
export const secretRules: TextRules = { text: withoutSecrets, name: withoutSecrets };

export interface PlainCopier {
  /** The value as plain JSON. `place` says where it is. */
  readonly copy: (value: unknown, place: string) => unknown;
  /** Where values were that are no JSON: they are null in the copy. */
  readonly losses: readonly string[];
}

const maxLosses = 100;

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A change of a component's state whose id or path leads to a secret field. */
function isSecretChange(value: object): boolean {
  const { id, path } = value as { readonly id?: unknown; readonly path?: unknown };
  const last: unknown = Array.isArray(path) ? path.at(-1) : id;
  return 'value' in value && typeof last === 'string' && isSecretName(last);
}

/** Copies states and actions to plain JSON. What they share is copied once. */
export function plainCopier(rules: TextRules): PlainCopier {
  const copies = new WeakMap<object, unknown>();
  const losses: string[] = [];
  const lose = (place: string, what: string): null => {
    if (losses.length < maxLosses) losses.push(`${place}: ${what}`);
    return null;
  };

  const copyObject = (value: object, place: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item ?? null, `${place}.${index}`));
    if (!isPlainObject(value)) return lose(place, value.constructor.name);
    const isSecret = (name: string): boolean => isSecretName(name) || (name === 'value' && isSecretChange(value));
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]: [string, unknown]) => [
        rules.name(name),
        typeof inner === 'string' && inner !== '' && isSecret(name) ? mask : copy(inner, `${place}.${name}`),
      ]);
    return Object.fromEntries(entries);
  };

  const copy = (value: unknown, place: string): unknown => {
    if (typeof value === 'string') return rules.text(value);
    if (typeof value === 'number') return Number.isFinite(value) ? value : lose(place, String(value));
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null;
    if (typeof value !== 'object') return lose(place, typeof value);
    if (!copies.has(value)) copies.set(value, copyObject(value, place));
    return copies.get(value);
  };
  return { copy, losses };
}
