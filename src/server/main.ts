import { readSettings } from './settings';
import { startServer, type RunningServer } from './startServer';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Network errors name a code and an address; everything of ours is a sentence already. */
function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `The port is in use by another program (PORT): ${error.message}`;
  return (error.message || String(code ?? error.name)).split('\n')[0] ?? error.name;
}

function announce(server: RunningServer, address: string): void {
  say(`Daybook is ready: ${address}`);
  if (server.setUpLink !== undefined) say(`Nobody has an account yet. Create the first HR account here (works once): ${server.setUpLink}`);
  if (server.hasDemonstrationCompany) {
    say('Demonstration accounts, all with the password daybook:');
    for (const name of ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer']) say(`  ${name}@daybook.example`);
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  let isStopping = false;
  const stop = (exitCode: number): void => {
    // The second signal does not wait any longer.
    if (isStopping) process.exit(exitCode === 0 ? 130 : exitCode);
    isStopping = true;
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        process.stderr.write(`${oneLine(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  void server.broken.then((reason) => {
    process.stderr.write(`${reason.message}\n`);
    stop(1);
  });
  announce(server, settings.publicUrl);
}

main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exit(1);
});
