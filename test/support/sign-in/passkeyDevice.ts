import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** CBOR of what a device sends: small integers, byte strings, texts, maps. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const cborText = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const cborMap = (entries: readonly [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

interface Answering {
  /** Of the page in which the user shows the passkey. */
  readonly origin?: string;
  /** Default: by fingerprint or PIN. */
  readonly isUserVerified?: boolean;
  /** Default: counts on. */
  readonly counter?: number;
}

/** A device with one passkey, as far as a server sees. */
export class PasskeyDevice {
  readonly #credentialId = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;

  constructor(private readonly site = 'http://localhost:8080') {
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** The answer to the options of startPasskey. */
  create(options: string, { origin = this.site, isUserVerified = true }: Answering = {}): string {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#credentialId.length]),
      this.#credentialId,
      key,
    ]);
    const data = Buffer.concat([this.#deviceData(isUserVerified, hasCredential), credential]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', options, origin)),
      attestationObject: base64url(
        cborMap([
          [cborText('fmt'), cborText('none')],
          [cborText('attStmt'), cborMap([])],
          [cborText('authData'), cborBytes(data)],
        ]),
      ),
      transports: ['internal'],
    });
  }

  /** The answer to the options of startPasskeyCheck. */
  show(options: string, { origin = this.site, isUserVerified = true, counter }: Answering = {}): string {
    this.#counter = counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', options, origin);
    const data = this.#deviceData(isUserVerified, 0);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #clientData(type: string, options: string, origin: string): string {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #deviceData(isUserVerified: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = userPresent | (isUserVerified ? userVerified : 0) | more;
    return Buffer.concat([sha256(new URL(this.site).hostname), Buffer.from([flags]), counter]);
  }

  #answer(response: object): string {
    const id = base64url(this.#credentialId);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
