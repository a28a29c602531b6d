import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets that the server has to read again, which hashes would not allow. */
export interface SecretSeal {
  /** @param owner whose secret it is: a sealed secret opens for no one else */
  readonly seal: (secret: string, owner: string) => Buffer;
  /** undefined when it was sealed with a key that the server no longer has. */
  readonly open: (sealed: Buffer, owner: string) => string | undefined;
}

interface Keys {
  /** In the database: protects against those who see single rows, not against those who have the database. */
  readonly ofCompany: Buffer;
  /** FACTOR_KEY: outside of the database and its backups. */
  readonly ofOperator: string | undefined;
}

const derivedKey = (secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'daybook second factor', 32));

/**
 * AES-256-GCM with the operator's key, otherwise the company's. The first byte names the key, so that secrets sealed
 * before the operator set a key still open.
 */
export function createSecretSeal({ ofCompany, ofOperator }: Keys): SecretSeal {
  const keys = [derivedKey(ofCompany), ...(ofOperator === undefined ? [] : [derivedKey(ofOperator)])];
  const current = keys.length - 1;
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(ivBytes);
      const encrypting = createCipheriv(cipher, keyAt(keys, current), iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([encrypting.update(secret, 'utf8'), encrypting.final()]);
      return Buffer.concat([Buffer.from([current]), iv, encrypting.getAuthTag(), text]);
    },
    open: (sealed, owner) => {
      const key = keys[sealed[0] ?? keys.length];
      if (key === undefined) return undefined;
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        const text = opening.update(sealed.subarray(1 + ivBytes + tagBytes));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        // GCM finds that this key did not seal it.
        return undefined;
      }
    },
  };
}

function keyAt(keys: readonly Buffer[], index: number): Buffer {
  const key = keys[index];
  if (key === undefined) throw new Error(`There is no key ${index}`);
  return key;
}
