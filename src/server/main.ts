import { openDatabase } from './database/openDatabase';
import { readSettings } from './settings';
import { startProblem } from './startProblem';
import type { RunningServer } from './startServer';

/** Longer than requests get to finish; what hangs even then is cut off, and comes back from the database's log. */
const STOP_WITHIN_MS = 15_000;

/** Ctrl-C reaches the server twice under npm: from the terminal and passed on by npm. Only a later signal is impatience. */
const SAME_SIGNAL_WITHIN_MS = 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function announce(server: RunningServer, address: string): void {
  say(`Daybook is ready: ${address}`);
  if (server.setUpLink !== undefined) say(`Nobody has an account yet. Create the first HR account here (works once): ${server.setUpLink}`);
  if (server.hasDemonstrationCompany) {
    say('Demonstration accounts, all with the password daybook:');
    for (const name of ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer']) say(`  ${name}@daybook.example`);
  }
}

function endWith(error: unknown): never {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let server: RunningServer | undefined;
  let stoppingSince: number | undefined;
  const stop = (exitCode: number): void => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince < SAME_SIGNAL_WITHIN_MS) return;
    // A second signal does not wait any longer; a start that is not finished has nobody to wait for.
    if (stoppingSince !== undefined || server === undefined) process.exit(exitCode === 0 ? 130 : exitCode);
    stoppingSince = performance.now();
    setTimeout(() => endWith('Daybook did not come to rest in time and was cut off'), STOP_WITHIN_MS).unref();
    server.stop().then(() => process.exit(exitCode), endWith);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  const settings = readSettings(process.env);
  // The database opens in its own thread while this one loads the rest of the program: half a second less to wait.
  const [database, { startServer }] = await Promise.all([openDatabase(settings), import('./startServer')]);
  server = await startServer(settings, database);
  void server.broken.then((reason) => {
    process.stderr.write(`${reason.message}\n`);
    stop(1);
  });
  announce(server, settings.publicUrl);
}

main().catch(endWith);
