import { EventEmitter } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Fault =
  /** Everything goes through. */
  | 'none'
  /** The connection is accepted, and nothing is ever answered. */
  | 'hangs'
  /** Nothing listens. */
  | 'isClosed'
  | { readonly answers: 403 | 500 | 503 }
  /** The connection ends after that number of bytes of a request's body. */
  | { readonly cutsUploadAfter: number }
  /** The connection ends after that number of bytes of an answer's body, as often as `times` says. */
  | { readonly cutsDownloadAfter: number; times: number }
  /** The store has done what was asked; its answer never comes. */
  | { readonly keepsAnswer: (method: string) => void };

/** A proxy in front of a store, which can fail in the ways of stores and networks. */
export interface FaultyGate {
  readonly endpoint: string;
  /** What it does from now on; connections of before are ended. */
  readonly set: (fault: Fault) => Promise<void>;
  /** Requests since the last `set`, as 'PUT /bucket/name'. */
  readonly requests: string[];
  /** Resolves with the next request that begins so, as in `requests`. */
  readonly nextRequest: (beginning: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export async function startFaultyGate(target: string): Promise<FaultyGate> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const arrivals = new EventEmitter();
  let fault: Fault = 'none';

  const forward = (request: IncomingMessage, answer: ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = request;
    const onward = send(new URL(url, target), { method, headers }, (received) => {
      if (typeof fault === 'object' && 'keepsAnswer' in fault) {
        received
          .resume()
          .once('end', () => void (typeof fault === 'object' && 'keepsAnswer' in fault && fault.keepsAnswer(method)));
        return;
      }
      answer.writeHead(received.statusCode ?? 500, received.rawHeaders);
      if (typeof fault === 'object' && 'cutsDownloadAfter' in fault && method === 'GET' && fault.times > 0) {
        fault.times -= 1;
        let left = fault.cutsDownloadAfter;
        received.on('data', (chunk: Buffer) => {
          const sent = chunk.subarray(0, left);
          left -= sent.length;
          answer.write(sent, () => void (left <= 0 && answer.destroy()));
          if (left <= 0) received.destroy();
        });
        received.on('end', () => answer.end());
      } else received.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    if (typeof fault === 'object' && 'cutsUploadAfter' in fault && method === 'PUT') {
      let left = fault.cutsUploadAfter;
      request.on('data', (chunk: Buffer) => {
        onward.write(chunk.subarray(0, left));
        left -= chunk.length;
        if (left > 0) return;
        onward.destroy();
        answer.destroy();
        request.destroy();
      });
      request.on('end', () => onward.end());
    } else request.pipe(onward);
  };
  const server = createServer((request, answer) => {
    const line = `${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}`;
    requests.push(line);
    arrivals.emit('request', line);
    if (fault === 'hangs') request.resume();
    else if (typeof fault === 'object' && 'answers' in fault) {
      request.resume();
      answer.writeHead(fault.answers, { 'content-type': 'application/xml' });
      answer.end('<Error><Code>Injected</Code></Error>');
    } else forward(request, answer);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) server.close(() => resolve());
      else resolve();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    nextRequest: (beginning) =>
      new Promise((resolve) => {
        const onRequest = (line: string): void => {
          if (!line.startsWith(beginning)) return;
          arrivals.off('request', onRequest);
          resolve(line);
        };
        arrivals.on('request', onRequest);
      }),
    set: async (next) => {
      fault = next;
      requests.length = 0;
      for (const socket of sockets) socket.destroy();
      if (next === 'isClosed') await close();
      else if (!server.listening) await listen(port);
    },
    stop: close,
  };
}
