// Runs before any package is installed.
import path from 'node:path';
import { isInstalled } from './isInstalled.mjs';
import { root, run, step } from './step.mjs';

const minNode = /** @type {const} */ ([20, 19]);

/** @throws Error with one line when this Node is too old */
function mustBeNewEnoughNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < minNode[0] || (major === minNode[0] && minor < minNode[1]))
    throw new Error(`Daybook needs Node ${minNode.join('.')} or newer; this is ${process.versions.node}`);
}

/**
 * Installs the packages of the lockfile unless they are there. Those that only development needs are more than half.
 * @param {{ withDevelopment: boolean }} wanted
 */
export async function installWhenNeeded({ withDevelopment }) {
  mustBeNewEnoughNode();
  if (isInstalled(path.join(root, 'package-lock.json'), path.join(root, 'node_modules'), { withDevelopment })) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await step('Installing packages', () =>
    run(npm, ['ci', withDevelopment ? '--include=dev' : '--omit=dev', '--include=optional', '--no-audit', '--no-fund']),
  );
}
