import { deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(content.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

/** A picture that is painted pixel by pixel and saved as PNG; sizes are in pixels. */
export class PngPicture {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Buffer;

  constructor(width: number, height: number, background: Colour) {
    this.#width = width;
    this.#height = height;
    this.#pixels = Buffer.alloc(height * (width * 3 + 1));
    this.fill(0, 0, width, height, background);
  }

  fill(left: number, top: number, width: number, height: number, colour: Colour): void {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) this.#paint(x, y, colour);
    }
  }

  disc(centreX: number, centreY: number, radius: number, colour: Colour): void {
    for (let y = centreY - radius; y <= centreY + radius; y += 1) {
      for (let x = centreX - radius; x <= centreX + radius; x += 1) {
        if ((x - centreX) ** 2 + (y - centreY) ** 2 <= radius ** 2) this.#paint(x, y, colour);
      }
    }
  }

  bytes(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.#width, 0);
    header.writeUInt32BE(this.#height, 4);
    // 8 bits per channel, true colour.
    header.set([8, 2, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(this.#pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  /** Pixels outside the picture are ignored. Each line begins with its filter type, 0. */
  #paint(x: number, y: number, colour: Colour): void {
    if (x < 0 || y < 0 || x >= this.#width || y >= this.#height) return;
    this.#pixels.set(colour, y * (this.#width * 3 + 1) + 1 + x * 3);
  }
}
