import type { FastifyInstance, FastifyRequest } from 'fastify';

const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const;
/** Anybody can send such a header: the log must not grow with it. */
const silenceMs = 60 * 60 * 1000;

/** A header that names another caller and is not believed. Fastify lists more than one address where it believed one. */
const ignoredHeader = ({ headers, ips }: FastifyRequest): string | undefined =>
  (ips?.length ?? 1) > 1 ? undefined : forwardedHeaders.find((name) => headers[name] !== undefined);

/** Warns, at most once an hour, when a proxy names callers and is not trusted: they all count as one network then. */
export function warnOfUntrustedProxies(app: FastifyInstance, machineNow: () => Date): void {
  let lastMs: number | undefined;
  app.addHook('onRequest', async (request) => {
    const header = ignoredHeader(request);
    if (header === undefined) return;
    const nowMs = machineNow().getTime();
    if (lastMs !== undefined && Math.abs(nowMs - lastMs) < silenceMs) return;
    lastMs = nowMs;
    request.log.warn(
      { header, from: request.socket.remoteAddress },
      'A forwarded address was ignored: if a proxy in front of Daybook sends it, name it in TRUST_PROXY. Until then all callers behind it count as one network, and wrong passwords slow all of them down.',
    );
  });
}
