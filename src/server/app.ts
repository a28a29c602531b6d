import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { clockHeader } from '../domain/calendar/clockReading';
import { followClock } from './clock/followClock';
import type { ChangeSignal } from './database/changeSignal';
import type { DatabaseFor } from './database/pools/queuedPool';
import type { Schema } from './database/schema';
import { Failure } from './errors/failure';
import { attendanceOperations } from './features/attendance/operations';
import { auditOperations } from './features/audit/operations';
import { clockOperations } from './features/clock/operations';
import { commentsOperations } from './features/comments/operations';
import { dashboardOperations } from './features/dashboard/operations';
import { directoryOperations } from './features/directory/operations';
import { employeesOperations } from './features/employees/operations';
import { filesOperations } from './features/files/operations';
import { interviewsOperations } from './features/interviews/operations';
import { kraOperations } from './features/kra/operations';
import { leaveOperations } from './features/leave/operations';
import { liveOperations } from './features/live/operations';
import { manualAttendanceOperations } from './features/manual-attendance/operations';
import { mastersOperations } from './features/masters/operations';
import { notificationsOperations } from './features/notifications/operations';
import { overtimeOperations } from './features/overtime/operations';
import { permissionsOperations } from './features/permissions/operations';
import { planningOperations } from './features/planning/operations';
import { presentDataOperations } from './features/present-data/operations';
import { profileOperations } from './features/profile/operations';
import { projectsOperations } from './features/projects/operations';
import { reportsOperations } from './features/reports/operations';
import { searchOperations } from './features/search/operations';
import { sessionOperations } from './features/session/operations';
import { shellOperations } from './features/shell/operations';
import { tasksOperations } from './features/tasks/operations';
import { statusOperations } from './features/status/operations';
import { ticketsOperations } from './features/tickets/operations';
import { timerOperations } from './features/timer/operations';
import { viewsOperations } from './features/views/operations';
import { LiveHub } from './live/liveHub';
import type { ServerMetrics } from './metrics/serverMetrics';
import { BackgroundWork } from './operations/backgroundWork';
import { bindOperations } from './operations/bindOperations';
import type { Handlers } from './operations/call';
import { installClientFiles, isReadablePath, sendPage } from './plugins/clientFiles';
import { answerError, answerUnreadable, installErrorAnswers, rejectWhileClosing } from './plugins/errorAnswers';
import { installFormBodies } from './plugins/formBodies';
import { warnOfUntrustedProxies } from './plugins/untrustedProxies';
import { installRequestLog } from './plugins/requestLog';
import { installSecurityHeaders } from './plugins/securityHeaders';
import { installSlowBodies, type BodyLimits } from './plugins/slowBodies';
import { followProvider } from './openid/followProvider';
import { installOpenIdRoutes } from './openid/openIdRoutes';
import type { Services } from './services';
import type { Tracing } from './traces/tracing';
import { minuteMs } from '../domain/calendar/duration';

/** The operations of all features: together every operation of the contract that is not planned. */
export const handlers: Handlers = {
  ...attendanceOperations,
  ...auditOperations,
  ...clockOperations,
  ...commentsOperations,
  ...dashboardOperations,
  ...directoryOperations,
  ...employeesOperations,
  ...filesOperations,
  ...interviewsOperations,
  ...kraOperations,
  ...leaveOperations,
  ...liveOperations,
  ...manualAttendanceOperations,
  ...mastersOperations,
  ...notificationsOperations,
  ...overtimeOperations,
  ...permissionsOperations,
  ...planningOperations,
  ...presentDataOperations,
  ...profileOperations,
  ...projectsOperations,
  ...reportsOperations,
  ...searchOperations,
  ...sessionOperations,
  ...shellOperations,
  ...statusOperations,
  ...tasksOperations,
  ...ticketsOperations,
  ...timerOperations,
  ...viewsOperations,
};

const maxRequestMs = 30 * minuteMs;
const maxHeadersMs = 15_000;

