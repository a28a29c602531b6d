import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../programs/freePort';
import type { Cluster } from './cluster';
import { configuration, listening, startDaemon } from './daemon';

export interface HaProxy {
  readonly postgresPort: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

interface Behind {
  /** Without it nothing answers on the port for PostgreSQL. */
  readonly cluster?: Cluster;
  /** Ports of the two Daybook servers. */
  readonly one: number;
  readonly two: number;
}

/** HAProxy as the documentation sets it up. */
export async function startHaProxy({ cluster, one, two }: Behind): Promise<HaProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-haproxy-'));
  const [postgresPort, pagesPort] = [await freePort(), await freePort()];
  const [first, second] = cluster?.members ?? [
    { port: 1, restPort: 1 },
    { port: 1, restPort: 1 },
  ];
  const settings = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(
    settings,
    configuration('haproxy.cfg', {
      'bind 127.0.0.1:5000': `bind 127.0.0.1:${postgresPort}`,
      'bind :80': `bind 127.0.0.1:${pagesPort}`,
      '10.0.0.11:5432 check port 8008': `127.0.0.11:${first?.port} check port ${first?.restPort}`,
      '10.0.0.12:5432 check port 8008': `127.0.0.12:${second?.port} check port ${second?.restPort}`,
      '10.0.0.31:8080': `127.0.0.1:${one}`,
      '10.0.0.32:8080': `127.0.0.1:${two}`,
    }),
  );
  const daemon = startDaemon('/usr/sbin/haproxy', ['-db', '-f', settings], { folder, asThisUser: true });
  await listening(pagesPort);
  return {
    postgresPort,
    origin: `http://127.0.0.1:${pagesPort}`,
    stop: async () => {
      await daemon.stop('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
