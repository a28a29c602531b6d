import { openSeal } from '../browser/sealedValues';

/** What an operation takes as its body: fields with plain values, lists of them, or references to files. */
export type CallBody = Readonly<Record<string, unknown>>;

/** Calls `put` for each field of a body, and for each element of a list. */
export function eachValue(body: CallBody, put: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(body)) {
    // Absent means 'unchanged', '' means 'clear': do not mix them up.
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) value.forEach((item) => put(name, item));
    else put(name, value);
  }
}

/** The text that is sent for a value; a secret is opened. */
export const asText = (value: unknown): string => openSeal(String(value));

/** BEH-014: form encoding, lists as repeated keys. */
export function encodeForm(body: CallBody): URLSearchParams {
  const form = new URLSearchParams();
  eachValue(body, (name, value) => form.append(name, asText(value)));
  return form;
}

/** The query string with its question mark; '' without parameters. */
export function encodeQuery(params: CallBody | undefined): string {
  const query = encodeForm(params ?? {}).toString();
  return query === '' ? '' : `?${query}`;
}
