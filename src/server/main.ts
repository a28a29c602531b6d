import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { machineTime } from './clock/companyClock';
import { openDatabase } from './database/openDatabase';
import { readSettings, type Settings } from './settings';
import type { MetricValues } from './metrics/serverMetrics';
import { Shutdown } from './shutdown';
import { endWith } from './startProblem';
import type { WorkerReport } from './status/workerReport';
import type { Tracing } from './traces/tracing';
import { Supervisor } from './workers/supervisor';
import { answerSupervisor, answerWorker, askWorkers } from './workers/questions';
import { readRole, STOP_MESSAGE, type WorkerReady } from './workers/workerRole';

/** A process that does not answer within these times is left out. */
const METRICS_WAIT_MS = 5000;
const REPORT_WAIT_MS = 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

function announce(server: WorkerReady, { publicUrl, host, isOpenToOthers }: Settings): void {
  say(`Daybook is ready: ${publicUrl}`);
  if (server.setUpLink !== undefined)
    say(`There is no account yet. Create the first HR account here (works once): ${server.setUpLink}`);
  if (server.hasDemonstrationCompany) {
    say('Demonstration accounts, all with the password daybook:');
    if (isOpenToOthers) say(`  WARNING: with HOST=${host} everyone who reaches this machine can use them, as HR too.`);
    for (const name of ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer']) say(`  ${name}@daybook.example`);
  }
}

/** @returns a function that closes the port; undefined without METRICS_PORT */
async function publishMetrics(
  { metrics }: Settings,
  readMetrics: () => Promise<string>,
): Promise<(() => Promise<void>) | undefined> {
  if (metrics === undefined) return undefined;
  const { startMetricsServer } = await import('./metrics/metricsServer');
  return startMetricsServer(metrics, readMetrics, complain);
}

/** @returns undefined without the settings of OpenTelemetry, whose packages are then not loaded */
async function loadTracing({ traces }: Settings, worker: number): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined;
  const { startTracing } = await import('./traces/startTracing');
  return startTracing(traces, worker);
}

const load = async () => (await import('./startServer')).startServer;

async function serve(settings: Settings, shutdown: Shutdown): Promise<void> {
  const role = readRole(process.env);
  const tracing = await loadTracing(settings, role.number);
  // Loading blocks this thread: on a busy machine longer than connecting to a PostgreSQL server may take.
  if (settings.databaseUrl !== undefined) await load();
  // The embedded database opens in its own thread while the rest of the program is loaded: half a second faster.
  const [database, startServer] = await Promise.all([openDatabase(settings, tracing), load()]);
  const server = await startServer(settings, database, role, tracing).catch(async (error: unknown) => {
    // Queries fail because the engine has stopped; why is more than that.
    throw (await Promise.race([database.broken, Promise.resolve(undefined)])) ?? error;
  });
  const { metrics } = server;
  if (cluster.isWorker)
    answerSupervisor(
      { report: async () => server.report(), ...(metrics && { metrics: () => metrics.values() }) },
      complain,
    );
  const closeMetrics =
    cluster.isPrimary && metrics !== undefined ? await publishMetrics(settings, () => metrics.text()) : undefined;
  shutdown.finishWith(async () => {
    await closeMetrics?.();
    await server.stop();
    await tracing?.close();
  });
  void server.broken.then((reason) => {
    complain(reason.message);
    shutdown.begin(1);
  });
  const { setUpLink, hasDemonstrationCompany } = server;
  if (cluster.isPrimary) announce(server, settings);
  else process.send?.({ setUpLink, hasDemonstrationCompany } satisfies WorkerReady);
}

async function supervise(settings: Settings, shutdown: Shutdown): Promise<void> {
  const readReports = (): Promise<WorkerReport[]> =>
    askWorkers<WorkerReport>(supervisor.readyWorkers, 'report', REPORT_WAIT_MS);
  const supervisor: Supervisor = new Supervisor({
    program: fileURLToPath(import.meta.url),
    workers: settings.workers,
    clockStartedAtMs: machineTime().getTime(),
    warn: complain,
    onReady: (worker) => answerWorker(worker, { reports: readReports }, complain),
  });
  shutdown.finishWith(() => supervisor.stop());
  const ready = await supervisor.start();
  if (ready !== undefined) {
    const closeMetrics = await publishMetrics(settings, async () => {
      const { mergeMetrics } = await import('./metrics/serverMetrics');
      return mergeMetrics(await askWorkers<MetricValues>(supervisor.readyWorkers, 'metrics', METRICS_WAIT_MS));
    });
    shutdown.finishWith(async () => {
      await closeMetrics?.();
      await supervisor.stop();
    });
  }
  if (ready === undefined) shutdown.begin(1);
  else announce(ready, settings);
}

async function main(): Promise<void> {
  const shutdown = new Shutdown();
  const settings = readSettings(process.env);
  if (cluster.isPrimary && settings.workers > 1) return supervise(settings, shutdown);
  if (cluster.isWorker) process.on('message', (message) => message === STOP_MESSAGE && shutdown.begin(0));
  return serve(settings, shutdown);
}

main().catch(endWith);
