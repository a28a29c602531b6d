import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const CALLS = '/api/';

/** Calls of the contract by their operation, other addresses of the API by their route; pages and assets have none. */
function spanName({ method, routeOptions }: FastifyRequest): string | undefined {
  const { url, config } = routeOptions;
  return config.operationId ?? (url?.startsWith(CALLS) === true ? `${method} ${url}` : undefined);
}

/**
 * A span from the arrival of a request to the end of its answer; of a stream, to its beginning. It continues the trace
 * of the caller's `traceparent`.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['startSpan']>>();
  app.addHook('onRequest', (request, _reply, done) => {
    const name = spanName(request);
    if (name === undefined) return done();
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer.startSpan(
      name,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? '',
          // As in the log and in messages of errors.
          'daybook.request_id': request.id,
        },
      },
      caller,
    );
    spans.set(request, span);
    return context.with(trace.setSpan(caller, span), done);
  });
  // Reading a body goes through the socket, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) return done();
    return context.with(trace.setSpan(context.active(), span), done);
  });
  const end = (request: FastifyRequest, status: number): void => {
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  app.addHook('onSend', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) end(request, reply.statusCode);
  });
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
}
