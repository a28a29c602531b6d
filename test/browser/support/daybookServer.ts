import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../../..');
// DAYBOOK_DIST: another build than that of npm run build.
const entry = path.join(projectRoot, process.env.DAYBOOK_DIST ?? 'dist', 'server/main.mjs');

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

/** The built product as a process of its own, with its own data directory. */
export class DaybookServer {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(readonly url: string, private readonly port: number, private data: string) {}

  get dataDirectory(): string {
    return this.data;
  }

  static async start(dataDirectory: string): Promise<DaybookServer> {
    const port = await freePort();
    const server = new DaybookServer(`http://localhost:${port}`, port, dataDirectory);
    await server.start();
    return server;
  }

  /** Starts it (again) at the same address, and waits until it answers. */
  async start(): Promise<void> {
    // The embedded database of a test ends before code compiled to run fast pays.
    const child = spawn(process.execPath, ['--liftoff-only', entry], {
      cwd: projectRoot,
      env: { ...process.env, PORT: String(this.port), DATA_DIR: this.data, LOG_LEVEL: 'warn', COMPANY_TZ: 'UTC', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const collect = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const deadline = performance.now() + 90_000;
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error(`The server did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Starts it unless it runs. */
  async startAgain(): Promise<void> {
    if (this.child === undefined || this.child.exitCode !== null) await this.start();
  }

  /** Goes on at the same address with other data. */
  async moveTo(dataDirectory: string): Promise<void> {
    await this.stop();
    this.data = dataDirectory;
    await this.start();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
