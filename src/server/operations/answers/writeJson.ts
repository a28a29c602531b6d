import { Turns } from '../pause';

/** Lists with more elements are written piece by piece. */
const maxUnsplitElements = 100;
/** A call of `JSON.stringify` for each element would take a third longer. */
const elementsOfPiece = 20;
/** Characters that are turned into bytes together: for a text of many megabytes that takes longer than a turn. */
const maxTextLength = 65_536;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True for a long list, and for a record with one. */
const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > maxUnsplitElements : isRecord(value) && Object.values(value).some(isLong);

class PieceWriter {
  readonly #pieces: Buffer[] = [];
  #text = '';
  readonly #turns = new Turns();

  /** Writes text; other requests are answered in between. */
  async add(text: string): Promise<void> {
    this.#text += text;
    if (this.#text.length >= maxTextLength) this.#flush();
    await this.#turns.next();
  }

  whole(): Buffer {
    this.#flush();
    return Buffer.concat(this.#pieces);
  }

  #flush(): void {
    this.#pieces.push(Buffer.from(this.#text));
    this.#text = '';
  }
}

async function writeList(list: readonly unknown[], writer: PieceWriter): Promise<void> {
  await writer.add('[');
  for (let start = 0; start < list.length; start += elementsOfPiece) {
    const piece = JSON.stringify(list.slice(start, start + elementsOfPiece)).slice(1, -1);
    await writer.add(start === 0 ? piece : `,${piece}`);
  }
  await writer.add(']');
}

async function writeRecord(record: Fields, writer: PieceWriter): Promise<void> {
  let separator = '{';
  for (const [name, value] of Object.entries(record)) {
    const start = `${separator}${JSON.stringify(name)}:`;
    if (isLong(value)) {
      await writer.add(start);
      await writeLong(value, writer);
    } else {
      const text = JSON.stringify(value) as string | undefined;
      // As for `JSON.stringify`, a field that is undefined is none.
      if (text === undefined) continue;
      await writer.add(start + text);
    }
    separator = ',';
  }
  await writer.add('}');
}

const writeLong = (value: unknown, writer: PieceWriter): Promise<void> =>
  Array.isArray(value) ? writeList(value, writer) : writeRecord(value as Fields, writer);

const isFirstOfPair = (code: number): boolean => code >= 0xd8_00 && code < 0xdc_00;

/** The bytes of a long text; other requests are answered in between. */
export async function textBytes(text: string): Promise<Buffer> {
  const writer = new PieceWriter();
  for (let start = 0; start < text.length;) {
    const last = start + maxTextLength - 1;
    // A character of two units stays whole.
    const end = last + (isFirstOfPair(text.charCodeAt(last)) ? 2 : 1);
    await writer.add(text.slice(start, end));
    start = end;
  }
  return writer.whole();
}

/**
 * The text that `JSON.stringify` makes of an answer. Of one with a long list it is bytes, and other requests are answered
 * while it is written.
 */
export async function writeJson(value: object): Promise<string | Buffer> {
  if (!isLong(value)) return JSON.stringify(value);
  const writer = new PieceWriter();
  await writeLong(value, writer);
  return writer.whole();
}
