import type { FieldProblem } from '../../domain/validation/fieldProblem';
import type { ApiFailure } from './apiFailure';

export interface RawAnswer {
  readonly httpStatus: number;
  readonly text: string;
}

/** A call succeeded only when its body's status is 1, or 200 for the two calls of BEH-071 and B-01. */
const usualSuccess = 1;
const badGateway = 502;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page or an empty body: unlike a rejection it has no message.
    return undefined;
  }
}

function toFailure(httpStatus: number, body: unknown): ApiFailure {
  const content = isRecord(body) ? body : {};
  const message = typeof content.message === 'string' ? content.message : '';
  return {
    // A missing page of a proxy is no missing record: the call can be tried again. Failures of Daybook have a code.
    httpStatus: httpStatus === 404 && typeof content.code !== 'string' ? badGateway : httpStatus,
    message: message === '' ? `The server sent an unexpected response (${httpStatus}). Try again.` : message,
    ...(typeof content.code === 'string' ? { code: content.code } : {}),
    ...(Array.isArray(content.errors) ? { errors: content.errors.filter(isFieldProblem) } : {}),
    ...(typeof content.requestId === 'string' ? { requestId: content.requestId } : {}),
    ...(typeof content.retryAfterSeconds === 'number' ? { retryAfterSeconds: content.retryAfterSeconds } : {}),
    ...(isRecord(content.current) ? { current: content.current } : {}),
  };
}

interface Envelope {
  /** The whole body is the result, not only its `data`. */
  readonly answersWhole?: boolean;
  readonly successStatus?: number;
}

/**
 * The store freezes what it is given, object by object: for 500 records as much work as holding them. It passes over what
 * is frozen already. That nothing changes the state is checked in development and by the tests.
 */
const frozen = <Data>(data: Data): Data => Object.freeze(data);

export function openAnswer(
  answer: RawAnswer,
  { answersWhole = false, successStatus = usualSuccess }: Envelope,
): { data: unknown } | { error: ApiFailure } {
  const body = parsed(answer.text);
  if (!isRecord(body) || body.status !== successStatus || answer.httpStatus >= 400)
    return { error: toFailure(answer.httpStatus, body) };
  return { data: frozen(answersWhole ? body : (body.data ?? null)) };
}
