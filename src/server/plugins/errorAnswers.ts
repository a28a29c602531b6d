import { Failure, type FailureCode } from '../errors/failure';
import { databaseFailure } from '../errors/databaseFailure';
import { diskFailure } from '../errors/diskFailure';
import { failurePage } from './failurePage';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Messages for errors of Fastify and its form parsers. */
const rejections: Record<string, { httpStatus: 400 | 413; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { httpStatus: 413, message: 'The request is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    httpStatus: 400,
    message: 'The body must be a form (application/x-www-form-urlencoded or multipart/form-data)',
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    httpStatus: 400,
    message: 'The body must be a form (application/x-www-form-urlencoded or multipart/form-data)',
  },
  FST_PARTS_LIMIT: { httpStatus: 413, message: 'The form has too many fields' },
  FST_FILES_LIMIT: { httpStatus: 413, message: 'Too many files' },
  FST_FIELDS_LIMIT: { httpStatus: 413, message: 'The form has too many fields' },
  FST_PROTO_VIOLATION: { httpStatus: 400, message: 'A field of the form has a name that cannot be used' },
};

/** After which a server that restarts usually answers again. */
const restartSeconds = 2;

const unreadable = { httpStatus: 400, code: 'malformed', message: 'The request cannot be read' } as const;

const isRejectedByFastify = (error: unknown): error is FastifyError =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** The form parsers give errors of malformed bodies no status. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && /multipart|boundary|malformed part|part terminated/i.test(error.message);

/** The answer for an error; undefined for a defect. */
function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const ofStorage = diskFailure(error) ?? databaseFailure(error);
  if (ofStorage !== undefined) return ofStorage;
  if (!isRejectedByFastify(error))
    return isBrokenForm(error) ? new Failure(unreadable.httpStatus, unreadable.message) : undefined;
  const { httpStatus, message } = rejections[error.code] ?? unreadable;
  return new Failure(httpStatus, message);
}

/**
 * True when the client has closed its connection before the request was complete; an injected request has no such
 * state.
 */
const isClientGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && raw.complete === false;

/** True for failures that an administrator must know of (disk, database), as opposed to limits of one user. */
const isServerFault = ({ httpStatus, code }: Failure): boolean =>
  httpStatus === 507 || (httpStatus === 503 && code !== 'server_busy');

const headersOfContent = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-encoding',
  'cache-control',
  'x-accel-buffering',
] as const;

/** True when a browser opens a file as a page of its own, which is no place for JSON. */
const wantsPage = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.operationId === 'downloadFile' && (headers.accept ?? '').includes('text/html');

const sendFailurePage = (reply: FastifyReply, message: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(failurePage(message));

/** Answers an error in the one form of the contract; details of unexpected ones are only logged. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  showsDetails: boolean,
): FastifyReply {
  // A file or stream that fails before its start has set its headers already.
  if (!reply.raw.headersSent) for (const header of headersOfContent) reply.removeHeader(header);
  const failure = toFailure(error);
  if (isClientGone(request)) {
    // The client is gone; not an error of the server.
    request.log.info(
      { reason: error instanceof Error ? error.message : String(error) },
      'The client went away before the call was answered',
    );
    return reply.code(400).send();
  }
  if (failure === undefined || isServerFault(failure))
    request.log.error({ err: error }, failure?.message ?? 'The call failed');
  if (failure === undefined) {
    const details = showsDetails && error instanceof Error ? `: ${error.stack ?? error.message}` : '';
    const message = `Something went wrong. Please try again; if it stays, tell your administrator the number ${request.id}${details}`;
    reply.code(500);
    if (wantsPage(request)) return sendFailurePage(reply, message);
    return reply.send({ status: 0, code: 'internal_error', message, requestId: request.id });
  }
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(failure.httpStatus).header('cache-control', 'no-store');
  if (wantsPage(request)) return sendFailurePage(reply, failure.message);
  return reply.send({
    status: 0,
    code: failure.code,
    message: failure.message,
    ...failure.details,
    requestId: request.id,
  });
}

const nodeRejections: Record<string, { httpStatus: number; code: FailureCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { httpStatus: 431, code: 'header_too_large', message: 'The head of the request is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    httpStatus: 408,
    code: 'request_timeout',
    message: 'The request took too long to arrive',
  },
};

/** Of answers that are written to the connection: the plugin that sets the headers of others does not see them. */
export const writtenHeaders = [
  'cache-control: no-store',
  'x-content-type-options: nosniff',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
] as const;

/** Answers malformed HTTP in the same form: no other code sees such a request. */
export function answerUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { httpStatus, code, message } = nodeRejections[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ status: 0, code, message });
  const head = [
    `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    ...writtenHeaders,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function installErrorAnswers(app: FastifyInstance, { showsDetails }: { showsDetails: boolean }): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, showsDetails));
}

/** Requests that come on open connections while the server closes; the sender asks again on another connection. */
export function rejectWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new Failure(503, 'The server is being restarted. Please try again in a moment.', {
      retryAfterSeconds: restartSeconds,
    });
  });
}
