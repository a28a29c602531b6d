/** So many bytes from the beginning are enough to tell what a content is. */
export const sniffedBytes = 4100;

const shownInline = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** True for contents that a browser may show in Daybook's origin: no scripts can hide in them. */
export const isShownInline = (mediaType: string): boolean => shownInline.has(mediaType);

const isText = (beginning: Uint8Array): boolean => {
  try {
    // A character may be cut at the end of the sample; stream mode forgives that.
    return !new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true }).includes('\u0000');
  } catch {
    return false;
  }
};

/** The media type that the bytes speak of, whatever name or type was claimed. Markup counts as plain text. */
export async function mediaTypeOf(beginning: Uint8Array): Promise<string> {
  // Published for import() only.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(beginning);
  if (found !== undefined && found.mime !== 'application/xml') return found.mime;
  return isText(beginning) ? 'text/plain' : 'application/octet-stream';
}
