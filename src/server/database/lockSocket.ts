import net from 'node:net';
import path from 'node:path';

/** Shortest limit among the supported systems (macOS 104, Linux 108), with room for the closing zero. */
const SOCKET_PATH_MAX_BYTES = 103;

/** The path as the operating system will take it: it allows only about a hundred bytes, so the shorter way is used. */
export function socketPath(absolutePath: string): string {
  const relative = path.relative(process.cwd(), absolutePath);
  const shorter = Buffer.byteLength(relative) < Buffer.byteLength(absolutePath) ? relative : absolutePath;
  if (Buffer.byteLength(shorter) > SOCKET_PATH_MAX_BYTES) {
    const tooMany = Buffer.byteLength(shorter) - SOCKET_PATH_MAX_BYTES;
    throw new Error(`The path of the data directory is ${tooMany} bytes too long to be locked (DATA_DIR): ${path.dirname(absolutePath)}`);
  }
  return shorter;
}

/** Listens without keeping the process alive. Whoever connects is sent away: that the connection came about is the answer. */
export function listenOn(address: string): Promise<net.Server> {
  const server = net.createServer((visitor) => visitor.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Whether a living process listens there.
 * @throws when the operating system cannot tell; to guess "no" could cost records.
 */
export function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const visitor = net.connect(address);
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      // A full queue of visitors is a sign of life.
      else if (error.code === 'EAGAIN' || error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(true);
      else reject(error);
    });
  });
}
