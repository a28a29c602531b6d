import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Below that a packet is a packet. In characters: JSON of this size is mostly ASCII. */
const smallestLength = 2048;

// The quickest level of both: an answer is read once, and the time that compressing takes is part of the wait.
const compressors = {
  br: (text: string): Promise<Buffer> => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (text: string): Promise<Buffer> => toGzip(text, { level: 1 }),
};

export type AnswerEncoding = keyof typeof compressors;

export interface SentAnswer {
  readonly body: string | Buffer;
  /** Undefined when it goes as it is. */
  readonly encoding?: AnswerEncoding;
}

const isTaken = (acceptEncoding: string, encoding: AnswerEncoding): boolean =>
  acceptEncoding.split(',').some((item) => {
    const [name = '', ...weights] = item.toLowerCase().split(';').map((part) => part.trim());
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });

/** The best encoding that an Accept-Encoding header names. */
export const chosenEncoding = (acceptEncoding = ''): AnswerEncoding | undefined => (['br', 'gzip'] as const).find((encoding) => isTaken(acceptEncoding, encoding));

/** The text of an answer, compressed when it is worth it and the client takes it. Runs beside the event loop. */
export async function compressedAnswer(text: string, acceptEncoding: string | undefined): Promise<SentAnswer> {
  const encoding = text.length < smallestLength ? undefined : chosenEncoding(acceptEncoding);
  return encoding === undefined ? { body: text } : { body: await compressors[encoding](text), encoding };
}
