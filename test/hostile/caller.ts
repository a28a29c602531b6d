import http from 'node:http';
import type { BuiltRequest } from '../support/server/hostileInput';

/** Longer than any call may take, its wait for a connection to the database included. */
const hangMs = 60_000;

export interface Answered {
  /** 0 when the connection was cut without an answer, -1 when none came in time. */
  readonly status: number;
  readonly text: string;
  readonly durationMs: number;
}

/** Sends requests over a fixed number of connections that stay open. */
export class HttpCaller {
  readonly #agent: http.Agent;

  constructor(
    readonly origin: string,
    connections: number,
  ) {
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ method, url, payload, headers }: BuiltRequest, token: string | undefined): Promise<Answered> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number, text: string): void =>
        resolve({ status, text, durationMs: performance.now() - startedAt });
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      let request: http.ClientRequest;
      try {
        request = http.request(`${this.origin}/api${url}`, {
          method,
          agent: this.#agent,
          headers: { ...authorization, ...headers, ...length },
          timeout: hangMs,
        });
      } catch (error) {
        // Node's own client rejects what no sender could send: nothing was asked of the server.
        finish(400, JSON.stringify({ status: 0, message: String(error) }));
        return;
      }
      request.on('timeout', () => request.destroy(new Error('hang')));
      request.on('error', (error) => finish(error.message === 'hang' ? -1 : 0, error.message));
      request.on('response', (response) => {
        const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          // A stream of changes never ends by itself.
          if (isStream) response.destroy();
        });
        response.on('close', () => finish(response.statusCode ?? 0, Buffer.concat(pieces).toString()));
      });
      request.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
