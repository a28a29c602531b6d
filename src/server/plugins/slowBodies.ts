import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

const mebibyte = 1024 * 1024;

export interface BodyLimits {
  /** Between two looks at the bodies that are arriving. */
  readonly checkMs: number;
  /** Without a single byte. */
  readonly maxIdleMs: number;
  /** For a whole body of a caller who is not signed in: a form of a few fields. */
  readonly maxAnonymousMs: number;
  /** Unfinished bodies of one address without a valid token; the oldest ones end. */
  readonly maxAnonymousBodies: number;
  /** Unfinished bodies of one signed-in person. */
  readonly maxBodies: number;
  /** Of a body whose call has been answered already, so that the answer reaches a sender who is still sending. */
  readonly maxUnusedBytes: number;
  readonly maxAnonymousUnusedBytes: number;
}

const usualLimits: BodyLimits = {
  checkMs: 1000,
  maxIdleMs: 20_000,
  maxAnonymousMs: 15_000,
  maxAnonymousBodies: 20,
  maxBodies: 40,
  maxUnusedBytes: 256 * mebibyte,
  maxAnonymousUnusedBytes: mebibyte,
};

/** A body that has not arrived whole. */
interface ArrivingBody {
  readonly request: FastifyRequest;
  readonly socket: Socket;
  bytesRead: number;
  idleMs: number;
  ageMs: number;
  /** From the answer on. */
  bytesAtAnswer: number | undefined;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Undefined where the request belongs to no call at all. */
const callerOf = (request: object): { employeeId: string } | null =>
  (request as { caller?: { employeeId: string } | null }).caller ?? null;

const tooSlow =
  'HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\n';
const tooSlowBody = JSON.stringify({ status: 0, message: 'The request took too long to arrive' });

/**
 * Ends requests whose body does not arrive, and takes what is left of a body that its call has not read: otherwise the
 * next request of the connection would wait behind it.
 */
export function installSlowBodies(app: FastifyInstance, limits: Partial<BodyLimits> = {}): void {
  const { checkMs, maxIdleMs, maxAnonymousMs, maxAnonymousBodies, maxBodies, maxUnusedBytes, maxAnonymousUnusedBytes } =
    { ...usualLimits, ...limits };
  const arriving = new Set<ArrivingBody>();
  const bodyOf = new WeakMap<FastifyRequest, ArrivingBody>();

  const end = (body: ArrivingBody): void => {
    arriving.delete(body);
    const { socket } = body;
    if (body.bytesAtAnswer === undefined && socket.writable)
      socket.write(`${tooSlow}content-length: ${Buffer.byteLength(tooSlowBody)}\r\n\r\n${tooSlowBody}`);
    socket.destroySoon();
  };

  const look = (body: ArrivingBody): void => {
    const { socket, bytesAtAnswer } = body;
    body.idleMs = socket.bytesRead === body.bytesRead ? body.idleMs + checkMs : 0;
    body.ageMs += checkMs;
    body.bytesRead = socket.bytesRead;
    const isAnonymous = callerOf(body.request) === null;
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
    // The newest are counted first.
    for (const body of [...arriving].reverse()) {
      if (body.ageMs < checkMs) continue;
      const caller = callerOf(body.request);
      const sender = caller?.employeeId ?? body.request.ip;
      const count = (counts.get(sender) ?? 0) + 1;
      counts.set(sender, count);
      if (count > (caller === null ? maxAnonymousBodies : maxBodies)) end(body);
    }
  };

  const timer = setInterval(() => {
    arriving.forEach(look);
    endOldest();
  }, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    // A request that is injected has no connection.
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
    bodyOf.set(request, body);
    raw.once('end', () => arriving.delete(body)).once('close', () => arriving.delete(body));
  });

  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    const body = bodyOf.get(request);
    if (body === undefined || raw.complete || raw.destroyed) return;
    body.bytesAtAnswer = body.socket.bytesRead;
    body.idleMs = 0;
    raw.unpipe();
    raw.resume();
  });
}
