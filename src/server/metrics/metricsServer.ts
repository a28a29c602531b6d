import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { Registry } from 'prom-client';
import type { MetricsSettings } from '../settings';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const isAllowed = (token: string | undefined, header: string | undefined): boolean =>
  token === undefined || timingSafeEqual(hash(`Bearer ${token}`), hash(header ?? ''));

/**
 * Answers `GET /metrics` on a port of its own, which proxies do not publish.
 * @returns a function that closes it
 */
export async function startMetricsServer(
  { host, port, token }: MetricsSettings,
  readMetrics: () => Promise<string>,
  warn: (line: string) => void,
): Promise<() => Promise<void>> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    if (!isAllowed(token, request.headers.authorization)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('Send the METRICS_TOKEN as a bearer token\n');
    } else if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('Only GET /metrics is answered here\n');
    } else {
      const text = await readMetrics();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    }
  };
  const server = http.createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    response.setHeader('cache-control', 'no-store');
    answer(request, response).catch((error: unknown) => {
      warn(`Metrics could not be read: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500).end('Metrics could not be read\n');
    });
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(
      `The port of METRICS_PORT cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
