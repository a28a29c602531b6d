import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { writtenHeaders } from './errorAnswers';

const mebibyte = 1024 * 1024;

export interface BodyLimits {
  /** Interval between two checks of incomplete bodies. */
  readonly checkMs: number;
  /** Without a single byte. */
  readonly maxIdleMs: number;
  /** For a whole body of an anonymous caller: a form of a few fields. */
  readonly maxAnonymousMs: number;
  /** Incomplete bodies of one address without a valid token; the oldest are ended. */
  readonly maxAnonymousBodies: number;
  /** Incomplete bodies of one signed-in user. */
  readonly maxBodies: number;
  /** Of a body whose call has been answered, so that the answer reaches a client that is still sending. */
  readonly maxUnusedBytes: number;
  readonly maxAnonymousUnusedBytes: number;
}

const defaultLimits: BodyLimits = {
  checkMs: 1000,
  maxIdleMs: 20_000,
  maxAnonymousMs: 15_000,
  maxAnonymousBodies: 20,
  maxBodies: 40,
  maxUnusedBytes: 256 * mebibyte,
  maxAnonymousUnusedBytes: mebibyte,
};

interface ArrivingBody {
  readonly request: FastifyRequest;
  readonly socket: Socket;
  bytesRead: number;
  idleMs: number;
  ageMs: number;
  bytesAtAnswer: number | undefined;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** undefined where the request belongs to no call. */
const readCaller = (request: object): { employeeId: string } | null =>
  (request as { caller?: { employeeId: string } | null }).caller ?? null;

/** The server has bytes that it does not take yet, for example while the database is too busy to confirm the caller. */
const isWaitingForServer = ({ raw }: FastifyRequest): boolean => raw.readableFlowing === null && raw.readableLength > 0;

const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  'content-type: application/json; charset=utf-8',
  ...writtenHeaders,
  'connection: close',
  '',
].join('\r\n');
const tooSlowBody = JSON.stringify({ status: 0, message: 'The request took too long to arrive' });

/**
 * Ends requests whose body does not arrive, and discards the rest of a body that its call has not read: otherwise the
 * next request of the connection would wait for it.
 */
export function installSlowBodies(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const { checkMs, maxIdleMs, maxAnonymousMs, maxAnonymousBodies, maxBodies, maxUnusedBytes, maxAnonymousUnusedBytes } =
    { ...defaultLimits, ...limits };
  const arriving = new Set<ArrivingBody>();
  const findBody = new WeakMap<FastifyRequest, ArrivingBody>();

  const end = (body: ArrivingBody): void => {
    arriving.delete(body);
    const { socket } = body;
    if (body.bytesAtAnswer === undefined && socket.writable)
      socket.write(`${tooSlow}content-length: ${Buffer.byteLength(tooSlowBody)}\r\n\r\n${tooSlowBody}`);
    socket.destroySoon();
  };

  const checkBodies = (body: ArrivingBody): void => {
    const { socket, bytesAtAnswer, request } = body;
    if (request.raw.complete) {
      arriving.delete(body);
      return;
    }
    if (bytesAtAnswer === undefined && isWaitingForServer(request)) return;
    body.idleMs = socket.bytesRead === body.bytesRead ? body.idleMs + checkMs : 0;
    body.ageMs += checkMs;
    body.bytesRead = socket.bytesRead;
    const isAnonymous = readCaller(request) === null;
    const unused = bytesAtAnswer === undefined ? 0 : socket.bytesRead - bytesAtAnswer;
    if (
      body.idleMs >= maxIdleMs ||
      (isAnonymous && body.ageMs >= maxAnonymousMs) ||
      unused > (isAnonymous ? maxAnonymousUnusedBytes : maxUnusedBytes)
    )
      end(body);
  };

  const endOldest = (): void => {
    const counts = new Map<string, number>();
    // From newest to oldest.
    for (const body of [...arriving].reverse()) {
      if (body.ageMs < checkMs) continue;
      const caller = readCaller(body.request);
      const sender = caller?.employeeId ?? body.request.ip;
      const count = (counts.get(sender) ?? 0) + 1;
      counts.set(sender, count);
      if (count > (caller === null ? maxAnonymousBodies : maxBodies)) end(body);
    }
  };

  const timer = setInterval(() => {
    arriving.forEach(checkBodies);
    endOldest();
  }, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    // An injected request has no connection.
    if (!hasBody(request) || raw.complete || typeof raw.socket.bytesRead !== 'number') return;
    const body: ArrivingBody = {
      request,
      socket: raw.socket,
      bytesRead: -1,
      idleMs: 0,
      ageMs: 0,
      bytesAtAnswer: undefined,
    };
    arriving.add(body);
    findBody.set(request, body);
    raw.once('end', () => arriving.delete(body)).once('close', () => arriving.delete(body));
  });

  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    const body = findBody.get(request);
    if (body === undefined || raw.complete || raw.destroyed) return;
    body.bytesAtAnswer = body.socket.bytesRead;
    body.idleMs = 0;
    raw.unpipe();
    raw.resume();
  });
}
