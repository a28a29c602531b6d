import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Minimum of the supported systems (macOS 104, Linux 108), minus the closing zero. */
const MAX_SOCKET_PATH_BYTES = 103;
/** Reserved for the names of sockets inside the directory. */
const MAX_SOCKET_NAME_BYTES = 24;

/** A path for the sockets of a directory. */
export interface SocketDirectory {
  /** Within the limit of the operating system, about a hundred bytes. */
  path: string;
  /** Removes the link; listening sockets are not affected. */
  forget: () => void;
}

/** The directory itself or, when its path is too long, a link to it in the temporary folder. */
export function socketDirectory(directory: string): SocketDirectory {
  const relative = path.relative(process.cwd(), directory) || '.';
  const shorter = Buffer.byteLength(relative) < Buffer.byteLength(directory) ? relative : directory;
  if (Buffer.byteLength(shorter) + MAX_SOCKET_NAME_BYTES <= MAX_SOCKET_PATH_BYTES)
    return { path: shorter, forget: () => undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-'));
  const link = path.join(folder, 'd');
  fs.symlinkSync(directory, link, 'dir');
  return { path: link, forget: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Listens without keeping the process alive. Connections are closed immediately: connecting is the answer. */
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
 * Whether a process listens on the address.
 * @throws when the operating system does not know: a wrong "no" could destroy records
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
