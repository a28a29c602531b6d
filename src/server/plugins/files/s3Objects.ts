import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { withProgress, withRetries, usualLimits, type CallLimits } from './callLimits';
import type { S3Place } from './s3Place';
import { s3Problem, S3Problem } from './s3Problem';

export interface SentContent {
  readonly sizeBytes: number;
  /** In hexadecimal; the store rejects a content that has another one. */
  readonly sha256: string;
  /** The content from the beginning, for each attempt. */
  readonly open: () => Readable;
}

export const emptyContent: SentContent = {
  sizeBytes: 0,
  sha256: createHash('sha256').digest('hex'),
  open: () => Readable.from([]),
};

const ignore = (): void => undefined;
/** Its lines would go to the console. */
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

type Sdk = typeof import('@aws-sdk/client-s3');

/** Objects of one bucket below one prefix. Every call has limits; every failure is an S3Problem. */
export class S3Objects {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #place: S3Place;
  readonly #limits: CallLimits;
  readonly #address: string;

  private constructor(sdk: Sdk, place: S3Place, limits: CallLimits) {
    this.#sdk = sdk;
    this.#place = place;
    this.#limits = limits;
    this.#address = `The file store s3://${place.bucket}${place.endpoint === undefined ? '' : ` at ${place.endpoint}`}`;
    // A socket for each request: a user must not wait for the slow downloads of others.
    const agent = { keepAlive: true, maxSockets: Infinity };
    this.#client = new sdk.S3Client({
      region: place.region,
      forcePathStyle: place.isPathStyle,
      ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
      ...(place.credentials !== undefined && { credentials: place.credentials }),
      // Retried here, where a content can be opened again.
      maxAttempts: 1,
      // Not every compatible store knows the checksums of AWS; the signature contains the SHA-256 of every content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      expectContinueHeader: false,
      requestHandler: { connectionTimeout: limits.connectMs, httpAgent: agent, httpsAgent: agent },
      logger: silent,
    });
  }

  /** Loads the client of AWS, which no other store needs. */
  static async open(place: S3Place, limits: CallLimits = usualLimits): Promise<S3Objects> {
    // The pinned version works with every Node.js that we support; it warns that a later one will not.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
    return new S3Objects(await import('@aws-sdk/client-s3'), place, limits);
  }

  /** The whole content or nothing: S3 shows an object when it is complete. */
  async put(name: string, { sizeBytes, sha256, open }: SentContent): Promise<void> {
    await this.#call(async (signal, progress) => {
      const content = open();
      const watched = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          progress();
          yield chunk;
        }
        progress();
      };
      const body = Readable.from(watched(), { objectMode: false });
      // The call fails with it.
      body.on('error', ignore);
      const command = new this.#sdk.PutObjectCommand({ ...this.#named(name), Body: body, ContentLength: sizeBytes });
      command.middlewareStack.add(
        (next) => (given) => {
          (given.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
          return next(given);
        },
        { step: 'build' },
      );
      try {
        await this.#client.send(command, { abortSignal: signal });
      } finally {
        // Closes the file of a content that was not sent completely.
        body.destroy();
      }
    });
  }

  /** Undefined when there is no such object. */
  async sizeBytes(name: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#call((abortSignal) =>
        this.#client.send(new this.#sdk.HeadObjectCommand(this.#named(name)), { abortSignal }),
      );
      return ContentLength;
    } catch (error) {
      if (error instanceof S3Problem && error.httpStatus === 404) return undefined;
      throw error;
    }
  }

  /**
   * The content in pieces. When the connection breaks, the rest is asked for, as often as the limits say.
   * @param sha256 of the content: the last piece comes only when it is right
   * @throws S3Problem; Error when the object is missing or damaged
   */
  async *read(name: string, sha256: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const pauses = [...this.#limits.pausesMs];
    let received = 0;
    let held: Buffer | undefined;
    for (;;) {
      try {
        for await (const chunk of this.#bytesFrom(name, received)) {
          received += chunk.length;
          hash.update(chunk);
          if (held !== undefined) yield held;
          held = chunk;
        }
        break;
      } catch (error) {
        const problem = s3Problem(this.#address, error);
        if (problem.httpStatus === 404) throw new Error(`The content ${sha256} is not stored`, { cause: problem });
        // Without a byte the call itself has been tried again already.
        if (received === 0 || !problem.mayPass || pauses.shift() === undefined) throw problem;
      }
    }
    if (hash.digest('hex') !== sha256) throw new Error(`The content ${sha256} is damaged in the store`);
    if (held !== undefined) yield held;
  }

  async delete(name: string): Promise<void> {
    await this.#call((abortSignal) =>
      this.#client.send(new this.#sdk.DeleteObjectCommand(this.#named(name)), { abortSignal }),
    );
  }

  /** True when no object has a name that begins so. */
  async isEmpty(beginning: string): Promise<boolean> {
    const { bucket: Bucket, prefix } = this.#place;
    const Prefix = `${prefix}${beginning}`;
    const { KeyCount = 0 } = await this.#call((abortSignal) =>
      this.#client.send(new this.#sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }), { abortSignal }),
    );
    return KeyCount === 0;
  }

  close(): void {
    this.#client.destroy();
  }

  #named(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#place.bucket, Key: `${this.#place.prefix}${name}` };
  }

  async #call<Result>(work: (signal: AbortSignal, progress: () => void) => Promise<Result>): Promise<Result> {
    return withRetries(
      this.#limits,
      (error) => error instanceof S3Problem && error.mayPass,
      async () => {
        try {
          return await withProgress(this.#limits.stallMs, work);
        } catch (error) {
          throw s3Problem(this.#address, error);
        }
      },
    );
  }

  async *#bytesFrom(name: string, start: number): AsyncGenerator<Buffer> {
    const { Body, ContentLength, ContentRange } = await this.#call((abortSignal) =>
      this.#client.send(
        new this.#sdk.GetObjectCommand({ ...this.#named(name), ...(start > 0 && { Range: `bytes=${start}-` }) }),
        { abortSignal },
      ),
    );
    const content = Body as unknown as Readable;
    const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    let received = 0;
    try {
      if (start > 0 && ContentRange === undefined)
        throw new S3Problem(`${this.#address} cannot send the rest of a content`, undefined, false, false);
      for (;;) {
        // Only while the store is waited for: a slow reader may take its time.
        const { done, value } = await withProgress(this.#limits.stallMs, () => chunks.next());
        if (done === true) break;
        received += value.length;
        yield value;
      }
    } finally {
      content.destroy();
    }
    if (received !== ContentLength) throw new S3Problem(`${this.#address} sent a part only`, undefined, false, true);
  }
}
