import { apiBase, joinPath } from '../browser/apiBase';
import { learnFromAnswer, machineMs } from '../browser/clock';
import { takeSecret } from '../browser/sealedValues';
import { nextCallNumber, tabName } from '../browser/tabName';
import { adoptRenewedToken, currentToken } from '../browser/tokenVault';
import { userIdleSeconds } from '../browser/userActivity';
import { openAnswer, type RawAnswer } from './answer';
import { cancelledFailure, lateFailure, offlineFailure, type ApiFailure } from './apiFailure';
import { encodeForm, encodeQuery, type CallBody } from './encodeBody';
import { CancelledUpload, NoAnswer } from './noAnswer';
import type { OperationFacts } from './operationFacts.gen';
import { sealAnswer } from './secretAnswerFields';
import type { SendUpload } from './sendUpload';

export interface FormCall {
  readonly url: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly params?: unknown;
}

export interface CallTraits extends Pick<OperationFacts, 'encoding' | 'answersWhole' | 'successStatus'> {
  readonly endpoint: string;
  readonly type: 'query' | 'mutation';
  readonly signal: AbortSignal;
  /** Sends what is encoded as multipart. The entry program uploads nothing and does without. */
  readonly sendUpload?: SendUpload;
}

/** The server begins to answer within seconds, and ends a statement after 60 s: a connection that is silent for longer is dead. */
const maxSilenceMs = 120_000;
/** Operations for which the server takes its time. */
const takesLong: ReadonlySet<string> = new Set(['erasePersonalData', 'previewErasure']);
/** Signing out goes on without the answer, so that a user who leaves is not held up. */
const maxSignOutMs = 10_000;
const signsOut: ReadonlySet<string> = new Set(['signOut', 'signOutEverywhere']);
/** Browsers take 64 kB of such bodies at a time, and reject what is more. */
const maxKeptAliveLength = 4096;

export const isCallBody = (value: unknown): value is CallBody => typeof value === 'object' && value !== null;

/** The code of a rejection after which the call can be repeated, see `identityQuestion`. */
export const notRecent = 'sign_in_not_recent';

/** BEH-016: the stored token travels in the authorization header. */
function callHeaders(): Record<string, string> {
  const token = currentToken();
  if (token === null) return {};
  // What the page reads by itself must not keep the session of a user who is away.
  return {
    Authorization: `Bearer ${token}`,
    'X-Daybook-Tab': tabName(),
    'X-Daybook-Call': String(nextCallNumber()),
    'X-Daybook-Idle': String(userIdleSeconds()),
  };
}

/**
 * Fetches an answer, whose body may take any time once it has begun.
 * @throws NoAnswer
 */
async function fetchAnswer(
  url: string,
  init: RequestInit,
  { signal, endpoint }: Pick<CallTraits, 'signal' | 'endpoint'>,
): Promise<RawAnswer> {
  const line = new AbortController();
  const cancel = (): void => line.abort();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const silence = takesLong.has(endpoint)
    ? undefined
    : setTimeout(cancel, signsOut.has(endpoint) ? maxSignOutMs : maxSilenceMs);
  const sentAtMs = machineMs();
  let hasBegun = false;
  try {
    const answer = await fetch(url, { ...init, signal: line.signal });
    hasBegun = true;
    clearTimeout(silence);
    learnFromAnswer((name) => answer.headers.get(name), sentAtMs);
    return { httpStatus: answer.status, text: await answer.text() };
  } catch {
    // fetch rejects only when no complete answer came, which includes a cancelled call.
    throw new NoAnswer({ isLate: line.signal.aborted && !signal.aborted && !hasBegun });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  }
}

async function send(call: FormCall, { encoding: ofOperation, sendUpload, ...traits }: CallTraits): Promise<RawAnswer> {
  const url = joinPath(apiBase(), call.url) + encodeQuery(isCallBody(call.params) ? call.params : undefined);
  const body = isCallBody(call.body) ? call.body : {};
  const headers = callHeaders();
  const method = call.method ?? 'GET';
  const encoding = ofOperation ?? (method === 'GET' ? 'none' : 'urlencoded');
  if (encoding === 'multipart') {
    if (sendUpload === undefined) throw new Error(`${call.url} takes an upload`);
    return sendUpload({ url, headers, body, signal: traits.signal });
  }
  const content = encoding === 'urlencoded' ? { body: encodeForm(body) } : {};
  // A change that has not left the browser yet is sent although the page is closed or loaded again.
  const keepalive = traits.type === 'mutation' && String(content.body ?? '').length <= maxKeptAliveLength;
  return fetchAnswer(url, { method, headers, keepalive, ...content }, traits);
}

/**
 * Secrets of a mutation are used once, except by a call that is repeated once the user has confirmed who he or she is. Those of a query stay, because a query can be repeated with the same arguments.
 */
function dropSeals(body: unknown): void {
  if (!isCallBody(body)) return;
  Object.values(body).forEach((value) => typeof value === 'string' && takeSecret(value));
}

/**
 * Sends one call: encodes the body by the operation's content type, adds the token, unwraps the answer and turns every
 * error into an ApiFailure.
 */
export async function callServer(
  call: FormCall,
  traits: CallTraits,
): Promise<{ data: unknown } | { error: ApiFailure }> {
  const { endpoint, type, answersWhole, successStatus } = traits;
  let isRepeated = false;
  try {
    let answer = await send(call, traits);
    // Another tab has confirmed the user and got a new token for this session.
    if (answer.httpStatus === 401 && adoptRenewedToken()) answer = await send(call, traits);
    const result = openAnswer(answer, { answersWhole, successStatus });
    isRepeated = 'error' in result && result.error.code === notRecent;
    return 'error' in result ? result : { data: sealAnswer(endpoint, result.data) };
  } catch (error) {
    if (error instanceof CancelledUpload) return { error: cancelledFailure(type, error.mayHaveArrived) };
    if (error instanceof NoAnswer) return { error: error.isLate ? lateFailure(type) : offlineFailure };
    throw error;
  } finally {
    if (type === 'mutation' && !isRepeated) dropSeals(call.body);
  }
}
