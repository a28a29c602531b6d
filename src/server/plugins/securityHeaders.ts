import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Strict headers for every answer. Style attributes are allowed, because Blueprint positions its popovers with them;
 * style elements are not.
 */
export async function installSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // After one such answer over plain http a browser would reject http for this host.
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    // URLs of Daybook can contain signatures and reset tokens.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: isHttps,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
  });
}
