/** Scheme of a link that names a person in formatted text: mention:{id}. */
export const mentionScheme = 'mention';

const mentionAddressOf = /^mention:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const mentionsIn = /<a\s[^<>]*href="(mention:[^"]*)"/gi;

/** The address that stands for a person in formatted text; it survives whatever page shows people. */
export const mentionAddress = (personId: string): string => `${mentionScheme}:${personId.toLowerCase()}`;

/** The person whom an address names; null for every other address. */
export const mentionedPerson = (address: string): string | null => mentionAddressOf.exec(address)?.[1] ?? null;

/** The people whom cleaned formatted text mentions, each once, in their order. */
export function mentionedPeople(html: string): string[] {
  const ids = [...html.matchAll(mentionsIn)].flatMap(([, address]) => mentionedPerson(address ?? '') ?? []);
  return [...new Set(ids)];
}
