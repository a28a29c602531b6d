import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { clockHeader } from '../domain/calendar/clockReading';
import { followClock } from './clock/followClock';
import type { ChangeBell } from './database/changeBell';
import type { Owner } from './database/fairTurns';
import type { Schema } from './database/schema';
import { Failure } from './errors/failure';
import { attendanceOperations } from './features/attendance/operations';
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
import { ticketsOperations } from './features/tickets/operations';
import { timerOperations } from './features/timer/operations';
import { viewsOperations } from './features/views/operations';
import { LiveHub } from './live/liveHub';
import { BackgroundWork } from './operations/backgroundWork';
import { bindOperations } from './operations/bindOperations';
import type { Handlers } from './operations/call';
import { installClientFiles, isReadablePath, sendPage } from './plugins/clientFiles';
import { answerError, answerUnreadable, installErrorAnswers } from './plugins/errorAnswers';
import { installFormBodies } from './plugins/formBodies';
import { warnOfUntrustedProxies } from './plugins/untrustedProxies';
import { installRequestLog } from './plugins/requestLog';
import { installSecurityHeaders } from './plugins/securityHeaders';
import { installSlowBodies, type BodyLimits } from './plugins/slowBodies';
import type { Services } from './services';

/** Every feature names the operations that it handles; together they are all operations of the contract that are not planned. */
export const handlers: Handlers = {
  ...attendanceOperations,
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
  ...tasksOperations,
  ...ticketsOperations,
  ...timerOperations,
  ...viewsOperations,
};

const maximumRequestMs = 30 * 60 * 1000;
const maximumHeadersMs = 15_000;

export interface AppOptions {
  database: Kysely<Schema>;
  /** The database for the requests of one person or address; without it all of them share one queue. */
  databaseFor?: (owner: Owner) => Kysely<Schema>;
  services: Services;
  /** Rings when records have changed; without it open pages are not told. */
  changeBell?: ChangeBell;
  /** The built client (dist/client); without it only the calls are served. */
  clientDirectory?: string;
  /** See `logOptions`; silent when left out. */
  logger?: FastifyServerOptions['logger'];
  trustedProxies?: boolean | number | string[];
  /** For tests: other handlers, answers compared with the contract and errors told in full. */
  handlers?: Partial<Handlers>;
  checksAnswers?: boolean;
  bodyLimits?: Partial<BodyLimits>;
}

declare module 'fastify' {
  interface FastifyInstance {
    background: BackgroundWork;
  }
}

const isCall = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { trustedProxies = false, clientDirectory } = options;
  const tellsDetails = options.checksAnswers ?? false;
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A number counts the proxies, the nearest first.
    trustProxy: typeof trustedProxies === 'number' ? (_address, hop) => hop < trustedProxies : trustedProxies,
    // What nobody can read is no call: the client's page says that there is no such address.
    rewriteUrl: ({ url = '/' }: IncomingMessage) =>
      clientDirectory === undefined || isCall(url) || isReadablePath(url) ? url : '/',
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply, tellsDetails);
    },
    clientErrorHandler: answerUnreadable,
    // The largest upload over a slow line; a sender that takes longer is not waited for.
    requestTimeout: maximumRequestMs,
    http: { headersTimeout: maximumHeadersMs, connectionsCheckingInterval: maximumHeadersMs / 3 },
  });
  const background = new BackgroundWork(app.log);
  app.decorate('background', background);
  app.addHook('onClose', () => background.settled());

  const { clock } = options.services;
  const live = new LiveHub({ database: options.database, bell: options.changeBell, clock, log: app.log });
  followClock(app, options, live);
  // Before requests in work are waited for: a stream ends only when it is told to.
  app.addHook('preClose', () => live.close());

  // The latest moment: a page must not learn an older time after a newer one.
  app.addHook(
    'onSend',
    async (request, reply) => void (isCall(request.url) && reply.header(clockHeader, clock.written())),
  );

  installSlowBodies(app, options.bodyLimits);
  installErrorAnswers(app, { tellsDetails });
  installRequestLog(app);
  warnOfUntrustedProxies(app, () => clock.machineNow());
  await installSecurityHeaders(app, { isHttps: options.services.publicUrl.startsWith('https:') });
  await app.register(
    async (api) => {
      await installFormBodies(api);
      bindOperations(api, {
        handlers: options.handlers ?? handlers,
        databaseFor: options.databaseFor ?? (() => options.database),
        services: options.services,
        live,
        background,
        checksAnswers: options.checksAnswers ?? false,
      });
    },
    { prefix: '/api' },
  );

  if (clientDirectory !== undefined) await installClientFiles(app, clientDirectory, clock);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      clientDirectory !== undefined &&
      !isCall(request.url) &&
      !request.url.startsWith('/assets/') &&
      ['GET', 'HEAD'].includes(request.method);
    if (isPage) return sendPage(reply, clock);
    throw new Failure(404, isCall(request.url) ? 'There is no such call' : 'Not found');
  });
  return app;
}
