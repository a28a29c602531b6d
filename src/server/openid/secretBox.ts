import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts texts for the database with a key that is not in it. */
export class SecretBox {
  readonly #key: Buffer;

  /** @param purpose separates keys that come from one secret */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes));
  }

  seal(text: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.#key, nonce);
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
  }

  /** @returns undefined for what was sealed with another secret, or changed since */
  open(sealed: Buffer): string | undefined {
    const nonce = sealed.subarray(0, nonceBytes);
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
    if (tag.length < tagBytes) return undefined;
    const opening = createDecipheriv(cipher, this.#key, nonce, { authTagLength: tagBytes }).setAuthTag(tag);
    try {
      return opening.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    } catch {
      // The tag does not match.
      return undefined;
    }
  }
}
