const nul = String.fromCharCode(0);
/** A lone surrogate is not text, but JavaScript and JSON escapes can carry it. */
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a database can store the text: no NUL, and valid Unicode only. */
export const isStorableText = (text: string): boolean => !text.includes(nul) && !loneSurrogate.test(text);

const maxJsonDepth = 100;

/** Whether all texts of a JSON document can be stored and its nesting is safe to read. Invalid JSON is left to the reader to reject. */
export function isStorableJson(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return isStorableText(text);
  }
  // Not recursive, because the sender chooses the depth.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxJsonDepth) return false;
    const texts = level.flatMap((node) =>
      typeof node === 'string'
        ? [node]
        : typeof node === 'object' && node !== null && !Array.isArray(node)
          ? Object.keys(node)
          : [],
    );
    if (!texts.every(isStorableText)) return false;
    level = level.flatMap((node): unknown[] => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
  return true;
}
