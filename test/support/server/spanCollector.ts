import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Of the service that sent it. */
  readonly resource: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

interface JsonFact {
  key: string;
  value: Record<string, unknown>;
}
interface JsonSpan extends Record<'name' | 'traceId' | 'spanId', string> {
  parentSpanId?: string;
  attributes?: JsonFact[];
  status?: { code?: number };
}
interface JsonRequest {
  resourceSpans: { resource: { attributes: JsonFact[] }; scopeSpans: { spans: JsonSpan[] }[] }[];
}

const facts = (list: readonly JsonFact[] = []): Record<string, unknown> =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

const fromJson = ({ resourceSpans }: JsonRequest): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        facts: facts(attributes),
        resource: facts(resource.attributes),
        isError: status?.code === 2,
      })),
    ),
  );

/** The contents of a field of a message in the wire format of Protocol Buffers; only fields with a length. */
function findFields(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = readNumber();
    const [field, kind] = [Math.floor(key / 8), key % 8];
    if (kind === 2) {
      const length = readNumber();
      if (field === wanted) found.push(message.subarray(at, at + length));
      at += length;
    } else if (kind === 0) readNumber();
    else at += kind === 1 ? 8 : 4;
  }
  return found;
}

const fromProtobuf = (body: Buffer): ReceivedSpan[] =>
  findFields(body, 1)
    .flatMap((resource) => findFields(resource, 2))
    .flatMap((scope) => findFields(scope, 2))
    .map((span) => ({
      name: findFields(span, 5)[0]?.toString() ?? '',
      traceId: findFields(span, 1)[0]?.toString('hex') ?? '',
      spanId: findFields(span, 2)[0]?.toString('hex') ?? '',
      parentSpanId: findFields(span, 4)[0]?.toString('hex'),
      facts: {},
      resource: {},
      isError: false,
    }));

export interface SpanCollector {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** Everything that was received, as text: what must not be in it. */
  readonly text: () => string;
  readonly headers: http.IncomingHttpHeaders[];
  /** Answers with another status from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A collector of OpenTelemetry that keeps what it receives. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  let status = 200;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isJson = request.headers['content-type'] === 'application/json';
      headers.push(request.headers);
      if (status === 200) {
        bodies.push(body);
        spans.push(...(isJson ? fromJson(JSON.parse(body.toString()) as JsonRequest) : fromProtobuf(body)));
      }
      response.writeHead(status, { 'content-type': request.headers['content-type'] }).end(isJson ? '{}' : '');
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    text: () => Buffer.concat(bodies).toString('latin1'),
    answerWith: (next) => (status = next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
