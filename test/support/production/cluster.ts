import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../programs/freePort';
import { configuration, databaseFolder, listening, startDaemon, waitFor, type Daemon } from './daemon';

const addresses = { postgres1: '127.0.0.11', postgres2: '127.0.0.12' } as const;
export type MemberName = keyof typeof addresses;
const names: readonly MemberName[] = ['postgres1', 'postgres2'];

interface Member {
  readonly name: MemberName;
  readonly settings: string;
  readonly dataDirectory: string;
  readonly restPort: number;
  readonly port: number;
  daemon: Daemon;
}

interface ClusterState {
  readonly members: readonly { readonly name: MemberName; readonly role: string; readonly state: string }[];
}

/** PostgreSQL on two addresses of this machine under Patroni with etcd, as the documentation sets them up. */
export interface Cluster {
  /** Address and port of PostgreSQL, and port of Patroni, of each member. */
  readonly members: readonly Pick<Member, 'name' | 'port' | 'restPort'>[];
  readonly password: string;
  /** The primary, once there is one with a synchronous standby. */
  readonly waitUntilRedundant: () => Promise<MemberName>;
  /** Kills PostgreSQL, and Patroni too as when the machine is gone; then Patroni must be started again. */
  readonly kill: (name: MemberName, what: 'postgres' | 'machine') => Promise<void>;
  readonly restart: (name: MemberName) => void;
  readonly stop: () => Promise<void>;
}

const password = 'change-this-1';

/** Patroni asks etcd for hints where the log of one server ends, so each starts in a folder of its own. */
const startPatroni = (settings: string, folder: string): Daemon =>
  startDaemon('/usr/bin/patroni', [settings], { folder });

async function startEtcd(folder: string): Promise<{ daemon: Daemon; port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const daemon = startDaemon(
    '/usr/bin/etcd',
    [
      ...['--data-dir', path.join(folder, 'etcd'), '--name', 'only'],
      ...['--listen-client-urls', address, '--advertise-client-urls', address],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `only=${peer}`],
    ],
    { folder },
  );
  await listening(port);
  return { daemon, port };
}

const postmasterId = ({ dataDirectory }: Member): number =>
  Number(fs.readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function readState(members: readonly Member[]): Promise<ClusterState | undefined> {
  for (const { name, restPort } of members) {
    try {
      const answer = await fetch(`http://${addresses[name]}:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      });
      return (await answer.json()) as ClusterState;
    } catch {
      // It is down: the other one knows.
    }
  }
  return undefined;
}

export async function startCluster(): Promise<Cluster> {
  const folder = databaseFolder('cluster');
  const etcd = await startEtcd(folder);
  const members: Member[] = [];
  for (const name of names) {
    const [port, restPort] = [await freePort(), await freePort()];
    const address = addresses[name];
    const own = databaseFolder(`cluster-${name}`);
    const settings = path.join(own, 'patroni.yml');
    const dataDirectory = path.join(own, 'data');
    fs.writeFileSync(
      settings,
      configuration('patroni.yml', {
        'name: postgres1': `name: ${name}`,
        '10.0.0.11:8008': `${address}:${restPort}`,
        '10.0.0.11:5432': `${address}:${port}`,
        '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': `127.0.0.1:${etcd.port}`,
        '10.0.0.0/24': '127.0.0.0/8',
        '/var/lib/postgresql/15/daybook': dataDirectory,
        '/var/lib/postgresql/.pgpass.patroni': path.join(own, 'pgpass'),
        // Two servers on one machine need two places for their sockets.
        "hot_standby: 'on'": "hot_standby: 'on'\n        unix_socket_directories: '.'",
      }),
    );
    members.push({ name, settings, dataDirectory, restPort, port, daemon: startPatroni(settings, own) });
    // The first one creates the cluster.
    if (name === 'postgres1') await listening(port, address);
  }
  const find = (name: MemberName): Member => {
    const member = members.find((each) => each.name === name);
    if (member === undefined) throw new Error(`There is no member ${name}`);
    return member;
  };
  const explain = (): string => members.map(({ name, daemon }) => `${name}: ${daemon.output()}`).join('\n');
  return {
    members,
    password,
    waitUntilRedundant: () =>
      waitFor(
        'a primary with a synchronous standby',
        async () => {
          const state = await readState(members);
          const leader = state?.members.find(({ role, state: its }) => role === 'leader' && its === 'running');
          const standby = state?.members.find(({ role }) => role === 'sync_standby');
          return standby !== undefined && ['running', 'streaming'].includes(standby.state) ? leader?.name : undefined;
        },
        { withinMs: 180_000, explain },
      ),
    kill: async (name, what) => {
      const member = find(name);
      const server = postmasterId(member);
      if (what === 'machine') await member.daemon.stop('SIGKILL');
      process.kill(server, 'SIGKILL');
    },
    restart: (name) => {
      const member = find(name);
      member.daemon = startPatroni(member.settings, path.dirname(member.settings));
    },
    stop: async () => {
      // A paused stop would move the primary once more.
      for (const { daemon } of members) await daemon.stop('SIGKILL');
      for (const member of members) {
        try {
          process.kill(postmasterId(member), 'SIGQUIT');
        } catch (error) {
          // It has ended, and perhaps removed its file.
          if (!['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        }
      }
      await etcd.daemon.stop('SIGKILL');
      for (const { settings } of members) fs.rmSync(path.dirname(settings), { recursive: true, force: true });
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
