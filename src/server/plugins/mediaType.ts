/** Bytes from the beginning that determine the type. */
export const sniffedBytes = 4100;

const shownInline = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** True for contents that a browser may show in Daybook's origin: they cannot contain scripts. */
export const isShownInline = (mediaType: string): boolean => shownInline.has(mediaType);

const isText = (beginning: Uint8Array): boolean => {
  try {
    // The sample may end within a character, which stream mode accepts.
    return !new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true }).includes('\u0000');
  } catch {
    return false;
  }
};

/** The media type according to the content, whatever name or type was sent. Markup counts as plain text. */
export async function detectMediaType(beginning: Uint8Array): Promise<string> {
  // An ES module only.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(beginning);
  if (found !== undefined && found.mime !== 'application/xml') return found.mime;
  return isText(beginning) ? 'text/plain' : 'application/octet-stream';
}
