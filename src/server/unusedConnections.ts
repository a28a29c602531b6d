import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches connections that a client has opened ahead of a request that never came, as browsers do. Node counts them
 * as busy: closing the server would wait for them until the client goes.
 * @returns a function that ends them; requests in work go on
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
