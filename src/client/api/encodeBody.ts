import { isFileReference, mustBeDeposited, type FileReference } from '../browser/pendingFiles';
import { openSeal } from '../browser/sealedValues';

/** What an operation takes as its body: fields with plain values, lists of them, or references to files. */
export type CallBody = Readonly<Record<string, unknown>>;

/** The file references in a body, in the order in which the files are sent. */
export const getFiles = (body: CallBody): FileReference[] => Object.values(body).flat().filter(isFileReference);

function eachValue(body: CallBody, put: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(body)) {
    // Absent means 'unchanged', '' means 'clear': do not mix them up.
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) value.forEach((item) => put(name, item));
    else put(name, value);
  }
}

const asText = (value: unknown): string => openSeal(String(value));

/** BEH-014: form encoding, lists as repeated keys. */
export function encodeForm(body: CallBody): URLSearchParams {
  const form = new URLSearchParams();
  eachValue(body, (name, value) => form.append(name, asText(value)));
  return form;
}

/** BEH-015: multipart for uploads; each reference is replaced by its file. Throws when a file is no longer stored. */
export function encodeMultipart(body: CallBody): FormData {
  const form = new FormData();
  eachValue(body, (name, value) => {
    if (isFileReference(value)) form.append(name, mustBeDeposited(value), value.name);
    else form.append(name, asText(value));
  });
  return form;
}

/** The query string with its question mark; '' without parameters. */
export function encodeQuery(params: CallBody | undefined): string {
  const query = encodeForm(params ?? {}).toString();
  return query === '' ? '' : `?${query}`;
}
