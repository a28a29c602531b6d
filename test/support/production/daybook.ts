import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild, type Child, type Ending } from '../programs/childProcess';
import { freePort } from '../programs/freePort';

export interface Daybook {
  readonly origin: string;
  readonly port: number;
  readonly child: Child;
  readonly stop: () => Promise<Ending>;
}

const environmentFor = (databaseUrl: string, port: number, directory: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: directory,
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: '1',
  WORKERS: '1',
  LOG_LEVEL: 'warn',
  COMPANY_TZ: 'UTC',
});

/** A server with the demonstration company, once it is ready. */
export async function startDaybook(databaseUrl: string, environment: Record<string, string> = {}): Promise<Daybook> {
  const port = Number(environment.PORT ?? (await freePort()));
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-data-'));
  const child = startChild('src/server/main.ts', [], {
    ...environmentFor(databaseUrl, port, directory),
    ...environment,
  });
  while (!(await child.nextLine()).startsWith('Daybook is ready'));
  const stop = async (): Promise<Ending> => {
    child.signal('SIGTERM');
    const ending = await child.ending;
    fs.rmSync(directory, { recursive: true, force: true });
    return ending;
  };
  return { origin: `http://127.0.0.1:${port}`, port, child, stop };
}

/** The end of a server that does not start. */
export async function failToStart(databaseUrl: string): Promise<Ending> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-data-'));
  const { ending } = startChild('src/server/main.ts', [], environmentFor(databaseUrl, await freePort(), directory));
  const end = await ending;
  fs.rmSync(directory, { recursive: true, force: true });
  return end;
}