export interface AppOptions {
  database: Kysely<Schema>;
  /** The database for the requests of one employee or address; without it all share one queue. */
  databaseFor?: DatabaseFor;
  services: Services;
  /** Signals changed records; without it open pages receive no changes. */
  changeSignal?: ChangeSignal;
  /** The built client (dist/client); without it only the calls are served. */
  clientDirectory?: string;
  /** See `logOptions`; silent when left out. */
  logger?: FastifyServerOptions['logger'];
  trustedProxies?: boolean | number | string[];
  /** False where another process on the same database removes old entries of the change log. */
  runsScheduledWork?: boolean;
  /** For tests: other handlers, answers checked against the contract, and errors with details. */
  handlers?: Partial<Handlers>;
  checksAnswers?: boolean;
  bodyLimits?: Partial<BodyLimits>;
  /** Counts the requests; without it nothing is measured. */
  metrics?: ServerMetrics;
  /** Spans of the requests; without it none are made. */
  tracing?: Tracing;
}

declare module 'fastify' {
  interface FastifyInstance {
    background: BackgroundWork;
  }
}

const isCall = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/** The whole server, ready to listen or for `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { trustedProxies = false, clientDirectory } = options;
  const showsDetails = options.checksAnswers ?? false;
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A number counts proxies from the nearest.
    trustProxy: typeof trustedProxies === 'number' ? (_address, hop) => hop < trustedProxies : trustedProxies,
    // An unreadable path is not a call: the client's page answers that the address does not exist.
    rewriteUrl: ({ url = '/' }: IncomingMessage) =>
      clientDirectory === undefined || isCall(url) || isReadablePath(url) ? url : '/',
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply, showsDetails);
    },
    clientErrorHandler: answerUnreadable,
    // Enough for the largest upload over a slow line.
    requestTimeout: maxRequestMs,
    http: { headersTimeout: maxHeadersMs, connectionsCheckingInterval: maxHeadersMs / 3 },
    // Fastify's own answer has another form than the contract's: see `rejectWhileClosing`.
    return503OnClosing: false,
  });
  const background = new BackgroundWork(app.log);
  app.decorate('background', background);
  app.addHook('onClose', () => background.settled());

  const { clock } = options.services;
  const live = new LiveHub({
    database: options.database,
    changeSignal: options.changeSignal,
    clock,
    log: app.log,
    trimsLog: options.runsScheduledWork ?? true,
  });
  followClock(app, options, live);
  // Streams never end by themselves, and the server waits for open requests.
  app.addHook('preClose', () => live.close());

  // As late as possible: a page must not receive an older time after a newer one.
  app.addHook(
    'onSend',
    async (request, reply) => void (isCall(request.url) && reply.header(clockHeader, clock.headerValue())),
  );

  options.tracing?.observe(app);
  installSlowBodies(app, options.bodyLimits);
  installErrorAnswers(app, { showsDetails });
  installRequestLog(app);
  options.metrics?.observe(app, live);
  const { status } = options.services;
  status.observe(app, () => live.streamCount);
  warnOfUntrustedProxies(
    app,
    () => clock.machineNow(),
    (address) => status.addUntrustedProxy(address),
  );
  installSecurityHeaders(app, { isHttps: options.services.publicUrl.startsWith('https:') });
  rejectWhileClosing(app);
  const { identityProvider: provider } = options.services;
  const databaseFor = options.databaseFor ?? (() => options.database);
  if (provider !== undefined)
    followProvider(app, {
      provider,
      database: options.database,
      clock,
      refreshesSessions: options.runsScheduledWork ?? true,
    });
  await app.register(
    async (api) => {
      await installFormBodies(api);
      if (provider !== undefined) installOpenIdRoutes(api, { provider, databaseFor, services: options.services });
      bindOperations(api, {
        handlers: options.handlers ?? handlers,
        databaseFor,
        services: options.services,
        live,
        background,
        checksAnswers: options.checksAnswers ?? false,
      });
    },
    { prefix: '/api' },
  );

  const announcePage = (reply: FastifyReply): FastifyReply => sendPage(reply, clock, provider);
  if (clientDirectory !== undefined) await installClientFiles(app, clientDirectory, announcePage);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      clientDirectory !== undefined &&
      !isCall(request.url) &&
      !request.url.startsWith('/assets/') &&
      ['GET', 'HEAD'].includes(request.method);
    if (isPage) return announcePage(reply);
    throw new Failure(404, isCall(request.url) ? 'There is no such call' : 'Not found');
  });
  return app;
}
