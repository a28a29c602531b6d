import { accessSync, constants } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's Chromium without windows: a quarter less processor time for the same pages. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = () =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find(isExecutable);

const isDebianAsRoot = () => process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

function install(/** @type {string[]} */ ...packages) {
  console.log(`Installing ${packages[0]} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...words], { stdio: 'ignore', env });
}

/**
 * Path of a Chromium: CHROMIUM_PATH, one on the PATH, or, on Debian as root, one that is installed now.
 * @throws Error with one line that says how to get one
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`CHROMIUM_PATH names no program: ${configured}`);
    return configured;
  }
  const found = onPath();
  if (found) return found;
  if (isDebianAsRoot()) {
    install('chromium', 'fonts-liberation');
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * Path of the Chromium for tests, which look at no window: on Debian the one without windows, which is installed now
 * when you are root, in the version that the other one may have; elsewhere any Chromium.
 * @throws Error with one line that says how to get one
 */
export function findChromiumForTests() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!isExecutable(headlessShell) && isDebianAsRoot()) {
    const { status, stdout } = spawnSync('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium-common'], {
      encoding: 'utf8',
    });
    install(`chromium-headless-shell${status === 0 && stdout ? `=${stdout}` : ''}`, 'fonts-liberation');
  }
  return isExecutable(headlessShell) ? headlessShell : findChromium();
}
