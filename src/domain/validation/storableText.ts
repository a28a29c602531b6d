const nul = String.fromCharCode(0);
/** One half of a pair that stands alone: no text, though JavaScript and JSON escapes can carry it. */
const loneSurrogate = /\p{Surrogate}/u;

/** True for a text that a database can store: no NUL, and nothing that is not Unicode. */
export const isStorableText = (text: string): boolean => !text.includes(nul) && !loneSurrogate.test(text);

const maxJsonDepth = 100;

/** True for JSON whose texts can all be stored, and that is not nested so deeply that reading it becomes a risk. What is no JSON at all is for the reader to reject. */
export function isStorableJson(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return isStorableText(text);
  }
  // Not recursive: the depth is the sender's choice.
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
