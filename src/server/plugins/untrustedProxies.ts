import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hourMs } from '../../domain/calendar/duration';

const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const;
/** Any client can send such a header: the log must not grow with it. */
const silenceMs = hourMs;

/** An untrusted header that names another caller. Fastify lists more than one address where it trusted one. */
const ignoredHeader = ({ headers, ips }: FastifyRequest): string | undefined =>
  (ips?.length ?? 1) > 1 ? undefined : forwardedHeaders.find((name) => headers[name] !== undefined);

/** Warns, at most once an hour, when an untrusted proxy names callers: all of them then count as one network. */
export function warnOfUntrustedProxies(
  app: FastifyInstance,
  machineNow: () => Date,
  onFound: (address: string) => void = () => undefined,
): void {
  let lastMs: number | undefined;
  app.addHook('onRequest', async (request) => {
    const header = ignoredHeader(request);
    if (header === undefined) return;
    const nowMs = machineNow().getTime();
    if (lastMs !== undefined && Math.abs(nowMs - lastMs) < silenceMs) return;
    lastMs = nowMs;
    onFound(request.socket.remoteAddress ?? 'an unknown address');
    request.log.warn(
      { header, from: request.socket.remoteAddress },
      'A forwarded address was ignored: if a proxy in front of Daybook sends it, name it in TRUST_PROXY. Until then all callers behind it count as one network, and wrong passwords slow all of them down.',
    );
  });
}
