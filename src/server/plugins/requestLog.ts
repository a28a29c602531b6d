import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Options of the structured log: no bodies, tokens or links. `isReadable`: lines for people instead of JSON. */
export async function logOptions(level: string, isReadable: boolean): Promise<FastifyServerOptions['logger']> {
  const redact = ['*.authorization', 'headers.authorization', '*.Password', '*.Token', '*.token'];
  if (!isReadable) return { level, redact };
  const { readableLog } = await import('./readableLog');
  return { level, redact, stream: readableLog(process.stdout) };
}

/**
 * One line per answered request, with the route instead of the URL, which can contain signatures, reset tokens and
 * searched names.
 */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      operation: request.routeOptions.config.operationId,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      employee: request.caller?.employeeId,
    });
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
