/** Bytes from the beginning that determine the type. */
export const sniffedBytes = 4100;

const shownInline = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** True for contents that a browser may show in Daybook's origin: they cannot contain scripts. */
export const isShownInline = (mediaType: string): boolean => shownInline.has(mediaType);

/** Texts of Windows begin with a mark that says in which order the two bytes of each character are. */
const textEncoding = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

const isText = (beginning: Uint8Array): boolean => {
  try {
    // The sample may end within a character, which stream mode accepts.
    return !new TextDecoder(textEncoding(beginning), { fatal: true })
      .decode(beginning, { stream: true })
      .includes('\u0000');
  } catch {
    return false;
  }
};

/** Others are known by so few bytes that a text may begin with them: 'BM' begins a bitmap. */
const isWrittenAsText = (mediaType: string): boolean => /^text\/|^application\/(pdf|rtf|postscript)$/.test(mediaType);

/** The media type according to the content, whatever name or type was sent. Markup counts as plain text. */
export async function detectMediaType(beginning: Uint8Array): Promise<string> {
  // An ES module only.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(beginning);
  const readsAsText = isText(beginning);
  if (found !== undefined && (!readsAsText || isWrittenAsText(found.mime))) return found.mime;
  return readsAsText ? 'text/plain' : 'application/octet-stream';
}
