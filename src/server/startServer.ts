import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app';
import { copyFilesIntoDatabase } from './attachments/copyFilesIntoDatabase';
import { copyFilesIntoStore } from './attachments/copyFilesIntoStore';
import { sweepUnusedFiles } from './attachments/sweepUnusedFiles';
import { removeExpiredEvents } from './audit/auditRetention';
import { refreshAlphabeticalOrder } from './database/alphabeticalOrder';
import { recordBackup } from './backup/backupsRepository';
import { listenForCopies } from './backup/copySocket';
import { ScheduledBackups } from './backup/scheduledBackups';
import { tryLockFiles, unlockFiles } from './backup/tablesReadModel';
import type { Database } from './database/database';
import { CompanyClock } from './clock/companyClock';
import { startClock } from './clock/startClock';
import { migrate } from './database/migrate';
import type { Schema } from './database/schema';
import { migrations } from './database/migrations/migrations';
import { hasDemonstrationAccounts, isDemonstrationCompany } from './demo/demonstrationMarkReadModel';
import { isEmptyDatabase } from './demo/emptyDatabaseReadModel';
import { createSetUpLink } from './features/session/createSetUpLink';
import { fillWithDemonstration } from './fillWithDemonstration';
import { sweepMails } from './notifications/mailSweep';
import type { ServerMetrics } from './metrics/serverMetrics';
import { openFileStore } from './plugins/files/openFileStore';
import { logOptions } from './plugins/requestLog';
import { removeGoneComments } from './retention/deletedCommentsRepository';
import { ScheduledRemoval } from './retention/scheduledRemoval';
import { openServices, type Services } from './services';
import { startPartChecks } from './status/startPartChecks';
import { ServerStatus } from './status/serverStatus';
import type { WorkerReport } from './status/workerReport';
import { askSupervisor } from './workers/questions';
import type { Settings } from './settings';
import type { Tracing } from './traces/tracing';
import { watchUnusedConnections } from './unusedConnections';
import { onlyWorker, type WorkerReady, type WorkerRole } from './workers/workerRole';

/** Maximum time for open requests after the request to stop. */
const drainMs = 10_000;
/** Longer than the supervisor waits for a worker. */
const REPORTS_WAIT_MS = 2000;

export interface RunningServer extends WorkerReady {
  /** Resolves with the reason when the database stops unexpectedly. */
  broken: Promise<Error>;
  /** Finishes open requests, then closes everything. */
  stop: () => Promise<void>;
  /** Undefined without METRICS_PORT. */
  metrics: ServerMetrics | undefined;
  /** What this process knows of itself and of the parts that it uses. */
  report: () => WorkerReport;
}

async function fillWhenEmpty(settings: Settings, database: Database, services: Services): Promise<string | undefined> {
  if (!(await isEmptyDatabase(database))) return undefined;
  if (!settings.hasDemonstrationCompany) return createSetUpLink(database.kysely, settings.publicUrl);
  await fillWithDemonstration(database, services, { size: 'normal' });
  return undefined;
}

/** @throws Error when CLOCK is set for a company other than the demonstration company */
async function mustAllowClock({ clock, hasDemonstrationCompany }: Settings, database: Database): Promise<void> {
  if (
    clock === undefined ||
    (await isDemonstrationCompany(database.kysely)) ||
    (hasDemonstrationCompany && (await isEmptyDatabase(database)))
  )
    return;
  throw new Error(
    'CLOCK is for the demonstration company only, and the records here are those of another one: start without CLOCK, or with another DATA_DIR or DATABASE_URL',
  );
}

/** @throws Error when other machines can reach accounts with a public password, and no setting allows it */
async function mustMeanDemonstration(
  { isOpenToOthers, hasDemonstrationCompany, host }: Settings,
  database: Database,
): Promise<void> {
  if (!isOpenToOthers || hasDemonstrationCompany || !(await hasDemonstrationAccounts(database.kysely))) return;
  throw new Error(
    `The database holds the demonstration accounts, and with HOST=${host} other machines reach them, whose password is known to everyone: set DEMO=1 if you want that, otherwise use another database`,
  );
}

/** Migrates and fills the database, after which servers may start on it. */
async function prepareDatabase(settings: Settings, database: Database, services: Services) {
  await mustAllowClock(settings, database);
  const setUpLink = await fillWhenEmpty(settings, database, services);
  await startClock(database.kysely, services.clock, settings.clock !== undefined);
  return setUpLink;
}

/** While a backup of another process reads files, none is removed: the next start does it. */
const withoutBackup = (
  { kysely, kind }: Database,
  sweep: (database: Kysely<Schema>) => Promise<number>,
): Promise<number> =>
  // The one session of the embedded database must not wait for the disk. Its backups ask the server, which has started.
  kind === 'embedded'
    ? sweep(kysely)
    : kysely.connection().execute(async (connection) => {
        if (!(await tryLockFiles(connection))) return 0;
        try {
          return await sweep(connection);
        } finally {
          await unlockFiles(connection);
        }
      });

