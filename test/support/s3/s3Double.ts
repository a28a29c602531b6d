import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '../../../src/server/plugins/files/s3Place';

const doubleCredentials = { accessKeyId: 'key of the tests', secretAccessKey: 'secret of the tests' };

/** An S3 server in memory with one bucket. It checks signatures and hashes as a real one does. */
export interface S3Double {
  readonly endpoint: string;
  readonly bucket: string;
  /** By their keys. */
  readonly objects: Map<string, Buffer>;
  readonly stop: () => Promise<void>;
}

/** The settings that lead to it. */
export const s3Place = ({ endpoint, bucket }: Pick<S3Double, 'endpoint' | 'bucket'>): S3Place => ({
  bucket,
  prefix: '',
  endpoint,
  region: 'us-east-1',
  isPathStyle: true,
  credentials: doubleCredentials,
});

class Rejected extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const headerText = (request: IncomingMessage, name: string): string => [request.headers[name] ?? ''].flat().join(',');

/** Version 4 of the signature of AWS. */
function makeSignature(request: IncomingMessage, scope: string, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${headerText(request, name).trim()}\n`)
    .join('');
  const bodyHash = headerText(request, 'x-amz-content-sha256');
  const canonical = [request.method, pathname, query, headers, signedHeaders, bodyHash].join('\n');
  const [, day = '', region = '', service = ''] = scope.split('/');
  const text = [
    'AWS4-HMAC-SHA256',
    headerText(request, 'x-amz-date'),
    scope.replace(/^[^/]*\//, ''),
    sha256(canonical),
  ];
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${doubleCredentials.secretAccessKey}`, day));
  return hmac(key, text.join('\n')).toString('hex');
}

function mustBeSigned(request: IncomingMessage): void {
  const [, scope = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=(.+)$/.exec(
      headerText(request, 'authorization'),
    ) ?? [];
  if (!scope.startsWith(`${doubleCredentials.accessKeyId}/`)) throw new Rejected(403, 'InvalidAccessKeyId');
  if (signature !== makeSignature(request, scope, signedHeaders)) throw new Rejected(403, 'SignatureDoesNotMatch');
}

async function takeBody(request: IncomingMessage): Promise<Buffer> {
  if (headerText(request, 'content-length') === '') throw new Rejected(411, 'MissingContentLength');
  const body = await buffer(request);
  if (sha256(body) !== headerText(request, 'x-amz-content-sha256'))
    throw new Rejected(400, 'XAmzContentSHA256Mismatch');
  return body;
}

function sendObject(request: IncomingMessage, answer: ServerResponse, content: Buffer): void {
  const start = Number(/^bytes=(\d+)-$/.exec(headerText(request, 'range'))?.[1] ?? 0);
  const sent = content.subarray(start);
  answer.writeHead(start > 0 ? 206 : 200, {
    'content-length': sent.length,
    ...(start > 0 && { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` }),
  });
  answer.end(request.method === 'HEAD' ? undefined : sent);
}

export async function startS3Double(bucket = 'company-files'): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const answerTo = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    mustBeSigned(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const [, named = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (named !== bucket) throw new Rejected(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, await takeBody(request));
      answer.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      answer.writeHead(204).end();
    } else if (key === '') {
      const found = [...objects.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? ''));
      answer.writeHead(200, { 'content-type': 'application/xml' });
      answer.end(`<?xml version="1.0"?><ListBucketResult><KeyCount>${found.length}</KeyCount></ListBucketResult>`);
    } else {
      const content = objects.get(key);
      if (content === undefined) throw new Rejected(404, 'NoSuchKey');
      sendObject(request, answer, content);
    }
  };
  const server = createServer((request, answer) => {
    answerTo(request, answer).catch((error: unknown) => {
      // A request that broke off has no one to answer to.
      if (!(error instanceof Rejected)) answer.destroy();
      else {
        answer.writeHead(error.status, { 'content-type': 'application/xml' });
        answer.end(request.method === 'HEAD' ? undefined : `<Error><Code>${error.code}</Code></Error>`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
