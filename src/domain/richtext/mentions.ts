/** Scheme of a link that names a person in formatted text: mention:{id}. */
export const mentionScheme = 'mention';

const mentionAddressPattern = /^mention:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const mentionsIn = /<a\s[^<>]*href="(mention:[^"]*)"/gi;

/** The address of a person in formatted text; it does not depend on the page that shows people. */
export const mentionAddress = (personId: string): string => `${mentionScheme}:${personId.toLowerCase()}`;

/** The person named by an address; null for any other address. */
export const mentionedPerson = (address: string): string | null => mentionAddressPattern.exec(address)?.[1] ?? null;

/** The people mentioned in cleaned formatted text, each once, in order. */
export function mentionedPeople(html: string): string[] {
  const ids = [...html.matchAll(mentionsIn)].flatMap(([, address]) => mentionedPerson(address ?? '') ?? []);
  return [...new Set(ids)];
}