/** After the start, which must not wait for another service; again when that has failed before. */
function copyIntoS3(
  app: FastifyInstance,
  { filesIn, dataDirectory }: Settings,
  { kysely }: Database,
  { fileStore, clock }: Services,
): void {
  if (typeof filesIn === 'string') return;
  app.background.start(async () => {
    const now = (): Date => clock.machineNow();
    const sources = await Promise.all(
      (['dataDirectory', 'database'] as const).map((place) =>
        openFileStore({ filesIn: place, dataDirectory }, kysely, now),
      ),
    );
    const copied = await copyFilesIntoStore(kysely, fileStore, sources);
    if (copied > 0) app.log.info({ copied }, 'Copied uploaded files into the store of FILES_URL');
  });
}

function startScheduledWork(app: FastifyInstance, database: Database, services: Services): void {
  app.background.start(async () => {
    const removed = await withoutBackup(database, (connection) =>
      sweepUnusedFiles(connection, services.fileStore, services.clock),
    );
    if (removed > 0) app.log.info({ removed }, 'Removed files that nothing refers to');
  });
  sweepMails(app, database.kysely, services);
}

/**
 * Starts the server on an opened database, which it closes on failure.
 * @throws Error with a one-line message for the administrator
 */
export async function startServer(
  settings: Settings,
  database: Database,
  { number, isFirst, runsScheduledWork, clockStartedAtMs }: WorkerRole = onlyWorker,
  tracing?: Tracing,
): Promise<RunningServer> {
  const closing = [() => database.close()];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0)) await close();
  };
  try {
    if (isFirst) {
      await migrate(database.kysely, migrations);
      await refreshAlphabeticalOrder(database.kysely);
      await mustMeanDemonstration(settings, database);
    }
    const clock = new CompanyClock(settings.clock, undefined, undefined, clockStartedAtMs);
    const status = new ServerStatus({
      machineNow: () => clock.machineNow(),
      worker: number,
      settings,
      poolUse: database.poolUse,
      tracing,
      ...(settings.workers > 1 && { askAll: () => askSupervisor<WorkerReport[]>('reports', REPORTS_WAIT_MS) }),
    });
    if (database.changeSignal.connection !== undefined) status.follow('live_changes', database.changeSignal.connection);
    const services = await openServices(settings, database.kysely, { clock, tracing, status });
    closing.unshift(() => services.fileStore.close());
    const copied =
      isFirst && settings.filesIn === 'database'
        ? await copyFilesIntoDatabase(database.kysely, settings.dataDirectory, clock.machineNow())
        : 0;
    const setUpLink = isFirst ? await prepareDatabase(settings, database, services) : undefined;
    if (!isFirst) await startClock(database.kysely, clock, false);
    const metrics =
      settings.metrics &&
      new (await import('./metrics/serverMetrics')).ServerMetrics({
        database,
        dataDirectory: settings.dataDirectory,
        fileStore: services.fileStore,
        reportsDatabase: runsScheduledWork,
      });
    const app = await buildApp({
      database: database.kysely,
      databaseFor: database.kyselyFor,
      services,
      changeSignal: database.changeSignal,
      clientDirectory: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client'),
      logger: await logOptions(settings.logLevel, settings.hasReadableLog ?? process.stdout.isTTY),
      trustedProxies: settings.trustedProxies,
      runsScheduledWork,
      ...(metrics && { metrics }),
      ...(tracing && { tracing }),
    });
    services.fileStore.followReading(({ works, reason }) => {
      if (!works) app.log.error({ problem: reason }, 'Uploaded files are not available');
      else {
        app.log.info('Uploaded files are available again');
        if (runsScheduledWork) copyIntoS3(app, settings, database, services);
      }
    });
    if (copied > 0) app.log.info({ copied }, 'Copied uploaded files from the data directory into the database');
    const endUnused = watchUnusedConnections(app.server);
    closing.unshift(async () => {
      const force = setTimeout(() => app.server.closeAllConnections(), drainMs);
      const closed = app.close();
      endUnused();
      await closed;
      clearTimeout(force);
    });
    if (runsScheduledWork) {
      startScheduledWork(app, database, services);
      copyIntoS3(app, settings, database, services);
    }
    const { beginCopy } = database;
    if (beginCopy !== undefined) {
      const copies = await listenForCopies(settings.dataDirectory, {
        beginCopy,
        record: (report) => recordBackup(database.kysely, report),
      });
      closing.unshift(() => copies.close());
    }
    if (runsScheduledWork && settings.backups !== undefined) {
      const backups = new ScheduledBackups({
        ...settings.backups,
        database: database.kysely,
        machineNow: () => clock.machineNow(),
        log: app.log,
      });
      closing.unshift(() => backups.close());
    }
    if (runsScheduledWork) {
      const removals = [
        new ScheduledRemoval({
          what: 'old events of the audit log',
          remove: () => removeExpiredEvents(database.kysely, clock.now(), settings.auditKeepMs),
          log: app.log,
        }),
        new ScheduledRemoval({
          what: 'deleted comments that can no longer be restored',
          remove: () => removeGoneComments(database.kysely, clock.now()),
          log: app.log,
        }),
      ];
      closing.unshift(...removals.map((removal) => () => removal.close()));
    }
    await app.listen({ host: settings.host, port: settings.port });
    // The public address leads to this server.
    if (runsScheduledWork) closing.unshift(startPartChecks(settings, database.kysely, services));
    const hasDemonstrationCompany = await hasDemonstrationAccounts(database.kysely);
    return {
      setUpLink,
      hasDemonstrationCompany,
      broken: database.broken,
      stop,
      metrics,
      report: () => status.report(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
