import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs by the Debian package that has them. */
const programs = {
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  'swift-proxy': 'swift-proxy-server',
  'swift-account': 'swift-account-server',
  'swift-container': 'swift-container-server',
  'swift-object': 'swift-object-server',
};

/** Debian keeps some programs in folders that a user's PATH lacks. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

/** Packages of the production tests that this machine does not have; PostgreSQL is installed when it is missing. */
export const missingPackages = () =>
  Object.entries(programs).flatMap(([name, program]) =>
    folders.some((folder) => existsSync(path.join(folder, program))) ? [] : [name],
  );
