import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '../../../src/server/plugins/files/s3Place';
import { freePort } from '../programs/freePort';
import { listening, startDaemon, type Daemon } from './daemon';

const credentials = { accessKeyId: 'daybook:files', secretAccessKey: 'secret-of-the-tests' };

/** OpenStack Swift on one folder, with its S3 interface: a real store, though a small one. */
export interface Swift {
  readonly endpoint: string;
  readonly place: (prefix: string) => S3Place;
  readonly stop: () => Promise<void>;
}

const filters: Record<string, string> = {
  catch_errors: '',
  gatekeeper: '',
  cache: 'memcache_servers = 127.0.0.1:1',
  listing_formats: '',
  bulk: '',
  s3api: 'location = us-east-1',
  tempauth: `user_daybook_files = ${credentials.secretAccessKey} .admin`,
  copy: '',
  slo: '',
  dlo: '',
  versioned_writes: 'allow_versioned_writes = true',
  symlink: '',
};

const proxySettings = (common: string): string =>
  [
    common,
    '[pipeline:main]',
    `pipeline = ${Object.keys(filters).join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...Object.entries(filters).flatMap(([name, settings]) => [
      `[filter:${name}]`,
      `use = egg:swift#${name === 'cache' ? 'memcache' : name}`,
      settings,
    ]),
  ].join('\n');

const serverSettings = (kind: string, common: string): string =>
  [common, '[pipeline:main]', `pipeline = ${kind}-server`, `[app:${kind}-server]`, `use = egg:swift#${kind}`].join(
    '\n',
  );

export async function startSwift(bucket = 'company-files'): Promise<Swift> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-swift-'));
  fs.mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  const settings = [
    '[swift-hash]',
    'swift_hash_path_suffix = tests',
    'swift_hash_path_prefix = tests',
    '[storage-policy:0]',
    'name = Policy-0',
    'default = yes',
  ];
  fs.writeFileSync(path.join(folder, 'swift.conf'), settings.join('\n'));
  const common = (port: number): string =>
    [
      '[DEFAULT]',
      `swift_dir = ${folder}`,
      `devices = ${folder}/devices`,
      'mount_check = false',
      'disable_fallocate = true',
      'bind_ip = 127.0.0.1',
      `bind_port = ${port}`,
      'workers = 0',
      `user = ${os.userInfo().username}`,
    ].join('\n');
  const start = (program: string, file: string) =>
    startDaemon(`/usr/bin/${program}`, [path.join(folder, file)], { folder, asThisUser: true });
  const daemons: { readonly port: number; readonly daemon: Daemon }[] = [];
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort();
    const ring = (...parameters: string[]) =>
      execFileSync('swift-ring-builder', [`${kind}.builder`, ...parameters], { cwd: folder });
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring('rebalance');
    fs.writeFileSync(path.join(folder, `${kind}.conf`), serverSettings(kind, common(port)));
    daemons.push({ port, daemon: start(`swift-${kind}-server`, `${kind}.conf`) });
  }
  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'proxy.conf'), proxySettings(common(port)));
  daemons.push({ port, daemon: start('swift-proxy-server', 'proxy.conf') });
  await Promise.all(daemons.map((started) => listening(started.port)));
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    endpoint,
    place: (prefix) => ({ bucket, prefix, endpoint, region: 'us-east-1', isPathStyle: true, credentials }),
    stop: async () => {
      for (const { daemon } of daemons) await daemon.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
