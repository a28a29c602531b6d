import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { clockHeader, readServerClock } from '../../../src/domain/calendar/clockReading';
import { dayIn, type Day } from '../../../src/domain/calendar/day';
import { minuteMs } from '../../../src/domain/calendar/duration';
import { runStart, runTimeZone } from '../../support/moments/runMoment';

export const projectRoot = path.resolve(__dirname, '../../..');
// DAYBOOK_DIST: another build than that of npm run build.
const build = path.join(projectRoot, process.env.DAYBOOK_DIST ?? 'dist');
/** The files that a browser is given. */
export const builtClient = path.join(build, 'client');
export const builtServer = path.join(build, 'server');
const entry = path.join(builtServer, 'main.mjs');

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What the server's clock shows, in milliseconds since 1970; undefined while the server does not listen. */
async function readClock(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/api/health`);
    return answer.ok ? readServerClock(answer.headers.get(clockHeader) ?? '')?.atMs : undefined;
  } catch {
    // The server does not listen yet.
    return undefined;
  }
}

/** The company has been loaded by then: nothing in it lies ahead of the clock. */
const loadingMs = 60_000;

/** The built product as a process of its own, with its own data directory. */
export class DaybookServer {
  private child: ChildProcess | undefined;
  private output = '';
  /** What the company's clock shows beyond the stopwatch of this process. */
  private clockOffsetMs = runStart.getTime() - performance.now();

  private constructor(
    readonly url: string,
    private readonly port: number,
    private data: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** The company's time, as this server has it. */
  now(): Date {
    return new Date(this.clockOffsetMs + performance.now());
  }

  /** The company's day. */
  today(): Day {
    return dayIn(runTimeZone, this.now());
  }

  /** Waits for the next day where this one ends within the time: for tests that need the same month from beginning to end. */
  async sameDayFor(minutes: number): Promise<void> {
    const isSafe = () => dayIn(runTimeZone, new Date(this.now().getTime() + minutes * minuteMs)) === this.today();
    await expect.poll(isSafe, { timeout: (minutes + 1) * minuteMs }).toBe(true);
  }

  get dataDirectory(): string {
    return this.data;
  }

  /** @param isLoaded the directory holds a company already */
  static async start(
    dataDirectory: string,
    { isLoaded, settings = {} }: { isLoaded: boolean; settings?: Readonly<Record<string, string>> },
  ): Promise<DaybookServer> {
    const port = await freePort();
    const server = new DaybookServer(`http://localhost:${port}`, port, dataDirectory, settings);
    if (isLoaded) server.beginAgain();
    await server.start();
    return server;
  }

  /** Starts it (again) at the same address, and waits until it answers. */
  async start(): Promise<void> {
    // The embedded database of a test ends before code compiled to run fast pays.
    const child = spawn(process.execPath, ['--liftoff-only', entry], {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...this.settings,
        PORT: String(this.port),
        DATA_DIR: this.data,
        LOG_LEVEL: 'warn',
        COMPANY_TZ: runTimeZone,
        CLOCK: this.now().toISOString(),
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const collect = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const deadline = performance.now() + 90_000;
    for (;;) {
      const shownMs = await readClock(this.url);
      if (shownMs !== undefined) {
        this.clockOffsetMs = shownMs - performance.now();
        return;
      }
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`The server did not start:\n${this.output}`);
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
    this.beginAgain();
    await this.start();
  }

  /** Every company that was loaded begins at the same moment. */
  private beginAgain(): void {
    this.clockOffsetMs = runStart.getTime() + loadingMs - performance.now();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
