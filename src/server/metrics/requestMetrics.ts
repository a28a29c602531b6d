import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** In seconds; from a cached answer to an Excel file of a million rows. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Requests that are not calls of the contract: pages, assets, unknown addresses. */
const OTHER = 'other';

/** Counts and times every answered request by its operation. */
export function observeRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'daybook_requests_total',
    help: 'Answered requests by operation of the contract and HTTP status',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'daybook_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by operation of the contract; streams count when they end',
    labelNames: ['operation'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? OTHER;
    requests.inc({ operation, status: reply.statusCode });
    durations.observe({ operation }, reply.elapsedTime / 1000);
  });
}
