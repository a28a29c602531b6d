import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Shortest limit among the supported systems (macOS 104, Linux 108), with room for the closing zero. */
const SOCKET_PATH_MAX_BYTES = 103;
/** Room for the names of sockets inside the directory. */
const SOCKET_NAME_MAX_BYTES = 24;

/** A way to a directory by which its sockets can be named. */
export interface SocketDirectory {
  /** Short enough for the operating system, which allows only about a hundred bytes. */
  path: string;
  /** Takes the way away again; what listens goes on listening. */
  forget: () => void;
}

/** The directory itself or, when its path is too long, a link to it among the temporary files. */
export function socketDirectory(directory: string): SocketDirectory {
  const relative = path.relative(process.cwd(), directory) || '.';
  const shorter = Buffer.byteLength(relative) < Buffer.byteLength(directory) ? relative : directory;
  if (Buffer.byteLength(shorter) + SOCKET_NAME_MAX_BYTES <= SOCKET_PATH_MAX_BYTES)
    return { path: shorter, forget: () => undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-'));
  const link = path.join(folder, 'd');
  fs.symlinkSync(directory, link, 'dir');
  return { path: link, forget: () => fs.rmSync(folder, { recursive: true, force: true }) };
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
