import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../programs/freePort';
import { configuration, databaseFolder, listening, startDaemon } from './daemon';

const password = 'secret of the tests';

export interface PgBouncer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PgBouncer as the documentation sets it up, in front of a PostgreSQL server that trusts it. */
export async function startPgBouncer(postgresUrl: string, poolMode: 'session' | 'transaction'): Promise<PgBouncer> {
  const folder = databaseFolder('pgbouncer');
  const port = await freePort();
  const { port: serverPort, pathname } = new URL(postgresUrl);
  const users = path.join(folder, 'userlist.txt');
  fs.writeFileSync(users, `"daybook" "${password}"\n`);
  const settings = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    settings,
    configuration('pgbouncer.ini', {
      'port=5000': `port=${serverPort}`,
      'dbname=daybook': `dbname=${pathname.slice(1)}`,
      'listen_port = 6432': `listen_port = ${port}`,
      '/etc/pgbouncer/userlist.txt': users,
      'pool_mode = session': `pool_mode = ${poolMode}`,
    }),
  );
  const daemon = startDaemon('/usr/sbin/pgbouncer', [settings], { folder });
  await listening(port);
  return {
    url: `postgres://daybook:${encodeURIComponent(password)}@127.0.0.1:${port}/daybook`,
    stop: async () => {
      await daemon.stop('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
