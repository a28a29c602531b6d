import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections that a client has opened without a request, as browsers do in advance. Node counts them as busy: closing
 * the server would wait for the client.
 * @returns a function that ends them; open requests continue
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
