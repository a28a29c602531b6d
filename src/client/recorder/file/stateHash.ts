import type { StateCheck } from '../recordingFile';

/** Two 32-bit multiplications per character (cyrb53): 53 bits are enough to notice a difference. */
function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

// States share most of their objects, so each object is hashed once.
const hashes = new WeakMap<object, string>();

function hashObject(value: object): string {
  if (Array.isArray(value)) return hashText(`[${value.map(hashValue).join()}]`);
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${JSON.stringify(name)}:${hashValue(inner)}`)
    .sort();
  return hashText(`{${parts.join()}}`);
}

/** The same for values that are the same as JSON, whatever the order of their fields. */
function hashValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashText(JSON.stringify(value) ?? 'null');
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const hash = hashObject(value);
  hashes.set(value, hash);
  return hash;
}

/** The hashes of a state, as a whole and by branch. */
export function stateCheck(step: number, state: object): StateCheck {
  const branches = Object.entries(state).map(([name, branch]) => [name, hashValue(branch)] as const);
  return { step, hash: hashValue(state), branches: Object.fromEntries(branches) };
}
