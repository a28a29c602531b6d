import { isSecretName, mask, withoutSecrets } from '../secrets';

/** How the texts and names of a copy are written. */
export interface TextRules {
  /** `field` is the name of the field that has the text; '' for none. */
  readonly text: (text: string, field: string) => string;
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

/** The field of a value: in a change of a component's state, its id or path leads to it. */
function getField(name: string, owner: object): string {
  const { id, path } = owner as { readonly id?: unknown; readonly path?: unknown };
  const last: unknown = Array.isArray(path) ? path.at(-1) : id;
  return name === 'value' && typeof last === 'string' ? last : name;
}

/** Copies states and actions to plain JSON. What they share is copied once. */
export function plainCopier(rules: TextRules): PlainCopier {
  const copies = new WeakMap<object, unknown>();
  const losses: string[] = [];
  const lose = (place: string, what: string): null => {
    if (losses.length < maxLosses) losses.push(`${place}: ${what}`);
    return null;
  };

  const copyObject = (value: object, place: string, ofField: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copyField(item ?? null, `${place}.${index}`, ofField));
    if (!isPlainObject(value)) return lose(place, value.constructor.name);
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]: [string, unknown]) => {
        const field = getField(name, value);
        const isSecret = typeof inner === 'string' && inner !== '' && (isSecretName(name) || isSecretName(field));
        return [rules.name(name), isSecret ? mask : copyField(inner, `${place}.${name}`, field)];
      });
    return Object.fromEntries(entries);
  };

  const copyField = (value: unknown, place: string, field: string): unknown => {
    if (typeof value === 'string') return rules.text(value, field);
    if (typeof value === 'number') return Number.isFinite(value) ? value : lose(place, String(value));
    if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null;
    if (typeof value !== 'object') return lose(place, typeof value);
    if (!copies.has(value)) copies.set(value, copyObject(value, place, field));
    return copies.get(value);
  };
  return { copy: (value, place) => copyField(value, place, ''), losses };
}
