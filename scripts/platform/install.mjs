// Runs on bare Node, before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './contentHash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { root, run, step } from './step.mjs';

const leastNode = [20, 12];

/** @throws Error with one line when this Node is too old */
export function mustBeNewEnoughNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) throw new Error(`Daybook needs Node ${leastNode.join('.')} or newer; this is ${process.versions.node}`);
}

/** Installs the packages of the lockfile, unless that was done since the lockfile last changed. */
export async function installWhenNeeded() {
  mustBeNewEnoughNode();
  const stamp = path.join(root, 'node_modules/.daybook-installed');
  const wanted = contentHash(root, ['package.json', 'package-lock.json']);
  if (existsSync(path.join(root, 'node_modules')) && readStamp(stamp) === wanted) return;
  await step('Installing packages', () => run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], { NODE_ENV: '' }));
  writeStamp(stamp, wanted);
}
