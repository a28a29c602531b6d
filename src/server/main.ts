import { openDatabase } from './database/openDatabase';
import { readSettings, type Settings } from './settings';
import { Shutdown } from './shutdown';
import { endWith } from './startProblem';
import type { RunningServer } from './startServer';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function announce(server: RunningServer, { publicUrl, host, isOpenToOthers }: Settings): void {
  say(`Daybook is ready: ${publicUrl}`);
  if (server.setUpLink !== undefined)
    say(`There is no account yet. Create the first HR account here (works once): ${server.setUpLink}`);
  if (server.hasDemonstrationCompany) {
    say('Demonstration accounts, all with the password daybook:');
    if (isOpenToOthers) say(`  WARNING: with HOST=${host} everyone who reaches this machine can use them, as HR too.`);
    for (const name of ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer']) say(`  ${name}@daybook.example`);
  }
}

async function main(): Promise<void> {
  const shutdown = new Shutdown();
  const settings = readSettings(process.env);
  // The database opens in its own thread while this one loads the rest of the program: half a second faster.
  const [database, { startServer }] = await Promise.all([openDatabase(settings), import('./startServer')]);
  const server = await startServer(settings, database);
  shutdown.finishWith(server.stop);
  void server.broken.then((reason) => {
    process.stderr.write(`${reason.message}\n`);
    shutdown.begin(1);
  });
  announce(server, settings);
}

main().catch(endWith);
